/** The parts of the six-event companion that are loaded after the step and the dock are shown. */
import { standIns } from '../../../engine/six-events/companion/companion.ts';
import { events } from '../../../engine/six-events/data/events.ts';
import type { SixEventsLater } from './desk.ts';
import { Opening } from './Opening.tsx';
import { Panel } from './Panel.tsx';
import { StepTools } from './StepTools.tsx';
import { sheet } from './sheet.ts';

export const lazyParts: SixEventsLater = {
  Opening,
  Tools: StepTools,
  Panel,
  steps: () => ({
    title: 'Events of the turn',
    all: events.map(({ id, numeral, name }) => ({ id, label: numeral, title: name })),
    go: (step) => ({ kind: 'go', step }),
  }),
  parts: () => [],
  sideLabels: standIns,
  rename: (side, name) => ({ kind: 'rename', side, name }),
  sheet,
};
