/**
 * How a plan spreads the points when both sides follow it: the average results for each wish (a spell that the caster wants to
 * succeed).
 */

import { paidByCaster } from '../auction.ts';
import { settled } from '../augmenting.ts';
import type { Pockets } from './pockets.ts';
import type { Situation, Turn } from './turn.ts';

export interface Expected {
  /** The average number of castings and successes, and of points spent on both sides. */
  readonly castings: number;
  readonly works: number;
  readonly casterPoints: number;
  readonly defenderPoints: number;
}

const nothing: Expected = { castings: 0, works: 0, casterPoints: 0, defenderPoints: 0 };

/** Adds `more`, multiplied by `weight`. */
const plus = (one: Expected, more: Expected, weight = 1): Expected => ({
  castings: one.castings + weight * more.castings,
  works: one.works + weight * more.works,
  casterPoints: one.casterPoints + weight * more.casterPoints,
  defenderPoints: one.defenderPoints + weight * more.defenderPoints,
});

/** The averages for each wish, from this situation to the end of the turn. */
export function expectedOf(turn: Turn, first: Pockets): readonly Expected[] {
  const counted = new Map<Situation, readonly Expected[]>();
  const from = (has: Pockets): readonly Expected[] => {
    const at = turn.situation(has);
    const known = counted.get(at);
    if (known) return known;
    let total = turn.plan.wishes.map(() => nothing);
    const attempt = at.best;
    attempt?.casts.forEach((casting, i) => {
      attempt.defences.forEach((defence, j) => {
        const weight = (attempt.casting[i] as number) * (attempt.defence[j] as number);
        if (weight === 0) return;
        const totals = turn.revealed(attempt, { casting, defence }, (later) => turn.situation(later).value);
        const works = settled(attempt.auction, totals).works / 100;
        const now: Expected = {
          castings: 1,
          works,
          casterPoints: paidByCaster(attempt.auction, totals.casting),
          defenderPoints: totals.defence.total,
        };
        const worked = works > 0 ? from(turn.after(attempt, totals, true)) : [];
        const failed = works < 1 ? from(turn.after(attempt, totals, false)) : [];
        total = total.map((each, wish) => {
          const own = wish === attempt.wish ? plus(each, now, weight) : each;
          return plus(plus(own, worked[wish] ?? nothing, weight * works), failed[wish] ?? nothing, weight * (1 - works));
        });
      });
    });
    counted.set(at, total);
    return total;
  };
  return from(first);
}
