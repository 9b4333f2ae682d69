/** The parts of the Three Realms companion that are loaded when the step and the dock are already on the page. */
import { standIns } from '../../../engine/three-realms/companion/companion.ts';
import { over, phaseOf } from '../../../engine/three-realms/companion/turn.ts';
import { sequence } from '../../../engine/three-realms/data/sequence.ts';
import type { ThreeRealmsLater } from './desk.ts';
import { Opening } from './Opening.tsx';
import { Panel } from './Panel.tsx';
import { Score } from './Score.tsx';
import { StepTools } from './StepTools.tsx';
import { sheet } from './sheet.ts';

export const lazyParts: ThreeRealmsLater = {
  Opening,
  Tools: StepTools,
  Panel,
  steps: (state) => {
    const { id, name } = phaseOf(state);
    return {
      title: `Steps of the ${name}`,
      all: sequence.flatMap((step, at) => (step.phase === id ? [{ id: step.id, label: String(at + 1), title: step.name }] : [])),
      go: (step) => ({ kind: 'go', step }),
    };
  },
  parts: (state) => [{ title: 'Mission and points', id: 'score', open: over(state), Body: Score }],
  sideLabels: standIns,
  rename: (side, name) => ({ kind: 'rename', side, name }),
  sheet,
};
