import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Place } from '../board/Board.tsx';
import { strangerPlaces } from './words.ts';

export function placesOf(state: State): readonly Place[] {
  const { setup } = state;
  return [
    ...(setup.objective ? [{ polygon: setup.objective, name: 'objective', tone: 'objective' }] : []),
    ...strangerPlaces(state),
  ];
}
