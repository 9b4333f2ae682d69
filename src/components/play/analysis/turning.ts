/** The actions that turned a battle, and its luck. */
import type { Course } from '../course.ts';
import type { GameSystem } from '../system.ts';
import type { Swing } from '../thinker.ts';

export interface Turn {
  /** Number of the entry of the course. */
  readonly at: number;
  /** How far it moved the balance to side A. */
  readonly by: number;
}

/** Points below which nothing has turned. */
const least = 15;

/** The entries that moved the balance most, in their order. The swings are those of all entries but the first. */
export function turningPoints(swings: readonly Swing[], most: number): readonly Turn[] {
  return swings
    .map(({ by }, at) => ({ at: at + 1, by }))
    .filter(({ by }) => Math.abs(by) >= least)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}

export interface Throw {
  readonly at: number;
  readonly luck: number;
}

/** What luck gave to side A in all, and the throws that were kindest and hardest to it. */
export function luckOf(swings: readonly Swing[]): { readonly sum: number; readonly throws: readonly Throw[] } {
  const thrown = swings.map(({ luck }, at) => ({ at: at + 1, luck })).filter(({ luck }) => luck !== 0);
  const sorted = thrown.toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck));
  return { sum: thrown.reduce((sum, { luck }) => sum + luck, 0), throws: sorted.slice(0, 3) };
}

/** Where each turn begins: numbers of entries. */
export const turnsOf = (
  { turn }: Pick<GameSystem, 'turn'>,
  course: Course,
): readonly { readonly turn: number; readonly at: number }[] =>
  course.flatMap(({ state }, at) => {
    const [before, now] = [at === 0 ? 0 : turn((course[at - 1] as Course[number]).state), turn(state)];
    return now > 0 && now !== before ? [{ turn: now, at }] : [];
  });
