/** A question about an artillery hit, as plain data. Page addresses, `fr3.artilleryOdds` and battles all use this shape. */
import type { OfFirers, ShotLevel, Target } from '../missile-fire/question.ts';

/** Ids of the sources of a hit. */
export const sourceIds = [
  'cannon',
  'stone-thrower',
  'light',
  'dragon-breath',
  'plant-elemental',
  'mine',
  'grenade',
  'blast-1',
  'blast-2',
  'blast-3',
  'termite-rot',
  'lances',
  'hot-oil',
  'explosion',
  'fire',
] as const;
export type SourceId = (typeof sourceIds)[number];

/** The circumstances of the source. */
export interface OfSource {
  napoleonic: boolean;
  elite: boolean;
  russian: boolean;
  /** Where the source stands, or what it is built into. */
  carrier: 'ground' | 'barge' | 'battlewagon' | 'leviathan' | 'ship';
  level: ShotLevel;
  /** The distance of a mine or a grenade in inches. */
  range: number;
  engineer: boolean;
  targeter: boolean;
  mechanic: boolean;
  spyglass: boolean;
  fireArrow: boolean;
  setFire: boolean;
  illusion: boolean;
  undead: boolean;
  state: 0 | 1 | 2;
  /** The burning base has wet hides. */
  hides: boolean;
  stopped: OfFirers['stopped'];
  /** Any other bonus to hit or to damage. */
  otherHit: number;
  otherDamage: number;
}

export type Source = { readonly unit: SourceId } & { readonly [Id in keyof OfSource]?: OfSource[Id] };

/** Structures that artillery can aim at; a ship means one of its bases. */
export const structureIds = ['wall', 'city', 'gate', 'ship'] as const;
export type StructureId = (typeof structureIds)[number];

export const structureNames: Readonly<Record<StructureId, string>> = {
  wall: 'Wall',
  city: 'City BB',
  gate: 'Gate',
  ship: 'Ship BB',
};

export interface OfStructure {
  material: string;
  thickness: 1 | 2 | 3;
  /** The number of damage markers that are left. */
  markers: number;
}

export type StructureTarget = { readonly unit: StructureId } & { readonly [Id in keyof OfStructure]?: OfStructure[Id] };

export interface ArtilleryQuestion {
  readonly source: Source;
  readonly target: Target | StructureTarget;
}

export const isStructure = (target: { readonly unit: string }): target is StructureTarget =>
  (structureIds as readonly string[]).includes(target.unit);
