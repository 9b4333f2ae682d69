/** The table companion of Three Realms. */
import { threeRealmsCompanion } from '../../../engine/three-realms/companion/companion.ts';
import { nextName, over, phaseOf, stepOf, whoActs } from '../../../engine/three-realms/companion/turn.ts';
import { sequence } from '../../../engine/three-realms/data/sequence.ts';
import { Frame, type FrameProps } from '../Frame.tsx';
import { Cell } from './Cell.tsx';
import type { ThreeRealmsView } from './desk.ts';

const view: ThreeRealmsView = {
  companion: threeRealmsCompanion,
  place: (state) => {
    const step = stepOf(state.step);
    return {
      id: step.id,
      label: String(sequence.indexOf(step) + 1),
      title: step.name,
      side: state.acting ?? undefined,
      overline: `Game turn ${state.turn} · ${phaseOf(state).name} · ${whoActs(state)}`,
    };
  },
  next: (state) =>
    over(state)
      ? { small: 'The battle is over', says: 'Count the points', part: 'score' }
      : { small: 'Next step', says: nextName(state), action: { kind: 'next' } },
  nameOf: ({ sides }, side) => sides[side].name,
  Cell,
  lazyParts: () => import('./lazy.tsx').then(({ lazyParts: later }) => later),
};

export default (props: FrameProps) => <Frame view={view} {...props} />;
