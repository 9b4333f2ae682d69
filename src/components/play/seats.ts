/** Who can sit at a side of the table, from weakest to strongest computer, by what they are called on the page. */
import { levels } from '../../engine/kernel/opponent/levels.ts';
import type { Seat } from './saved.ts';

export interface SeatWords {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
}

export const opponents: readonly SeatWords[] = [
  ...levels.map(({ id, name, says }) => ({ seat: id, name, says })),
  { seat: 'person', name: 'A friend', says: 'On this device, in turns.' },
  { seat: 'random', name: 'The Fool', says: 'Does anything that is legal.' },
];

/** In the menu of an open battle: who plays a side from now on. */
export const leaders: readonly (readonly [Seat, string])[] = [
  ['person', 'Played by you'],
  ...levels.map(({ id, name }): readonly [Seat, string] => [id, name]),
  ['random', 'The Fool'],
];
