/**
 * A question about an artillery hit, as plain data: the shape that a page's address carries, that `fr3.artilleryOdds`
 * takes, and that a battle fills in from the table.
 */
import type { OfFirers, ShotLevel, Target } from '../missile-fire/question.ts';

/** What deals the hit. */
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

/** What can be true of it. */
export interface OfSource {
  napoleonic: boolean;
  elite: boolean;
  russian: boolean;
  /** What it stands on, or is built into. */
  carrier: 'ground' | 'barge' | 'battlewagon' | 'leviathan' | 'ship';
  level: ShotLevel;
  /** Inches, for a mine or a grenade. */
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
  /** Any other bonus, to hit and to damage. */
  otherHit: number;
  otherDamage: number;
}

export type Source = { readonly unit: SourceId } & { readonly [Id in keyof OfSource]?: OfSource[Id] };

/** Structures that artillery can aim at; a ship is one of its bases. */
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
  /** Damage markers it has left. */
  markers: number;
}

export type StructureTarget = { readonly unit: StructureId } & { readonly [Id in keyof OfStructure]?: OfStructure[Id] };

export interface ArtilleryQuestion {
  readonly source: Source;
  readonly target: Target | StructureTarget;
}

export const isStructure = (target: { readonly unit: string }): target is StructureTarget =>
  (structureIds as readonly string[]).includes(target.unit);
