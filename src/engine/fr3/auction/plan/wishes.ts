/** The spells that a magic user wants to succeed in one turn (his wishes), and how often each may be tried. */
import { auction as figures } from '../../data/figures/auction.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Caster, Defender } from '../auction.ts';

export interface Wish {
  /** The id of the spell. A plan may have the same spell for several targets. */
  readonly spell: string;
  readonly cost: number;
  readonly surcharge: number;
  readonly ward: boolean;
  readonly augmentable: boolean;
  /** The value of success, in the same unit as the value of points. */
  readonly worth: number;
}

export interface Plan {
  readonly wishes: readonly Wish[];
  readonly caster: Omit<Caster, 'stored'>;
  readonly defender: Defender;
  readonly casterPoint: number;
  readonly defenderPoint: number;
}

/** The smallest number of the caster's own points that a casting needs. */
export const needed = ({ cost, surcharge }: Wish): number => cost + surcharge;

/** Whether the spell may be tried more than once in a turn (fr3.auction.repeat-cheap-spells). */
export const repeatable = ({ cost }: Pick<Wish, 'cost'>): boolean => cost <= figures.repeatableCost;

/** A sentence on how often a spell may be tried. */
export const repeating = {
  says: `A spell of ${figures.repeatableCost} points or less may be tried again, as long as no extra points have been added to it. A spell that costs more can be tried only once.`,
  rules: ['fr3.auction.repeat-cheap-spells', 'fr3.auction.once-per-turn-spells'],
} as const satisfies { says: string; rules: readonly Fr3RuleId[] };

/**
 * The wishes that remain after an attempt, as bits. A spell that succeeds fulfils its wish, and an attempt may use a spell up for
 * the turn.
 */
export function wantedAfter(
  wishes: readonly Wish[],
  wanted: number,
  attempt: { readonly wish: number; readonly augmented: boolean; readonly works: boolean },
): number {
  const tried = wishes[attempt.wish] as Wish;
  const closed = attempt.augmented || !repeatable(tried);
  return wishes.reduce((left, { spell }, at) => {
    const gone = (attempt.works && at === attempt.wish) || (closed && spell === tried.spell);
    return gone ? left & ~(1 << at) : left;
  }, wanted);
}
