/** What each side may seal for a spell, and why (fr3.auction.spending-limits). */
import { auction as figures } from '../data/figures/auction.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Auction, defenceLevels, paidByCaster, type Stand } from './auction.ts';

export interface Defence {
  readonly by: Stand;
  readonly total: number;
}

/** Why somebody may seal so much and no more. */
export interface Because {
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

/** Whether the caster may add anything to the basic cost (fr3.auction.level-one-casting, fr3.character-items.stored-spell-no-augment). */
export const mayAugment = ({ augmentable, caster }: Auction): boolean => augmentable && caster.level >= 2 && !caster.stored;

/** Own points that he needs to cast at all (fr3.auction.cost-from-personal-pool). */
export const ownNeeded = (auction: Auction): number => paidByCaster(auction, auction.cost);
export const canCast = (auction: Auction): boolean => auction.caster.own >= ownNeeded(auction);

/** The most that the caster's side can put into the contest. */
export const mostCasting = (auction: Auction): number =>
  mayAugment(auction) ? auction.caster.own + auction.caster.army - auction.surcharge : auction.cost;

/** Every total that the caster may seal, the lowest first; none if he cannot pay the spell. */
export const casts = (auction: Auction): number[] => (canCast(auction) ? upTo(auction.cost, mostCasting(auction)) : []);

/** fr3.auction.level-zero-defence: the most of a defence without a magic user. */
export const mostOfArmy = ({ cost, defender }: Auction): number => Math.min(cost, defender.army);

/** The most of a defence by the magic user; 0 where he cannot take part. */
export function mostOfUser(auction: Auction): number {
  const { user, own, army } = auction.defender;
  const level = defenceLevels[user];
  if (level === 0 || own < figures.ownPointsToDefend) return 0;
  return own + (level === 1 ? mostOfArmy(auction) : army);
}

/** Every defence, those of the army pool first. */
export const defences = (auction: Auction): Defence[] => [
  ...upTo(0, mostOfArmy(auction)).map((total): Defence => ({ by: 'army', total })),
  ...upTo(figures.ownPointsToDefend, mostOfUser(auction)).map((total): Defence => ({ by: 'user', total })),
];

/** Points out of the two pools. */
export interface Split {
  readonly own: number;
  readonly army: number;
}

/** The split that keeps the most own points: those can do all that the army pool can, and more. */
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

/** What the caster may do, in sentences. */
export function whyCasts(auction: Auction): Because[] {
  const { cost, surcharge, caster } = auction;
  const said: Because[] = [];
  if (caster.stored)
    said.push({
      says: `The spell is stored: its ${points(cost)} count as paid, and nothing can be added.`,
      rules: ['fr3.character-items.stored-spell-use', 'fr3.character-items.stored-spell-no-augment'],
    });
  else {
    said.push({
      says: `The ${points(cost)} of the basic cost come from his own pool of ${caster.own}.`,
      rules: ['fr3.auction.cost-from-personal-pool'],
    });
    if (!mayAugment(auction))
      said.push(
        caster.level < 2
          ? { says: 'Level one adds nothing: his total is open.', rules: ['fr3.auction.level-one-casting'] }
          : { says: 'Nothing can be added to this spell.', rules: ['fr3.auction.spending-limits'] },
      );
    else
      said.push({
        says: `Level ${caster.level === 2 ? 'two' : 'three'} adds as much as he likes from both pools: ${cost} to ${mostCasting(auction)} in all.`,
        rules: ['fr3.auction.level-two-casting'],
      });
    if (caster.level === 3)
      said.push({ says: 'Level three adds again after the reveal.', rules: ['fr3.auction.level-three-casting'] });
  }
  if (surcharge > 0)
    said.push({
      says: `The target costs ${points(surcharge)} more of his own; they count for nothing in the contest.`,
      rules: ['fr3.auction.cost-from-personal-pool'],
    });
  return said;
}

/** What the defending side may do, in sentences. */
export function whyDefences(auction: Auction): Because[] {
  const { defender, cost } = auction;
  const said: Because[] = [
    {
      says: `Without a magic user 0 to ${mostOfArmy(auction)} from the army pool: no more than the basic cost of ${cost}.`,
      rules: ['fr3.auction.level-zero-defence'],
    },
  ];
  const level = defenceLevels[defender.user];
  if (level === 0) return said;
  const most = mostOfUser(auction);
  if (most === 0)
    return [
      ...said,
      { says: 'Without a point of his own the magic user cannot take part.', rules: ['fr3.magic.personal-pool-required'] },
    ];
  const own = `at least 1 and up to ${defender.own} of his own`;
  said.push(
    level === 1
      ? { says: `Level one adds ${own}: up to ${most} in all.`, rules: ['fr3.auction.level-one-defence'] }
      : defender.user === 'witch-hunter'
        ? {
            says: `The witch hunter defends like level two: ${own} and any of the army pool, up to ${most} in all.`,
            rules: ['fr3.magic-users.witch-hunter-active-dispel', 'fr3.magic.witch-hunter-dispel-level'],
          }
        : {
            says: `Level ${level === 2 ? 'two' : 'three'} sets ${own} and any of the army pool: up to ${most} in all.`,
            rules: [level === 2 ? 'fr3.auction.level-two-defence' : 'fr3.auction.level-three-defence'],
          },
  );
  if (level === 3) said.push({ says: 'Level three adds again after the reveal.', rules: ['fr3.auction.level-three-defence'] });
  return said;
}
