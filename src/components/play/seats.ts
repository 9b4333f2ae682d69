/** Who can sit at a side of the table, from weakest to strongest computer, by what they are called on the page. */
import type { Seat } from './saved.ts';

export interface SeatWords {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
}

export const opponents: readonly SeatWords[] = [
  { seat: 'greedy', name: 'The Captain', says: 'Looks one move ahead, by the exact odds.' },
  { seat: 'search', name: 'The Strategist', says: 'Plans whole phases. Takes its time.' },
  { seat: 'random', name: 'The Fool', says: 'Does anything that is legal.' },
  { seat: 'person', name: 'A friend', says: 'On this device, in turns.' },
];

/** Beside an open battle: by whom a side is led from now on. */
export const leaders: readonly (readonly [Seat, string])[] = [
  ['person', 'by hand'],
  ['greedy', 'by the Captain'],
  ['search', 'by the Strategist'],
  ['random', 'by the Fool'],
];
