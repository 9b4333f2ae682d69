/** A broken unit on its way to the table edge: it runs, tries to rally, and runs on. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { d5, d10 } from '../dice.ts';
import { attempt } from './standing.ts';

export interface Runaway {
  readonly D: number;
  /** In inches. */
  readonly M: number;
  readonly cavalry: boolean;
}

/** `inches` is the distance to the edge from the nearest model. */
export type Rout =
  | { readonly kind: 'rallied' }
  | { readonly kind: 'off' }
  | { readonly kind: 'running'; readonly inches: number; readonly penalty: number };

const rallied: Rout = { kind: 'rallied' };
const off: Rout = { kind: 'off' };

/** Runs M plus a die towards the edge; a unit that reaches the edge leaves the table (three-realms.drive.break-move). */
export const runOn = ({ M, cavalry }: Runaway, inches: number, penalty: number): Chance<Rout> =>
  map((cavalry ? d10 : d5)('a rout', 'three-realms.drive.break-move'), (die): Rout => {
    const left = inches - M - die;
    return left <= 0 ? off : { kind: 'running', inches: left, penalty };
  });

/** A later unit turn of the broken unit: it rallies on the spot or runs on (three-realms.drive.rally-failed). */
export const laterTurn = (unit: Runaway, now: Rout): Chance<Rout> =>
  now.kind !== 'running'
    ? known(now)
    : andThen(attempt(unit.D, { kind: 'broken', penalty: now.penalty }), (so) =>
        so.kind === 'broken' ? runOn(unit, now.inches, so.penalty) : known(rallied),
      );

/** The state of the rout after each of the coming unit turns. */
export function routOf(unit: Runaway, from: Chance<Rout>, turns: number): Odds<Rout>[] {
  const found: Odds<Rout>[] = [];
  let now = odds(from);
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((rout) => laterTurn(unit, rout));
    found.push(now);
  }
  return found;
}
