/** A melee of two units as a question: who touches whom, who has charged, with which weapons. */
import type { Filled } from '../../kernel/calculator/procedure.ts';
import { melee as figures } from '../data/figures/melee.ts';
import { unitRules } from '../data/figures/unit-rules.ts';
import { faceToBeat } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { fresh, type Left, modelsOf } from '../harm/damage.ts';
import { type Model, modelOf } from '../models.ts';

export const charges = ['no', 'charged', 'terrain'] as const;
export type Charge = (typeof charges)[number];

export interface Fighters {
  readonly who: Model;
  /** Models of the unit when the Melee Phase begins. */
  readonly models: number;
  /** Those who touch an enemy. */
  readonly front: number;
  /** Those who touch one of these. */
  readonly behind: number;
  readonly charge: Charge;
  readonly I: number;
  readonly MT: number;
  readonly S: number;
  readonly A: number;
  readonly D: number;
  readonly E: number;
  readonly P: number;
  readonly points: number;
  readonly reach: boolean;
  readonly poisoned: boolean;
  readonly guile: boolean;
  /** Their hits all go to one model: Assassin's Guile. */
  readonly onOne: boolean;
  readonly bodies: boolean;
  readonly automaton: boolean;
}

export type Side = 'a' | 'b';
export type Melee = Readonly<Record<Side, Fighters>>;

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const fightersOf = (said: Filled[string]): Fighters => ({ ...(said as unknown as Fighters), who: modelOf(said?.who) });

export const seeMelee = ({ a, b }: Filled): Melee => ({ a: fightersOf(a ?? {}), b: fightersOf(b ?? {}) });

/** What charging does to the Initiative Value. */
export const chargeChange = (charge: Charge): number =>
  ({ no: 0, charged: figures.charged, terrain: figures.chargedThroughTerrain })[charge];

/** Models that strike before anybody has fallen: three-realms.melee.threat, three-realms.melee-weapons.reach. */
export const strikersOf = ({ front, behind, reach }: Fighters): number => front + (reach ? behind : 0);

/** Models that can be hit: Reach of the enemy reaches those behind, too. */
export const threatenedOf = ({ front, behind }: Fighters, by: Fighters): number => front + (by.reach ? behind : 0);

export const needsToHit = (striker: Pick<Fighters, 'MT'>, struck: Pick<Fighters, 'E'>): number =>
  faceToBeat(striker.MT, struck.E);

/** Everybody who can be hit, unhurt. */
export const wholeOf = (side: Fighters, by: Fighters): Left => fresh(threatenedOf(side, by), side.points);

/** The same as models, the hardiest first; only so many of them. */
export const targetsIn = (side: Fighters, left: Left, most: number): Target[] =>
  modelsOf(left, side.P)
    .sort((x, y) => y.points - x.points)
    .slice(0, most);

/**
 * Dice of each of so many strikers, of whom so much is left: three-realms.unit-rules.multiple-bodies-attacks. Who strikes
 * from behind and cannot be hit is unhurt.
 */
export function diceOf(side: Fighters, left: Left, strikers: number): number[] {
  const { A, bodies, points } = side;
  const hurt = bodies ? targetsIn(side, left, strikers) : [];
  const dice = hurt.map((each) =>
    Math.max(unitRules.multipleBodiesAttacksAtLeast, A + (points - each.points) * unitRules.multipleBodiesAttacks),
  );
  return [...dice, ...Array<number>(strikers - dice.length).fill(A)];
}
