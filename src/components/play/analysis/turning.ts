/** The actions that decided a battle, and the luck in it. */

import type { Swing } from '../computer/thinker.ts';
import type { Course } from '../course.ts';
import type { GameSystem } from '../system.ts';
import { type SideId, sideIds } from '../vocabulary.ts';

export interface Turn {
  /** The index of the entry in the course. */
  readonly at: number;
  /** How much the action changed the balance in favour of side A. */
  readonly by: number;
}

/** Changes smaller than this many points are not turning points. */
const least = 15;

/** The entries that changed the balance most, in order of time. `swings` has the change for every entry except the first. */
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

/**
 * A roll in points for the side that acted: its average, its actual value, and how far such rolls usually are from the average.
 */
export interface LedgerRow {
  readonly at: number;
  readonly side: SideId;
  readonly expected: number;
  readonly actual: number;
  readonly deviation: number;
}

export interface LedgerSum {
  readonly side: SideId;
  readonly rolls: number;
  readonly expected: number;
  readonly actual: number;
  readonly deviation: number;
}

/** Every roll of a battle, and the sum for each side. Rolls are independent, so their variances are added. */
export function ledgerOf(
  course: Course,
  swings: readonly Swing[],
): { readonly rows: readonly LedgerRow[]; readonly sums: readonly LedgerSum[] } {
  const rows = swings.flatMap(({ by, luck, deviation }, nth): LedgerRow[] => {
    const entry = course[nth + 1];
    if (!entry?.by || entry.rolls.length === 0) return [];
    const sign = entry.by === 'A' ? 1 : -1;
    return [{ at: nth + 1, side: entry.by, expected: sign * (by - luck), actual: sign * by, deviation }];
  });
  const sums = sideIds.map((side) => {
    const own = rows.filter((row) => row.side === side);
    const total = (read: (row: LedgerRow) => number) => own.reduce((sum, row) => sum + read(row), 0);
    return {
      side,
      rolls: own.length,
      expected: total(({ expected }) => expected),
      actual: total(({ actual }) => actual),
      deviation: Math.sqrt(total(({ deviation }) => deviation ** 2)),
    };
  });
  return { rows, sums };
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
