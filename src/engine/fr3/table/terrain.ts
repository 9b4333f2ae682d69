/** Terrain on the table: its effect on sight and movement, and how deep inside it a unit stands. */
import {
  type Base,
  depthWithin,
  lengthOf,
  liesWithin,
  occupies,
  type Point,
  type Polygon,
  type Stretch,
  stretchesIn,
  touch,
} from '../../kernel/geometry.ts';
import { missileFire } from '../data/figures/missile-fire.ts';
import { baseSide } from './bases.ts';

/** Kinds of terrain pieces, which players agree on before the battle. */
export const terrainKinds = ['open', 'hill', 'woods', 'marsh', 'water', 'stream', 'town', 'rough', 'wall', 'impassable'] as const;
export type TerrainKind = (typeof terrainKinds)[number];

export interface Terrain {
  readonly kind: TerrainKind;
  readonly name?: string;
  readonly polygon: Polygon;
  /** fr3.terrain-effects.enchanted-terrain: the spell that it casts on units entering it. */
  readonly enchanted?: Enchantment;
  /** fr3.terrain-effects.chaos-fear-terrain */
  readonly feared?: true;
}

/** The id of a spell, its version if it has several, and the chance in percent that it takes effect. */
export interface Enchantment {
  readonly spell: string;
  readonly choice?: string;
  readonly percent: number;
}

interface Effects {
  /** fr3.movement.terrain-types */
  readonly going: 'open' | 'difficult' | 'impassable';
  /** fr3.artillery.los-terrain */
  readonly blocksSight: boolean;
  /** fr3.missile-fire.cover, fr3.missile-fire.concealment */
  readonly covers: boolean;
}

const effects = (going: Effects['going'], blocksSight: boolean, covers: boolean): Effects => ({ going, blocksSight, covers });

export const effectsOf: Readonly<Record<TerrainKind, Effects>> = {
  open: effects('open', false, false),
  hill: effects('difficult', true, false),
  woods: effects('difficult', true, true),
  marsh: effects('difficult', false, true),
  water: effects('difficult', false, false),
  stream: effects('difficult', false, false),
  town: effects('difficult', true, true),
  rough: effects('difficult', false, false),
  wall: effects('impassable', true, false),
  impassable: effects('impassable', false, false),
};

/** fr3.movement.terrain-occupation: the pieces that any part of a base touches. */
export const terrainUnder = (base: Base, terrain: readonly Terrain[]): readonly Terrain[] =>
  terrain.filter(({ polygon }) => occupies(base, polygon));

/**
 * fr3.missile-fire.cover, fr3.missile-fire.concealment: in cover if any part of the base is in woods, marsh or town; concealed if
 * every part is more than the width of a single base inside, whatever the size of the unit.
 */
export function coverOf(base: Base, terrain: readonly Terrain[]): 'none' | 'cover' | 'concealed' {
  const covering = terrainUnder(base, terrain).filter(({ kind }) => effectsOf[kind].covers);
  if (covering.length === 0) return 'none';
  const deep = covering.some(({ polygon }) => depthWithin(base, polygon) > baseSide * missileFire.coverDepth + touch);
  return deep ? 'concealed' : 'cover';
}

export interface Rate {
  readonly open: number;
  readonly difficult: number;
}

/**
 * fr3.movement.rate: how much of a move a straight path costs, in inches of the open rate. For an inch in which any part of the
 * base is on difficult ground, the cost is the open rate divided by the difficult rate. Infinity if the base may not go there.
 */
export function costOfWay(base: Base, way: Point, terrain: readonly Terrain[], rate: Rate): number {
  const stretches: Stretch[] = [];
  for (const { kind, polygon } of terrain) {
    const { going } = effectsOf[kind];
    const within = going === 'open' ? [] : stretchesIn(base, way, polygon);
    if (within.length > 0 && going === 'impassable') return Infinity;
    stretches.push(...within);
  }
  stretches.sort((a, b) => a.from - b.from);
  let difficult = 0;
  let reached = 0;
  for (const { from, to } of stretches) {
    if (to <= reached) continue;
    difficult += to - Math.max(from, reached);
    reached = to;
  }
  if (difficult > 0 && rate.difficult === 0) return Infinity;
  return lengthOf(way) - difficult + (difficult === 0 ? 0 : difficult * (rate.open / rate.difficult));
}

/** Whether the whole base is in a piece. */
export const whollyIn = (base: Base, { polygon }: Terrain): boolean => liesWithin(base, polygon);
