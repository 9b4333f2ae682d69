/** The spells that a magic user would like to see work in one turn, and how often each may be tried. */
import { auction as figures } from '../../data/figures/auction.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Caster, Defender } from '../auction.ts';

export interface Wish {
  /** Which spell it is: the same one may be wanted on several targets. */
  readonly spell: string;
  readonly cost: number;
  readonly surcharge: number;
  readonly ward: boolean;
  readonly augmentable: boolean;
  /** What its success is worth, by the same measure as the points. */
  readonly worth: number;
}

export interface Plan {
  readonly wishes: readonly Wish[];
  readonly caster: Omit<Caster, 'stored'>;
  readonly defender: Defender;
  readonly casterPoint: number;
  readonly defenderPoint: number;
}

/** Own points that a casting takes at least. */
export const needed = ({ cost, surcharge }: Wish): number => cost + surcharge;

/** Whether the spell may be tried more than once in a turn (fr3.auction.repeat-cheap-spells). */
export const repeatable = ({ cost }: Pick<Wish, 'cost'>): boolean => cost <= figures.repeatableCost;

/** How often a spell may be tried, in a sentence. */
export const repeating = {
  says: `A spell of ${figures.repeatableCost} points or less may be tried again until it is augmented; a dearer one is tried once.`,
  rules: ['fr3.auction.repeat-cheap-spells', 'fr3.auction.once-per-turn-spells'],
} as const satisfies { says: string; rules: readonly Fr3RuleId[] };

/** The wishes of a list, as bits, that an attempt leaves: what worked is fulfilled, and a spell may be closed for the turn. */
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
