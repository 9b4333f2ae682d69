/** The actions that decided a battle, and the luck in it. */
import type { Course } from '../course.ts';
import type { GameSystem } from '../system.ts';
import type { Swing } from '../thinker.ts';

export interface Turn {
  /** The index of the entry in the course. */
  readonly at: number;
  /** The change of the balance in favour of side A. */
  readonly by: number;
}

/** Changes below this many points do not count as turning points. */
const least = 15;

/** The entries that changed the balance most, in order of time. The swings are those of all entries but the first. */
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

/** The total luck of side A, and its luckiest and unluckiest rolls. */
export function luckOf(swings: readonly Swing[]): { readonly sum: number; readonly throws: readonly Throw[] } {
  const thrown = swings.map(({ luck }, at) => ({ at: at + 1, luck })).filter(({ luck }) => luck !== 0);
  const sorted = thrown.toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck));
  return { sum: thrown.reduce((sum, { luck }) => sum + luck, 0), throws: sorted.slice(0, 3) };
}

/** The index of the entry at which each turn begins. */
export const turnsOf = (
  { turn }: Pick<GameSystem, 'turn'>,
  course: Course,
): readonly { readonly turn: number; readonly at: number }[] =>
  course.flatMap(({ state }, at) => {
    const [before, now] = [at === 0 ? 0 : turn((course[at - 1] as Course[number]).state), turn(state)];
    return now > 0 && now !== before ? [{ turn: now, at }] : [];
  });
