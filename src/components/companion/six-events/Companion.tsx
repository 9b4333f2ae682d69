/** The table companion of the six-event battle game. */
import { sixEventsCompanion } from '../../../engine/six-events/companion/companion.ts';
import { beaten, eventOf, nextName } from '../../../engine/six-events/companion/turn.ts';
import { Frame, type FrameProps } from '../Frame.tsx';
import { Cell } from './Cell.tsx';
import type { SixEventsView } from './desk.ts';

const view: SixEventsView = {
  companion: sixEventsCompanion,
  place: (state) => {
    const { id, numeral, name } = eventOf(state.step);
    const first = state.initiative && state.sides[state.initiative].name;
    return {
      id,
      label: numeral,
      title: name,
      overline: [`Turn ${state.turn}`, ...(first ? [`${first} goes first`] : [])].join(' · '),
    };
  },
  next: (state) => ({
    small: beaten(state) ? 'Play one more event' : 'Next event',
    says: nextName(state),
    action: { kind: 'next' },
  }),
  nameOf: ({ sides }, side) => sides[side].name,
  Cell,
  lazyParts: () => import('./lazy.tsx').then(({ lazyParts: later }) => later),
};

export default (props: FrameProps) => <Frame view={view} {...props} />;
