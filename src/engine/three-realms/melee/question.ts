/** A melee between two units as a question: who is in contact, who has charged, and with which weapons. */
import type { Filled } from '../../kernel/calculator/procedure.ts';
import { melee as figures } from '../data/figures/melee.ts';
import { unitRules } from '../data/figures/unit-rules.ts';
import { faceToBeat } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { type Left, modelsOf, unharmedModels } from '../harm/damage.ts';
import { type Model, modelOf } from '../models.ts';

export const charges = ['no', 'charged', 'terrain'] as const;
export type Charge = (typeof charges)[number];

export interface Fighters {
  readonly who: Model;
  /** Models in the unit at the start of the Melee Phase. */
  readonly models: number;
  /** Models in contact with an enemy. */
  readonly front: number;
  /** Models behind the front that are in contact with a model of the front. */
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
  /** All hits go to one model (Assassin's Guile). */
  readonly onOne: boolean;
  readonly bodies: boolean;
  readonly automaton: boolean;
}

export type Side = 'a' | 'b';
export type Melee = Readonly<Record<Side, Fighters>>;

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const fightersOf = (said: Filled[string]): Fighters => ({ ...(said as unknown as Fighters), who: modelOf(said?.who) });

export const seeMelee = ({ a, b }: Filled): Melee => ({ a: fightersOf(a ?? {}), b: fightersOf(b ?? {}) });

/** The modifier to the Initiative Value for charging. */
export const chargeChange = (charge: Charge): number =>
  ({ no: 0, charged: figures.charged, terrain: figures.chargedThroughTerrain })[charge];

/** The number of models that strike before any model has fallen (three-realms.melee.threat, three-realms.melee-weapons.reach). */
export const strikersOf = ({ front, behind, reach }: Fighters): number => front + (reach ? behind : 0);

/** The number of models that can be hit. Enemies with Reach also hit those behind the front. */
export const threatenedOf = ({ front, behind }: Fighters, by: Fighters): number => front + (by.reach ? behind : 0);

export const needsToHit = (striker: Pick<Fighters, 'MT'>, struck: Pick<Fighters, 'E'>): number =>
  faceToBeat(striker.MT, struck.E);

/** All models that can be hit, unhurt. */
export const wholeOf = (side: Fighters, by: Fighters): Left => unharmedModels(threatenedOf(side, by), side.points);

/** The group as a list of targets, the hardest to kill first, and at most `most` of them. */
export const targetsIn = (side: Fighters, left: Left, most: number): Target[] =>
  modelsOf(left, side.P)
    .sort((x, y) => y.points - x.points)
    .slice(0, most);

/**
 * The dice of each striker, given the models left (three-realms.unit-rules.multiple-bodies-attacks). Models that strike from
 * behind and cannot be hit themselves are unhurt.
 */
export function diceOf(side: Fighters, left: Left, strikers: number): number[] {
  const { A, bodies, points } = side;
  const hurt = bodies ? targetsIn(side, left, strikers) : [];
  const dice = hurt.map((each) =>
    Math.max(unitRules.multipleBodiesAttacksAtLeast, A + (points - each.points) * unitRules.multipleBodiesAttacks),
  );
  return [...dice, ...Array<number>(strikers - dice.length).fill(A)];
}
