import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Place } from '../board/board-types.ts';
import { specialPlaces } from './words.ts';

export function placesOf(state: State): readonly Place[] {
  const { setup } = state;
  return [
    ...(setup.objective ? [{ polygon: setup.objective, name: 'objective', tone: 'objective' }] : []),
    ...specialPlaces(state),
  ];
}
