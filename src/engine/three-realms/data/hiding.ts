/**
 * Cover and concealment: the two benefits that protect a hidden target from a shot, and the ways to gain them (the chapter on
 * cover).
 */
import { cover } from './figures/cover.ts';

export interface Benefit {
  readonly id: 'concealment' | 'cover';
  readonly name: string;
  readonly rule: string;
  /** The modifier to the firer's RT. */
  readonly training: number;
  /** The modifier to the target's P, against shooting only. */
  readonly protection: number;
}

export const benefits: readonly Benefit[] = [
  {
    id: 'concealment',
    name: 'Concealment',
    rule: 'three-realms.cover.concealment',
    training: cover.training,
    protection: 0,
  },
  {
    id: 'cover',
    name: 'Cover',
    rule: 'three-realms.cover.cover',
    training: cover.training,
    protection: cover.protection,
  },
];

export interface Hiding {
  readonly id: 'area' | 'object' | 'feature' | 'models';
  readonly name: string;
  readonly rule: string;
  /** Null if the players agree on the benefit before the battle, piece by piece (three-realms.cover.agree-terrain). */
  readonly gives: Benefit['id'] | null;
  readonly examples: string;
  readonly when: string;
}

export const hidings: readonly Hiding[] = [
  {
    id: 'area',
    name: 'Area terrain',
    rule: 'three-realms.cover.area-terrain',
    gives: null,
    examples: 'forests, clouds',
    when: 'any part of the base is inside',
  },
  {
    id: 'object',
    name: 'Object terrain',
    rule: 'three-realms.cover.object-terrain',
    gives: null,
    examples: 'walls, hedges, columns',
    when: 'at least half of the model is hidden by it',
  },
  {
    id: 'feature',
    name: 'Terrain features',
    rule: 'three-realms.cover.terrain-features',
    gives: 'cover',
    examples: 'hilltops, trenches, hollows',
    when: 'at least half of the model is hidden by it',
  },
  {
    id: 'models',
    name: 'Other models',
    rule: 'three-realms.cover.other-models',
    gives: 'cover',
    examples: 'a unit in between',
    when: 'it is seen only through another unit',
  },
];
