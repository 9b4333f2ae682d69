/** A question about missile fire, as plain data. Page addresses, `fr3.missileFireOdds` and battles all use this shape. */
import type { Level } from '../data/levels.ts';
import type { WeaponId } from '../data/missile-weapons.ts';
import type { Circumstances } from '../melee/question.ts';

/** Levels of operation (fr3.levels.levels); `bottom` is the bottom of the sea. */
export type ShotLevel = Level | 'bottom';

/**
 * Where a target stands, which decides its cover: in the open; partly inside or deep inside forest, marsh or a built-up area; in
 * a city; on a wall or ship of some height; or in a fortification with pavisiers.
 */
export type Stands = 'open' | 'terrain' | 'deep' | 'city' | 'wall-1' | 'wall-2' | 'wall-3' | 'works';

/** Melee circumstances that also matter to a unit under fire. */
export const sharedWithMelee = [
  'form',
  'stage',
  'state',
  'markers',
  'blocked',
  'elite',
  'undead',
  'barbarian',
  'automaton',
  'pavisiers',
  'parasitics',
  'sacredSite',
  'leader',
  'superhero',
  'healer',
  'bard',
  'bless',
  'garlic',
] as const;
type SharedId = (typeof sharedWithMelee)[number];

/** Further circumstances of a unit under fire. */
export interface UnderFire {
  level: ShotLevel;
  /** Transports have brought the unit to a level that it cannot reach alone. */
  carried: boolean;
  stands: Stands;
  /** Whether the unit is on any other difficult ground, which matters only to fires. */
  rough: boolean;
  tortoise: boolean;
  heavyArmor: boolean;
  /** The number of units in its square; 0 if it is not in a square. */
  square: 0 | 2 | 4 | 6;
  /** The total number of markers on all units in the unit's square. */
  squareMarkers: number;
  engaged: boolean;
  hidden: boolean;
  invisible: boolean;
  /** Whether the unit has protection from wizard magic. */
  wizardWard: boolean;
  /** Whether the unit tries to dodge by fast movement. */
  dodges: boolean;
  /** The material of the target, if it is not obvious. */
  made: 'flesh' | 'metal';
  /** Whether the unit is protected from disintegration. */
  proof: boolean;
}

/** The target: a row of the reference table, a siege tower or an assault craft, and all values that differ from the defaults. */
export type Target = { readonly unit: string } & { readonly [Id in SharedId]?: Circumstances[Id] } & {
  readonly [Id in keyof UnderFire]?: UnderFire[Id];
};

/** Circumstances of firing units. */
export interface OfFirers {
  elite: Circumstances['elite'];
  /** The to-hit bonus from a character with the firers. */
  character: number;
  level: ShotLevel;
  /** Transports have brought the firers to their level. */
  carried: boolean;
  square: boolean;
  deck: boolean;
  marines: boolean;
  tower: boolean;
  targeter: boolean;
  mechanic: boolean;
  spyglass: boolean;
  fireArrow: boolean;
  setFire: boolean;
  illusion: boolean;
  undead: boolean;
  /** Points spent to activate a gun; 0 if it is already active. */
  points: number;
  assistant: boolean;
  attached: 'no' | 'free' | 'engaged';
  stopped: 'no' | 'gaze' | 'sudden-wind' | 'sudden-squall' | 'calm' | 'hidden';
  /** Any other bonus. */
  other: number;
}

/** Identical units that fire from the same distance. */
export type Firers = {
  readonly unit: string;
  /** The number of units, 1 if it is left out. */
  readonly count?: number;
  /** Inches to the target; if it is left out, the weapon's nearest band. */
  readonly range?: number;
  /** The weapon; if it is left out, the unit's usual one. */
  readonly weapon?: WeaponId;
} & { readonly [Id in keyof OfFirers]?: OfFirers[Id] };

export interface MissileQuestion {
  readonly target: Target;
  readonly firers: readonly Firers[];
}

/** The largest number of groups of firers in a question, and the largest number of units in each group. */
export const mostGroups = 4;
export const mostCount = 12;
