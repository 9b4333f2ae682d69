/** What each side may bid on a spell (fr3.auction.spending-limits). */
import { auction as figures } from '../data/figures/auction.ts';
import { type Auction, defenceLevels, paidByCaster, type Stand } from './auction.ts';

export interface Defence {
  readonly by: Stand;
  readonly total: number;
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

/**
 * Whether the caster may add points to the basic cost (fr3.auction.level-one-casting,
 * fr3.character-items.stored-spell-no-augment).
 */
export const mayAugment = ({ augmentable, caster }: Auction): boolean => augmentable && caster.level >= 2 && !caster.stored;

/** The caster's own points needed to cast at all (fr3.auction.cost-from-personal-pool). */
export const ownNeeded = (auction: Auction): number => paidByCaster(auction, auction.cost);
export const canCast = (auction: Auction): boolean => auction.caster.own >= ownNeeded(auction);

/** The maximum number of points that the caster's side can put into the contest. */
export const mostCasting = (auction: Auction): number =>
  mayAugment(auction) ? auction.caster.own + auction.caster.army - auction.surcharge : auction.cost;

/** Every total that the caster may bid, lowest first; empty if he cannot pay for the spell. */
export const casts = (auction: Auction): number[] => (canCast(auction) ? upTo(auction.cost, mostCasting(auction)) : []);

/** fr3.auction.level-zero-defence: the highest defence without a magic user. */
export const mostOfArmy = ({ cost, defender }: Auction): number => Math.min(cost, defender.army);

/** The highest defence that the magic user can make; 0 if he cannot take part. */
export function mostOfUser(auction: Auction): number {
  const { user, own, army } = auction.defender;
  const level = defenceLevels[user];
  if (level === 0 || own < figures.ownPointsToDefend) return 0;
  return own + (level === 1 ? mostOfArmy(auction) : army);
}

/** Every possible defence, those from the army pool first. */
export const defences = (auction: Auction): Defence[] => [
  ...upTo(0, mostOfArmy(auction)).map((total): Defence => ({ by: 'army', total })),
  ...upTo(figures.ownPointsToDefend, mostOfUser(auction)).map((total): Defence => ({ by: 'user', total })),
];

/** The points taken from each of two pools. */
export interface Split {
  readonly own: number;
  readonly army: number;
}

/**
 * The split that saves the most of the magic user's own points, because they can do everything that army points can, and more.
 */
export function castingSplit(auction: Auction, total: number): Split {
  const army = mayAugment(auction) ? Math.min(auction.caster.army, total - auction.cost) : 0;
  return { own: paidByCaster(auction, total) - army, army };
}

export function defenceSplit(auction: Auction, { by, total }: Defence): Split {
  if (by === 'army') return { own: 0, army: total };
  const limit = defenceLevels[auction.defender.user] === 1 ? mostOfArmy(auction) : auction.defender.army;
  const army = Math.min(limit, total - figures.ownPointsToDefend);
  return { own: total - army, army };
}
