/** The parts of the Hordes of the Things companion that are loaded after the step and the dock are shown. */
import { standIns } from '../../../engine/hott/companion/companion.ts';
import { sequence } from '../../../engine/hott/data/sequence.ts';
import type { HottLater } from './desk.ts';
import { Losses } from './Losses.tsx';
import { Opening } from './Opening.tsx';
import { Panel } from './Panel.tsx';
import { StepTools } from './StepTools.tsx';
import { sheet } from './sheet.ts';

export const lazyParts: HottLater = {
  Opening,
  Tools: StepTools,
  Panel,
  steps: () => ({
    title: 'Steps of the bound',
    all: sequence.map((step, at) => ({ id: step.id, label: String(at + 1), title: step.name })),
    go: (step) => ({ kind: 'go', step }),
  }),
  parts: (state) => [{ title: 'Losses', id: 'losses', open: state.beaten !== null, Body: Losses }],
  sideLabels: standIns,
  rename: (side, name) => ({ kind: 'rename', side, name }),
  sheet,
};
