/** The table companion of Fantasy Rules!. */
import { fr3Companion } from '../../../engine/fr3/companion/companion.ts';
import { ending } from '../../../engine/fr3/companion/ending.ts';
import { stepName, stepOf } from '../../../engine/fr3/companion/places.ts';
import { nextPlace } from '../../../engine/fr3/companion/turn.ts';
import { Frame, type FrameProps } from '../Frame.tsx';
import { Cell } from './Cell.tsx';
import type { Fr3View } from './desk.ts';

const view: Fr3View = {
  companion: fr3Companion,
  place: ({ turn, phase, step, sides }) => {
    const side = phase === 'preparation' ? undefined : phase;
    return { ...stepOf(step), side, overline: `Turn ${turn} · ${side ? `${sides[side].name}’s phase` : 'both sides'}` };
  },
  next: (state) => {
    if (ending(state)) return { small: 'The battle is over', says: 'Count the points', part: 'score' };
    const { phase, step } = nextPlace(state);
    const whose = phase === 'preparation' ? `Turn ${state.turn + 1}` : `${state.sides[phase].name}’s phase`;
    return {
      small: phase === state.phase ? 'Next step' : `Next step, ${whose}`,
      says: stepName(step),
      action: { kind: 'next' },
    };
  },
  nameOf: ({ sides }, side) => sides[side].name,
  Cell,
  lazyParts: () => import('./lazy.tsx').then(({ lazyParts: later }) => later),
};

export default (props: FrameProps) => <Frame view={view} {...props} />;
