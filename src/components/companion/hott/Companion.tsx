/** The table companion of Hordes of the Things. */
import { nextName, stepOf } from '../../../engine/hott/companion/bound.ts';
import { hottCompanion } from '../../../engine/hott/companion/companion.ts';
import { sequence } from '../../../engine/hott/data/sequence.ts';
import { Frame, type FrameProps } from '../Frame.tsx';
import { Cell } from './Cell.tsx';
import type { HottView } from './desk.ts';

const view: HottView = {
  companion: hottCompanion,
  place: (state) => {
    const step = stepOf(state.step);
    return {
      id: step.id,
      label: String(sequence.indexOf(step) + 1),
      title: step.name,
      side: state.acting,
      overline: `Bound ${state.bound} · ${state.sides[state.acting].name}`,
    };
  },
  next: (state) =>
    state.beaten
      ? { small: 'The battle is over', says: 'See the losses', part: 'losses' }
      : { small: 'Next step', says: nextName(state), action: { kind: 'next' } },
  nameOf: ({ sides }, side) => sides[side].name,
  Cell,
  lazyParts: () => import('./lazy.tsx').then(({ lazyParts: later }) => later),
};

export default (props: FrameProps) => <Frame view={view} {...props} />;
