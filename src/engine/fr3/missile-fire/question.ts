/**
 * A question about missile fire, as plain data: the shape that a page's address carries, that
 * `fr3.missileFireOdds` takes, and that a battle fills in from the table.
 */
import type { Level } from '../data/levels.ts';
import type { WeaponId } from '../data/missile-weapons.ts';
import type { Circumstances } from '../melee/question.ts';

/** Levels of operation (fr3.levels.levels); `bottom` is the bottom of the sea. */
export type ShotLevel = Level | 'bottom';

/**
 * Where a target stands, as far as fire is concerned: in the open; with a part near the edge of forest, marsh or
 * built-up area, or wholly deep in it; in a city BB; on a wall or ship of a height; in a fortification with pavisiers.
 */
export type Stands = 'open' | 'terrain' | 'deep' | 'city' | 'wall-1' | 'wall-2' | 'wall-3' | 'works';

/** Circumstances of a melee that matter to a unit under fire too. */
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

/** What else can be true of a unit under fire. */
export interface UnderFire {
  level: ShotLevel;
  /** Transports have brought it to its level, which it could not reach by itself. */
  carried: boolean;
  stands: Stands;
  /** On difficult ground of any other kind: it matters to fires only. */
  rough: boolean;
  tortoise: boolean;
  heavyArmor: boolean;
  /** Units of the square it is in; 0 when it is in none. */
  square: 0 | 2 | 4 | 6;
  /** Markers on all units of that square together. */
  squareMarkers: number;
  engaged: boolean;
  hidden: boolean;
  invisible: boolean;
  /** Protection from wizard magic. */
  wizardWard: boolean;
  /** Tries to slip away by fast movement. */
  dodges: boolean;
  /** What it is made of, where that is not plain. */
  made: 'flesh' | 'metal';
  /** Protected from disintegration. */
  proof: boolean;
}

/** The target: a row of the reference table, a siege tower or an assault craft, and whatever is not as usual. */
export type Target = { readonly unit: string } & { readonly [Id in SharedId]?: Circumstances[Id] } & {
  readonly [Id in keyof UnderFire]?: UnderFire[Id];
};

/** What can be true of units that fire. */
export interface OfFirers {
  elite: Circumstances['elite'];
  /** The to-hit bonus of a character with them. */
  character: number;
  level: ShotLevel;
  /** Transports have brought them to their level. */
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
  /** Points spent to activate a gun; 0 when it works already. */
  points: number;
  assistant: boolean;
  attached: 'no' | 'free' | 'engaged';
  stopped: 'no' | 'gaze' | 'sudden-wind' | 'sudden-squall' | 'calm' | 'hidden';
  /** Any other bonus. */
  other: number;
}

/** Like units that fire from the same distance. */
export type Firers = {
  readonly unit: string;
  /** How many, 1 if it is not said. */
  readonly count?: number;
  /** Inches to the target; the weapon's nearest band if it is not said. */
  readonly range?: number;
  /** The usual weapon of the unit if it is not said. */
  readonly weapon?: WeaponId;
} & { readonly [Id in keyof OfFirers]?: OfFirers[Id] };

export interface MissileQuestion {
  readonly target: Target;
  readonly firers: readonly Firers[];
}

/** Groups of firers that one question can have, and units in each. */
export const mostGroups = 4;
export const mostCount = 12;
