/** The points of a mad scientist (fr3.inventions.pool), and the best way to spend them on a device. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { compare, type Fraction, minus, one, plus, times, zero } from '../../kernel/fraction.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { devices } from '../data/figures/inventions.ts';
import { magic } from '../data/figures/magic.ts';
import { type Activation, activation, mostPoints, surchargeFor } from '../missile-fire/activation.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export type Workshop = Pick<Activation, 'assistant' | 'bases'>;

export interface Purse {
  readonly assistant: boolean;
  /** The side's morale clock is at 4 or less: fr3.magic.clock-at-four. */
  readonly clockLow: boolean;
}

/** The points for one turn: fr3.inventions.pool, fr3.inventions.technical-assistant-points. */
export function poolOf({ assistant, clockLow }: Purse): Chance<number> {
  const rules: readonly Fr3RuleId[] = clockLow ? ['fr3.inventions.pool', 'fr3.magic.clock-at-four'] : ['fr3.inventions.pool'];
  let pool: Chance<number> = known(0);
  for (let n = 0; n < devices.poolDice; n++)
    pool = andThen(pool, (so) => roll(6, { decides: 'the mad scientist’s points', rules }, (face) => known(so + face)));
  if (clockLow) pool = map(pool, (points) => Math.floor(points / magic.weakDivisor));
  if (!assistant) return pool;
  return andThen(pool, (so) =>
    roll(
      devices.assistantDie,
      { decides: 'the assistant’s points', rules: ['fr3.inventions.technical-assistant-points'] },
      (face) => known(so + Math.max(0, face + devices.assistantPoints)),
    ),
  );
}

/** The chance that one attempt with this many points succeeds. */
const worksWith = (points: number, workshop: Workshop): Fraction =>
  odds(activation({ points, ...workshop })).of((works) => works);

/** A series of attempts with their points, and the chance that one of them succeeds. */
export interface Plan {
  readonly attempts: readonly number[];
  readonly chance: Fraction;
}

/** The best way to spend points on activating a device (fr3.inventions.repeat-attempts). */
export function bestPlan(points: number, workshop: Workshop): Plan {
  const best: Plan[] = [{ attempts: [], chance: zero }];
  const most = mostPoints(workshop.bases);
  for (let have = 1; have <= points; have++) {
    let found: Plan = best[have - 1] as Plan;
    for (let spent = surchargeFor(workshop.bases) + 1; spent <= Math.min(have, most); spent++) {
      const works = worksWith(spent, workshop);
      const rest = best[have - spent] as Plan;
      const chance = plus(works, times(minus(one, works), rest.chance));
      if (compare(chance, found.chance) > 0) found = { attempts: [spent, ...rest.attempts], chance };
    }
    best.push(found);
  }
  return best[points] as Plan;
}

/** Makes the attempts in order until one succeeds. */
export function attempts(spent: readonly number[], workshop: Workshop): Chance<boolean> {
  const [points, ...rest] = spent;
  if (points === undefined) return known(false);
  return andThen(activation({ points, ...workshop }), (works) => (works ? known(true) : attempts(rest, workshop)));
}

/** Plays a turn in which the points are spent on the device in the best way. The result says whether the device works. */
export const turnAtTheDevice = (purse: Purse, bases: number): Chance<boolean> =>
  andThen(poolOf(purse), (points) => {
    const workshop = { assistant: purse.assistant, bases };
    return attempts(bestPlan(points, workshop).attempts, workshop);
  });

/** The odds that the device has worked by the end of each turn. */
export function workedBy(purse: Purse, bases: number, turns: number): Odds<boolean>[] {
  const found: Odds<boolean>[] = [];
  const turn = odds(turnAtTheDevice(purse, bases));
  let now = odds<boolean>(known(false));
  for (let n = 1; n <= turns; n++) {
    now = n === 1 ? turn : now.andThen((works) => (works ? known(true) : turnAtTheDevice(purse, bases)));
    found.push(now);
  }
  return found;
}
