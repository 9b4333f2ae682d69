/** The parts of the Fantasy Rules! companion that are loaded after the step and the clocks are shown. */
import { ending } from '../../../engine/fr3/companion/ending.ts';
import { stepsIn } from '../../../engine/fr3/companion/places.ts';
import type { Desk, Fr3Later } from './desk.ts';
import { Losses } from './Losses.tsx';
import { Opening, sideLabels } from './Opening.tsx';
import { Reminders } from './Reminders.tsx';
import { Score } from './Score.tsx';
import { SidePanel } from './SidePanel.tsx';
import { StepTools } from './StepTools.tsx';
import { sheet } from './sheet.ts';

/** Steps in which units are lost. In steps with losses the loss counters come before the rules. */
const bloody = ['missiles', 'movement', 'challenges', 'melee', 'follow-up', 'phase-winner'];

export const lazyParts: Fr3Later = {
  Opening,
  Tools: (desk: Desk) => (
    <>
      <StepTools {...desk} />
      {bloody.includes(desk.state.step) && <Losses {...desk} />}
    </>
  ),
  More: (desk: Desk) => (bloody.includes(desk.state.step) ? null : <Losses {...desk} />),
  Panel: SidePanel,
  steps: ({ phase }) => ({
    title: 'All steps of the phase',
    all: stepsIn(phase),
    go: (step) => ({ kind: 'go', step }),
  }),
  parts: (state) => [
    { title: `Reminders${state.reminders.length ? ` (${state.reminders.length})` : ''}`, Body: Reminders },
    { title: 'Victory points', id: 'score', open: ending(state) !== null, Body: Score },
  ],
  sideLabels,
  rename: (side, name) => ({ kind: 'rename', side, name }),
  sheet,
};
