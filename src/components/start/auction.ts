/**
 * The contest over one spell (chapter fr3.auction) in the lesson: the reader casts with a wizard of level two, and a shaman of
 * level one may resist.
 */
import { type Auction, defenceLevel as levelOfDefence, type Stand } from '../../engine/fr3/auction/auction.ts';
import { mostCasting, mostOfArmy } from '../../engine/fr3/auction/bids.ts';
import { contest as contestOf } from '../../engine/fr3/auction/contest.ts';
import { repeatable } from '../../engine/fr3/auction/plan/wishes.ts';
import { auction } from '../../engine/fr3/data/figures/auction.ts';
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import type { Fr3RuleId } from '../../engine/fr3/rule-ids.ts';
import { type Chance, map } from '../../engine/kernel/chance.ts';
import type { DiceSource } from '../../engine/kernel/dice.ts';

export interface Pools {
  /** The magic user's own points. */
  readonly own: number;
  readonly army: number;
}

export interface Bid extends Pools {}
export const sum = ({ own, army }: Bid): number => own + army;

const poolRules: readonly Fr3RuleId[] = ['fr3.magic.pool-dice'];

/** The auction in the lesson, with the facts that a question needs: level two casts, level one may resist. */
const lesson = (cost: number, caster: Pools, defender: Pools): Auction => ({
  cost,
  surcharge: 0,
  ward: false,
  augmentable: true,
  caster: { level: 2, ...caster, stored: false },
  defender: { user: 'level-1', ...defender },
  stakes: { success: 0, casterPoint: 0, defenderPoint: 0 },
});
const nothing: Pools = { own: 0, army: 0 };

/** fr3.magic.pool-dice: rolls a personal pool; returns both pools of a side at the start of a turn. */
export function rollPools(level: 1 | 2, dice: DiceSource): { faces: readonly number[]; pools: Pools } {
  const count = level === 2 ? magic.levelTwoDice : magic.levelOneDice;
  const faces = Array.from({ length: count }, () => dice.roll(6, { decides: 'the personal pool', rules: poolRules }));
  return { faces, pools: { own: faces.reduce((total, face) => total + face, 0), army: magic.armyPool } };
}

/** fr3.auction.level-two-casting: how many points a wizard of level two may bid on a spell with this cost. */
export const castingLimits = (pools: Pools, cost: number) => ({
  own: { least: cost, most: pools.own },
  army: { least: 0, most: mostCasting(lesson(cost, pools, nothing)) - pools.own },
});

/** fr3.auction.level-one-defence and -zero-defence: the maximum number of points that the shaman's side may bid. */
export const defenceLimit = (pools: Pools, cost: number): Bid => ({
  own: pools.own,
  army: mostOfArmy(lesson(cost, nothing, pools)),
});

/**
 * The enemy's bid, decided by a d6. On a 1 the enemy lets the spell pass. On a 2 or 3 the shaman uses only the army pool, on a 4
 * or 5 he adds one of his own points, and on a 6 he bids everything.
 */
export function enemyBid(pools: Pools, cost: number, dice: DiceSource): Bid {
  const mood = dice.roll(6, { decides: 'how hard the enemy resists', rules: ['fr3.auction.secret-designation'] });
  const most = defenceLimit(pools, cost);
  if (mood === 1) return { own: 0, army: 0 };
  if (mood <= 3) return { own: 0, army: most.army };
  if (mood <= 5) return { own: Math.min(auction.ownPointsToDefend, most.own), army: most.army };
  return most;
}

/** fr3.auction.tie: who defends; without one of the shaman's own points, only the army pool. */
const standOf = (bid: Bid): Stand => (bid.own >= auction.ownPointsToDefend ? 'user' : 'army');
/** fr3.auction.tie: the level of the defence. */
export const defenceLevel = (bid: Bid): number => levelOfDefence({ user: 'level-1', ...bid }, standOf(bid));

export interface Contest {
  readonly works: boolean;
  /** Both dice and both totals; undefined if the spell was not resisted. */
  readonly rolled: { readonly faces: readonly [number, number]; readonly totals: readonly [number, number] } | undefined;
}

/** The reveal, the dice and the winner. */
export const contest = (mine: Bid, theirs: Bid): Chance<Contest> =>
  map(contestOf(lesson(sum(mine), mine, theirs), sum(mine), sum(theirs), standOf(theirs)), ({ works, faces }) => ({
    works,
    rolled: faces && { faces, totals: [faces[0] + sum(mine), faces[1] + sum(theirs)] as const },
  }));

/** fr3.auction.repeat-cheap-spells: whether this spell cannot be tried again in this turn. */
export const lastOfItsTurn = (bid: Bid, cost: number): boolean => !repeatable({ cost }) || sum(bid) > cost;
