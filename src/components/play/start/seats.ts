/** The players that a side can have: people, and computer players from the weakest to the strongest, with names for the page. */
import { levels } from '../../../engine/kernel/opponent/levels.ts';
import type { Seat } from '../saved/saved.ts';

export interface SeatWords {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
}

export const opponents: readonly SeatWords[] = [
  ...levels.map(({ id, name, says }) => ({ seat: id, name, says })),
  { seat: 'person', name: 'A friend', says: 'Both players take turns on this device.' },
  { seat: 'random', name: 'The Fool', says: 'Makes random legal moves.' },
];

/** Choices in the menu of an open battle for changing the player of a side. */
export const leaders: readonly (readonly [Seat, string])[] = [
  ['person', 'Played by you'],
  ...levels.map(({ id, name }): readonly [Seat, string] => [id, name]),
  ['random', 'The Fool'],
];
