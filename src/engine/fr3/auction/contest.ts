/** The magic contest (fr3.auction.points-add-to-roll): both dice, both totals, and who wins. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Auction, casterWinsTies, type Stand, wardOf } from './auction.ts';

export interface Contest {
  readonly works: boolean;
  /** The two dice; undefined if the spell was not resisted. */
  readonly faces?: readonly [caster: number, defender: number];
}

/** fr3.auction.points-add-to-roll */
export const d10 = 10;

const rules: readonly Fr3RuleId[] = ['fr3.auction.points-add-to-roll', 'fr3.auction.tie'];

/**
 * Rolls for a spell against its defence. `bonus` is the caster's points and magic ward minus the defender's points; `tie` says
 * whether the caster wins ties.
 */
export function castingRolls(bonus: number, tie: boolean): Chance<Contest> {
  return roll(d10, { decides: 'the casting roll', rules, by: 'caster' }, (caster) =>
    roll(d10, { decides: 'the dispelling roll', rules, by: 'defender' }, (defender) => {
      const lead = caster + bonus - defender;
      return known({ works: lead > 0 || (lead === 0 && tie), faces: [caster, defender] as const });
    }),
  );
}

/**
 * The contest for the points that both sides bid. If the defender bids nothing, the spell works automatically
 * (fr3.auction.no-defence).
 */
export function contest(auction: Auction, casting: number, defence: number, by: Stand): Chance<Contest> {
  if (defence === 0) return known({ works: true });
  return castingRolls(casting + wardOf(auction) - defence, casterWinsTies(auction, by));
}

const counted = new Map<number, number>();

/** How many of the hundred pairs of dice make the spell work, given the caster's bonus. */
export function worksInHundred(bonus: number, tie: boolean): number {
  const key = Math.max(-d10, Math.min(d10, bonus)) * 2 + (tie ? 1 : 0);
  const known = counted.get(key);
  if (known !== undefined) return known;
  const { numerator, denominator } = odds(castingRolls(bonus, tie)).of(({ works }) => works);
  const found = Number((numerator * BigInt(d10 * d10)) / denominator);
  counted.set(key, found);
  return found;
}
