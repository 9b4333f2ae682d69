/** What lies on the ground besides terrain: the objective, and whatever stranger battles have (`stranger-places.ts`). */
import type { State } from '../../engine/fr3/battle/state.ts';
import type { Place } from './board/Board.tsx';
import { strangerPlaces } from './words.ts';

export function placesOf(state: State): readonly Place[] {
  const { setup } = state;
  return [
    ...(setup.objective ? [{ polygon: setup.objective, name: 'objective', tone: 'objective' }] : []),
    ...strangerPlaces(state),
  ];
}
