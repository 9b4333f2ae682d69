/** The user's answers on this device. The answers are stored like all other data, so that the backup file includes them. */
import { listOf, number, someFields, text } from '../../ui/stored/schemas.ts';
import { readValue, type Stored, writeValue } from '../../ui/stored/stored.ts';

export interface Solved {
  /** The ids of puzzles that were answered correctly at the first try, and of those that were not. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** The last day whose puzzle was answered, and the number of days in a row. */
  readonly day: number;
  readonly streak: number;
}
const fresh: Solved = { right: [], wrong: [], day: 0, streak: 0 };
const ids = listOf(text(20));
const form = someFields<Solved>({ right: ids, wrong: ids, day: number, streak: number });
const keyOf = (system: string) => `puzzles.${system}`;

export const solvedOf = (system: string): Solved => ({ ...fresh, ...readValue(keyOf(system), form) });
export const keepSolved = (system: string, solved: Solved): Stored => writeValue(keyOf(system), solved);

/** Days since 1970 in the device's time zone. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/**
 * The index of the puzzle for a day. Each puzzle comes once before any puzzle repeats, and the puzzles of neighbouring days are
 * far apart in the list.
 */
export function placeOf(day: number, count: number): number {
  const step = count > 2 ? stepFor(count) : 1;
  return (((day * step) % count) + count) % count;
}
/** A number near two fifths of the count that has no common divisor with the count. */
function stepFor(count: number): number {
  let step = Math.round(count * 0.382);
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  while (common(step, count) !== 1) step++;
  return step;
}

/** The stored answers with a new answer added. Only the first answer to a puzzle counts. */
export function answered(before: Solved, id: string, right: boolean, today: number, isOfToday: boolean): Solved {
  const known = before.right.includes(id) || before.wrong.includes(id);
  const list = right ? 'right' : 'wrong';
  const noted = known ? before : { ...before, [list]: [...before[list], id] };
  if (!isOfToday || before.day === today) return noted;
  return { ...noted, day: today, streak: before.day === today - 1 ? before.streak + 1 : 1 };
}

/** The number of days in a row up to today or yesterday. */
export const streakOf = ({ day, streak }: Solved, today: number): number => (day >= today - 1 ? streak : 0);
