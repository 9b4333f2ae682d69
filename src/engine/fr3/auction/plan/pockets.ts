/** The spells and points that both sides still have at a moment of a turn. */
import { type Auction, defenceLevels } from '../auction.ts';
import { needed, type Plan, repeatable, type Wish } from './wishes.ts';

export interface Pockets {
  /** One bit for each wish that may still be cast. */
  readonly wanted: number;
  readonly own: number;
  readonly army: number;
  readonly theirOwn: number;
  readonly theirArmy: number;
}

const nothingLeft: Pockets = { wanted: 0, own: 0, army: 0, theirOwn: 0, theirArmy: 0 };

/** The spells and points that both sides have at the start of the turn. */
export const atFirst = ({ wishes, caster, defender }: Plan): Pockets => ({
  wanted: (1 << wishes.length) - 1,
  own: caster.own,
  army: caster.army,
  theirOwn: defenceLevels[defender.user] === 0 ? 0 : defender.own,
  theirArmy: defender.army,
});

/** The auction over one wish, with the points that both sides have left. */
export function auctionOver({ wishes, caster, defender, casterPoint, defenderPoint }: Plan, wish: number, has: Pockets): Auction {
  const { cost, surcharge, ward, augmentable, worth } = wishes[wish] as Wish;
  return {
    cost,
    surcharge,
    ward,
    augmentable,
    caster: { level: caster.level, own: has.own, army: has.army, stored: false },
    defender: { user: defender.user, own: has.theirOwn, army: has.theirArmy },
    stakes: { success: worth, casterPoint, defenderPoint },
  };
}

/**
 * Simplifies a situation, so that equivalent situations are solved only once. Wishes that cannot be paid any more are dropped.
 * A magic user's own points are moved to the army pool if army points would do as well.
 */
export function simplest({ wishes, caster, defender }: Plan, has: Pockets): Pockets {
  const left = wishes
    .map((wish, at) => ({ wish, at }))
    .filter(({ wish, at }) => has.wanted & (1 << at) && needed(wish) <= has.own);
  if (left.length === 0) return nothingLeft;
  const wanted = left.reduce((bits, { at }) => bits | (1 << at), 0);
  const again = left.some(({ wish }) => repeatable(wish));
  const costs = left.reduce((total, { wish }) => total + needed(wish), 0);
  // If a spell can be repeated, any of the caster's own points may be needed for a basic cost.
  const spare = again ? 0 : Math.max(0, has.own - costs);
  const castings = again ? Math.floor(has.own / Math.min(...left.map(({ wish }) => needed(wish)))) : left.length;
  // A defender of level two or three needs one point of his own for each defence. The other points may come from either pool.
  const theirSpare = defenceLevels[defender.user] >= 2 ? Math.max(0, has.theirOwn - castings) : 0;
  return {
    wanted,
    own: has.own - spare,
    army: caster.level < 2 ? 0 : has.army + spare,
    theirOwn: has.theirOwn - theirSpare,
    theirArmy: has.theirArmy + theirSpare,
  };
}
