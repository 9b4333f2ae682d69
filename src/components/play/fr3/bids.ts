/** The bids for a spell or against it that are worth offering, and their odds in one line. */
import { castingSide, inHand } from '../../../engine/fr3/battle/magic/bids.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Glance } from '../odds/use-glances.ts';
import { spellOdds } from './spells.ts';

export type BidAction = Extract<Action, { kind: 'bid' }>;

export const pointsIn = ({ own, army }: BidAction): number => own + army;

/** The odds of a cast or a bid, in one line. */
export function spellGlance(state: State, action: Action): Glance | undefined {
  const odds = spellOdds(state, action);
  return odds ? { good: odds.hopes / 100, bad: 0, says: odds.brief } : undefined;
}

/** The chance of success of an even bid, in percent. */
const even = 50;

/**
 * The few bids that most players choose between: the lowest bid, an even bid, and the cheapest bid that is certain to succeed (or
 * else the highest bid). A caster does not know the opposing bid, so a caster is offered the bid halfway between the other two
 * instead of the even bid.
 */
export function usualBids(state: State, bids: readonly BidAction[]): readonly BidAction[] {
  const byPrice = bids.toSorted((one, other) => pointsIn(one) - pointsIn(other) || one.own - other.own);
  const spell = inHand(state);
  const casts = spell.open === null && byPrice[0]?.by === spell.cast.character && byPrice[0].by[0] === castingSide(spell);
  const hopes = new Map(byPrice.map((bid) => [bid, spellOdds(state, bid)]));
  const reaching = (percent: number) => byPrice.find((bid) => (hopes.get(bid)?.hopes ?? 0) >= percent);
  const certain = casts ? byPrice.find((bid) => hopes.get(bid)?.lines.every(({ percent }) => percent === 100)) : reaching(100);
  const top = certain ?? byPrice.at(-1);
  const middle = casts ? byPrice[Math.round(byPrice.indexOf(top as BidAction) / 2)] : reaching(even);
  return [...new Set([byPrice[0], middle, top])].filter((bid) => bid !== undefined);
}
