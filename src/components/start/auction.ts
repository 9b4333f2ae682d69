/**
 * The contest over one spell (chapter fr3.auction), as the lesson plays it: you cast with a wizard of level
 * two, a shaman of level one may stand against you.
 */
import { auction } from '../../engine/fr3/data/figures/auction.ts';
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import type { Fr3RuleId } from '../../engine/fr3/rule-ids.ts';
import { andThen, type Chance, known, roll } from '../../engine/kernel/chance.ts';
import type { DiceSource } from '../../engine/kernel/dice.ts';

export interface Pools {
  /** The magic user's own points. */
  readonly own: number;
  readonly army: number;
}

export interface Bid extends Pools {}
export const sum = ({ own, army }: Bid): number => own + army;

const poolRules: readonly Fr3RuleId[] = ['fr3.magic.pool-dice'];
const rollRules: readonly Fr3RuleId[] = ['fr3.auction.points-add-to-roll', 'fr3.auction.tie'];

/** fr3.magic.pool-dice: the dice of a personal pool, and both pools of a side at the start of a turn. */
export function rollPools(level: 1 | 2, dice: DiceSource): { faces: readonly number[]; pools: Pools } {
  const count = level === 2 ? magic.levelTwoDice : magic.levelOneDice;
  const faces = Array.from({ length: count }, () => dice.roll(6, { decides: 'the personal pool', rules: poolRules }));
  return { faces, pools: { own: faces.reduce((total, face) => total + face, 0), army: magic.armyPool } };
}

/** fr3.auction.level-two-casting: what a wizard of level two may set aside for a spell of this cost. */
export const castingLimits = (pools: Pools, cost: number) => ({
  own: { least: cost, most: pools.own },
  army: { least: 0, most: pools.army },
});

/** fr3.auction.level-one-defence and -zero-defence: the most that the shaman's side may set aside. */
export const defenceLimit = (pools: Pools, cost: number): Bid => ({ own: pools.own, army: Math.min(cost, pools.army) });

/**
 * How the enemy bids: one throw in six it lets the spell pass, two it leaves it to the army pool, two the
 * shaman adds a point of his own, one he gives all he has.
 */
export function enemyBid(pools: Pools, cost: number, dice: DiceSource): Bid {
  const mood = dice.roll(6, { decides: 'how hard the enemy resists', rules: ['fr3.auction.secret-designation'] });
  const most = defenceLimit(pools, cost);
  if (mood === 1) return { own: 0, army: 0 };
  if (mood <= 3) return { own: 0, army: most.army };
  if (mood <= 5) return { own: Math.min(auction.ownPointsToDefend, most.own), army: most.army };
  return most;
}

const levelOf = { wizard: 2, shaman: 1 } as const;
/** fr3.auction.tie: the level of the defence; without a point of the shaman's own it is nobody's. */
export const defenceLevel = (bid: Bid): number =>
  bid.own >= auction.ownPointsToDefend ? levelOf.shaman : auction.noMagicUserLevel;

export interface Contest {
  readonly works: boolean;
  /** Both dice and both totals; undefined where nobody stood against the spell. */
  readonly rolled: { readonly faces: readonly [number, number]; readonly totals: readonly [number, number] } | undefined;
}

/** The reveal, the dice and who wins. */
export function contest(mine: Bid, theirs: Bid): Chance<Contest> {
  if (sum(theirs) === 0) return known({ works: true, rolled: undefined });
  const d10 = (by: string) => roll(10, { decides: 'the casting roll', rules: rollRules, by }, known);
  return andThen(d10('caster'), (a) =>
    andThen(d10('defender'), (b) => {
      const totals = [a + sum(mine), b + sum(theirs)] as const;
      const works = totals[0] > totals[1] || (totals[0] === totals[1] && levelOf.wizard > defenceLevel(theirs));
      return known({ works, rolled: { faces: [a, b] as const, totals } });
    }),
  );
}

/** fr3.auction.repeat-cheap-spells: whether this attempt was the last of its spell in this turn. */
export const lastOfItsTurn = (bid: Bid, cost: number): boolean => cost > auction.repeatableCost || sum(bid) > cost;
