/** What a bound's PIPs can buy. */
import { type Chance, known, map, roll } from '../../kernel/chance.ts';
import { gods } from '../data/figures/gods.ts';
import { pips } from '../data/figures/pips.ts';
import { tacticalMoves } from '../data/figures/tactical-moves.ts';
import { type PipCost, pipCosts } from '../data/pip-costs.ts';

/** The PIPs of a bound: hott.pips.roll. */
export const pipRoll: Chance<number> = roll(pips.die, { decides: 'the PIPs of this bound', rules: ['hott.pips.roll'] }, known);

/** Purchases that have a cost of their own, except moves. */
export const purchases: readonly PipCost[] = pipCosts.filter(({ surcharge, step }) => !surcharge && step !== 'moves');

/** The costs of a move: without surcharges, with one, and with both (hott.tactical-moves.extra-not-additive). */
export const movePrices = [
  tacticalMoves.cost,
  tacticalMoves.cost + tacticalMoves.magic,
  tacticalMoves.cost + tacticalMoves.magic + tacticalMoves.command,
] as const;

export interface Plan {
  /** How many of each purchase the plan has, by the purchase's id. */
  readonly bought: Readonly<Record<string, number>>;
  /** How many moves the plan has at each of these costs. */
  readonly moves: readonly [plain: number, dear: number, dearest: number];
}

/** The cost of everything except the moves. */
export const boughtCost = ({ bought }: Plan): number =>
  purchases.reduce((sum, { id, cost }) => sum + cost * (bought[id] ?? 0), 0);

export const movesCost = ({ moves }: Plan): number =>
  moves.reduce((sum, count, at) => sum + count * (movePrices[at] as number), 0);

export const planCost = (plan: Plan): number => boughtCost(plan) + movesCost(plan);

export const countOfMoves = ({ moves }: Plan): number => moves.reduce((sum, count) => sum + count, 0);

/** How many of the moves these PIPs pay for, with the cheapest moves paid first. */
export function movesMade({ moves }: Plan, points: number): number {
  let left = points;
  let made = 0;
  for (const [at, count] of moves.entries()) {
    const price = movePrices[at] as number;
    const more = Math.min(count, Math.floor(left / price));
    made += more;
    left -= more * price;
  }
  return made;
}

/**
 * The result of a plan after the roll: how many moves are made after everything else is paid; null if everything else cannot be
 * paid.
 */
export const planned = (plan: Plan): Chance<number | null> =>
  map(pipRoll, (points) => {
    const left = points - boughtCost(plan);
    return left < 0 ? null : movesMade(plan, left);
  });

export type God = 'away' | 'here' | 'gone';

/**
 * What happens to a god from one of its controller's bounds to the next: a 6 that is spent on nothing else brings it
 * (hott.gods.invocation), and a later 1 removes it for good (hott.gods.departure).
 */
export function godAfter(god: God): Chance<God> {
  if (god === 'gone') return known(god);
  return map(pipRoll, (points): God => {
    if (god === 'away') return points >= gods.cost ? 'here' : 'away';
    return points === gods.leavesOn ? 'gone' : 'here';
  });
}
