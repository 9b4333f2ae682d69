/** What elements stand on: going, water, roads, slopes (the chapter on terrain). */
import {
  type Base,
  contains,
  corners,
  distanceToBorder,
  type EdgeName,
  edgeOf,
  middle,
  occupies,
  type Point,
  type Polygon,
  point,
  touch,
  touches,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { type TerrainKind, terrainOf } from '../../data/terrain.ts';
import { isAerial } from '../elements/find.ts';
import type { Setup, TerrainPiece } from '../vocabulary/setup.ts';
import type { BattleElement } from '../vocabulary/state.ts';

export interface Piece {
  /** Its place in the set-up's list. */
  readonly index: number;
  readonly kind: TerrainKind;
  readonly polygon: Polygon;
}

export interface Ground {
  readonly pieces: readonly Piece[];
  /** Bad going for ground troops (hott.terrain.bad-going). */
  readonly bad: readonly Piece[];
  /** Bad going for aerials: woods and built-up areas (hott.terrain.bad-going-aerials). */
  readonly badForAerials: readonly Piece[];
  readonly water: readonly Piece[];
  /** Ground that lies in water: beaches and islands. */
  readonly islands: readonly Piece[];
  readonly impassable: readonly Piece[];
  readonly roads: readonly Piece[];
  readonly hills: readonly Piece[];
  readonly features: readonly Piece[];
}

const hillKinds: readonly string[] = ['gentle-slope', 'steep-slope', 'wooded-slope'];

/** The terrain of a set-up, sorted by what it does. */
export const groundOf = onceFor((setup: Setup): Ground => {
  const pieces = setup.terrain.map(
    ({ kind, polygon }: TerrainPiece, index): Piece => ({ index, kind: terrainOf(kind) as TerrainKind, polygon }),
  );
  const water = pieces.filter(({ kind }) => kind.going === 'water');
  return {
    pieces,
    bad: pieces.filter(({ kind }) => kind.going === 'bad'),
    badForAerials: pieces.filter(({ kind }) => kind.aerials === 'bad'),
    water,
    islands: pieces.filter(
      ({ kind, polygon }) =>
        (kind.id === 'open' || kind.id === 'beach') && water.some((each) => contains(each.polygon, polygon[0] as Point)),
    ),
    impassable: pieces.filter(({ kind }) => kind.going === 'impassable'),
    roads: pieces.filter(({ kind }) => kind.id === 'road'),
    hills: pieces.filter(({ kind }) => hillKinds.includes(kind.id)),
    features: pieces.filter(({ kind }) => kind.feature),
  };
});

/** Whether any part of a base is in one of some pieces. */
export const inAny = (base: Base, pieces: readonly Piece[]): boolean => pieces.some(({ polygon }) => occupies(base, polygon));

/** Whether a base is at least partly in water, and not on an island or a road over it (hott.terrain.road-crossing). */
export const inWater = (setup: Setup, base: Base): boolean => {
  const { water, islands } = groundOf(setup);
  if (!inAny(base, water) || isOnRoad(setup, base)) return false;
  return !islands.some(({ polygon }) => corners(base).every((corner) => contains(polygon, corner)));
};

/** Whether a base stands astride a road: the middles of its front and rear edges are on it (hott.terrain.road-astride). */
export function isOnRoad(setup: Setup, base: Base): boolean {
  const { roads } = groundOf(setup);
  if (roads.length === 0) return false;
  const middleOf = (edge: EdgeName): Point => {
    const { a, b } = edgeOf(base, edge);
    return middle(a, b);
  };
  return (['front', 'rear'] as const).every((edge) => roads.some(({ polygon }) => contains(polygon, middleOf(edge))));
}

export type CombatGoing = 'good' | 'bad' | 'water';

/**
 * What an element counts as standing in: bad going if any part of it is (hott.terrain.partly-in-bad-going). Beaches and gentle slopes
 * are good going (hott.terrain.beaches, hott.terrain.gentle-slopes), and water is not bad going (hott.terrain.wading-not-bad-going).
 */
export function goingOf(setup: Setup, element: Pick<BattleElement, 'type' | 'base'>): CombatGoing {
  const { bad, badForAerials } = groundOf(setup);
  if (isAerial(element)) return inAny(element.base, badForAerials) ? 'bad' : 'good';
  if (inAny(element.base, bad)) return 'bad';
  return inWater(setup, element.base) ? 'water' : 'good';
}

/** Pieces that an element is at least partly in. */
export const footingOf = (setup: Setup, base: Base): readonly number[] =>
  groundOf(setup)
    .features.filter(({ polygon }) => occupies(base, polygon))
    .map(({ index }) => index);

/**
 * How high a point lies: on a hill as far as it is from the edge of the hill, which falls away from its middle on all sides
 * (hott.terrain.hill-shape); 0 elsewhere. Only comparisons mean anything.
 */
export const heightAt = (setup: Setup, p: Point): number =>
  groundOf(setup).hills.reduce(
    (most, { polygon }) => (contains(polygon, p) ? Math.max(most, distanceToBorder(polygon, p)) : most),
    0,
  );

/** Points at which the height of a slope is looked up between two places. */
const looks = 12;

/** Whether a crest lies between two points: the ground rises from both of them to something higher. */
export function isOverCrest(setup: Setup, from: Point, to: Point): boolean {
  if (groundOf(setup).hills.length === 0) return false;
  const at = (look: number): number =>
    heightAt(setup, point(from.x + ((to.x - from.x) * look) / looks, from.y + ((to.y - from.y) * look) / looks));
  const ends = Math.max(at(0), at(looks));
  for (let look = 1; look < looks; look++) if (at(look) > ends + touch) return true;
  return false;
}

/** Points along the front edge of a base, its corners among them. */
const frontPoints = (base: Base): readonly Point[] => {
  const { a, b } = edgeOf(base, 'front');
  return [0, 0.25, 0.5, 0.75, 1].map((share) => point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share));
};

const highest = (setup: Setup, points: readonly Point[]): number =>
  points.reduce((most, p) => Math.max(most, heightAt(setup, p)), 0);

/**
 * hott.terrain.uphill-advantage: part of the front edge lies higher than the whole of the other base. Where the two touch they lie
 * equally high, so the edge that they share does not count for the other one; instead the ground must fall towards it.
 */
export function isUphill(setup: Setup, base: Base, other: Base): boolean {
  if (groundOf(setup).hills.length === 0) return false;
  const front = frontPoints(base);
  const shared = edgeOf(other, 'front');
  const [, , rearRight, rearLeft] = corners(other);
  const theirs = highest(setup, [other, rearRight, rearLeft, ...(touches(base, other) ? [] : [shared.a, shared.b])]);
  return heightAt(setup, base) > heightAt(setup, front[2] as Point) + touch && highest(setup, front) > theirs + touch;
}
