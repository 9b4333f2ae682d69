/** After a melee: who has lost, who breaks, and who is run down. */
import { andThen, type Chance, inOrder, known, map } from '../../kernel/chance.ts';
import { lossBands } from '../data/losses.ts';
import { d5, d10 } from '../dice.ts';
import { driveTest } from '../drive/test.ts';
import type { Fighters, Melee, Side } from './question.ts';
import { type Losses, meleeRound, sizeOf } from './round.ts';

/**
 * The loss band for a unit of size `of` that lost `lost`. The band modifies D (three-realms.melee.loss-penalty). The percentage
 * is rounded down.
 */
export function lossBandOf(lost: number, of: number) {
  const percent = Math.floor((100 * lost) / of);
  return lossBands.find(({ from, to }) => percent >= from && percent <= to) as (typeof lossBands)[number];
}

export type AfterMelee =
  | 'both-gone'
  | `${Side}-${'gone' | 'flees' | 'stands'}`
  | 'tie-stand'
  | `tie-${Side}-flees`
  | 'tie-both-flee';

/** Whether the unit does not break. Automatons do not test (three-realms.unit-rules.automaton). */
const stands = (side: Fighters, lost: number, of: number): Chance<boolean> =>
  side.automaton
    ? known(true)
    : map(driveTest(side.D + lossBandOf(lost, of).drive, 'three-realms.melee.loser-tests'), (total) => total > 0);

/**
 * What follows from the losses of a Melee Phase (three-realms.melee.loser-tests, three-realms.melee.tie-both-test). `of` holds
 * the sizes of both units at its start. If one side is gone, no unit tests (three-realms.melee.enemy-wiped-out).
 */
export function afterLosses(
  melee: Melee,
  lost: Losses,
  of: Losses = { a: sizeOf(melee.a), b: sizeOf(melee.b) },
): Chance<AfterMelee> {
  const gone = (side: Side) => lost[side] === of[side];
  if (gone('a') || gone('b')) return known(gone('a') && gone('b') ? 'both-gone' : gone('a') ? 'a-gone' : 'b-gone');
  if (lost.a !== lost.b) {
    const loser: Side = lost.a > lost.b ? 'a' : 'b';
    return map(stands(melee[loser], lost[loser], of[loser]), (so): AfterMelee => `${loser}-${so ? 'stands' : 'flees'}`);
  }
  return andThen(stands(melee.a, lost.a, of.a), (a) =>
    map(
      stands(melee.b, lost.b, of.b),
      (b): AfterMelee => (a ? (b ? 'tie-stand' : 'tie-b-flees') : b ? 'tie-a-flees' : 'tie-both-flee'),
    ),
  );
}

export const meleeWithTests = (melee: Melee): Chance<AfterMelee> =>
  andThen(meleeRound(melee), (lost) => afterLosses(melee, lost));

export interface Runner {
  /** In inches. */
  readonly M: number;
  readonly cavalry: boolean;
}

/** How far a unit flees or pursues, in inches (three-realms.melee.flee-move, three-realms.melee.pursue). */
export const runOf = ({ M, cavalry }: Runner, decides: 'flight' | 'pursuit'): Chance<number> => {
  const rule = decides === 'flight' ? 'three-realms.melee.flee-move' : 'three-realms.melee.pursue';
  return map((cavalry ? d10 : d5)(decides, rule), (die) => M + die);
};

/**
 * Whether the pursuer catches a unit that flees straight away from it and starts `ahead` inches in front of it
 * (three-realms.melee.pursuit-kills).
 */
export const isCaught = (pursuer: Runner, fleeing: Runner, ahead: number): Chance<boolean> =>
  andThen(runOf(fleeing, 'flight'), (flight) => map(runOf(pursuer, 'pursuit'), (pursuit) => pursuit >= flight + ahead));

/** Whether a unit with Blitzkrieg breaks free from this many enemy units (three-realms.unit-rules.blitzkrieg-attacks). */
export const breaksOff = (units: number, needs: number): Chance<boolean> =>
  inOrder(
    true,
    Array.from(
      { length: units },
      () =>
        (free: boolean): Chance<boolean> =>
          free
            ? map(d10('an attack on who breaks off', 'three-realms.unit-rules.blitzkrieg-attacks'), (face) => face < needs)
            : known(false),
    ),
  );
