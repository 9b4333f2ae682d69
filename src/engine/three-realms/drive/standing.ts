/** A broken unit and its attempts to rally. */
import { type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { drive } from '../data/figures/drive.ts';
import { driveTest } from './test.ts';

/** A broken unit has a penalty to D at its next attempt (three-realms.drive.rally-penalty). */
export type Standing =
  | { readonly kind: 'stands' }
  | { readonly kind: 'rallied' }
  | { readonly kind: 'broken'; readonly penalty: number };

const stands: Standing = { kind: 'stands' };
const rallied: Standing = { kind: 'rallied' };

/** A drive test by an unbroken unit. If the unit fails, the amount by which the result is below zero is its penalty. */
export const tested = (D: number): Chance<Standing> =>
  map(driveTest(D), (total) => (total > 0 ? stands : { kind: 'broken', penalty: Math.max(0, -total) }));

/** One attempt to rally. Each attempt makes the penalty smaller (three-realms.drive.rally-penalty-fades). */
export const attempt = (D: number, standing: Standing): Chance<Standing> =>
  standing.kind !== 'broken'
    ? known(standing)
    : map(driveTest(D - standing.penalty, 'three-realms.drive.rally'), (total) =>
        total > 0 ? rallied : { kind: 'broken', penalty: Math.max(0, standing.penalty - drive.fades) },
      );

/** The unit's state after each of the coming unit turns (three-realms.drive.rally). */
export function turnsOf(D: number, from: Chance<Standing>, turns: number): Odds<Standing>[] {
  const found: Odds<Standing>[] = [];
  let now = odds(from);
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((standing) => attempt(D, standing));
    found.push(now);
  }
  return found;
}
