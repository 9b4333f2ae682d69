/** The ground under elements: going, water, roads, slopes (the chapter on terrain). */
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
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import { type TerrainKind, terrainOf } from '../../data/terrain.ts';
import { isAerial } from '../elements/find.ts';
import type { Setup, TerrainPiece } from '../vocabulary/setup.ts';
import type { BattleElement } from '../vocabulary/state.ts';

export interface Piece {
  /** The index of the piece in the set-up's list. */
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
  /** Land within water: beaches and islands. */
  readonly islands: readonly Piece[];
  readonly impassable: readonly Piece[];
  readonly roads: readonly Piece[];
  readonly hills: readonly Piece[];
  readonly features: readonly Piece[];
}

const hillKinds: readonly string[] = ['gentle-slope', 'steep-slope', 'wooded-slope'];

/** The terrain of a set-up, grouped by effect. */
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

export const inAny = (base: Base, pieces: readonly Piece[]): boolean => pieces.some(({ polygon }) => occupies(base, polygon));

/** Whether a base is at least partly in water and not on an island or a road across it (hott.terrain.road-crossing). */
export const inWater = (setup: Setup, base: Base): boolean => {
  const { water, islands } = groundOf(setup);
  if (!inAny(base, water) || isOnRoad(setup, base)) return false;
  return !islands.some(({ polygon }) => corners(base).every((corner) => contains(polygon, corner)));
};

/** Whether a base is astride a road: the middles of its front and rear edges are on it (hott.terrain.road-astride). */
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
 * The going that counts for an element. The going is bad if any part of the element is in bad going
 * (hott.terrain.partly-in-bad-going). Beaches and gentle slopes are good going (hott.terrain.beaches,
 * hott.terrain.gentle-slopes), and water is not bad going (hott.terrain.wading-not-bad-going).
 */
export const goingOf = (setup: Setup, element: Pick<BattleElement, 'type' | 'base'>): CombatGoing =>
  goings(setup)[isAerial(element) ? 'aloft' : 'below'](element.base);

/**
 * The kind of going under each base. The kind of going is cached, because most elements do not move from one state to the next.
 */
const goings = onceFor((setup: Setup) => {
  const { bad, badForAerials } = groundOf(setup);
  return {
    aloft: onceForEach((base: Base): CombatGoing => (inAny(base, badForAerials) ? 'bad' : 'good')),
    below: onceForEach((base: Base): CombatGoing => (inAny(base, bad) ? 'bad' : inWater(setup, base) ? 'water' : 'good')),
  };
});

/** The pieces that an element is at least partly in, by index. */
export const footingOf = (setup: Setup, base: Base): readonly number[] =>
  groundOf(setup)
    .features.filter(({ polygon }) => occupies(base, polygon))
    .map(({ index }) => index);

/**
 * The height of a point. On a hill the height is the distance from the hill's edge, because hills slope down evenly from the
 * middle (hott.terrain.hill-shape); elsewhere the height is 0. Heights can only be compared with each other; they have no unit.
 */
export const heightAt = (setup: Setup, p: Point): number =>
  groundOf(setup).hills.reduce(
    (most, { polygon }) => (contains(polygon, p) ? Math.max(most, distanceToBorder(polygon, p)) : most),
    0,
  );

/** How many points of a slope are checked between two places. */
const looks = 12;

/** Whether there is a crest between two points, that is, higher ground than both. */
export function isOverCrest(setup: Setup, from: Point, to: Point): boolean {
  if (groundOf(setup).hills.length === 0) return false;
  const at = (look: number): number =>
    heightAt(setup, point(from.x + ((to.x - from.x) * look) / looks, from.y + ((to.y - from.y) * look) / looks));
  const ends = Math.max(at(0), at(looks));
  for (let look = 1; look < looks; look++) if (at(look) > ends + touch) return true;
  return false;
}

/** Points along the front edge of a base, including its corners. */
const frontPoints = (base: Base): readonly Point[] => {
  const { a, b } = edgeOf(base, 'front');
  return [0, 0.25, 0.5, 0.75, 1].map((share) => point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share));
};

const highest = (setup: Setup, points: readonly Point[]): number =>
  points.reduce((most, p) => Math.max(most, heightAt(setup, p)), 0);

/**
 * hott.terrain.uphill-advantage: whether part of a base's front edge is higher than the whole other base. If the bases touch, the
 * edges that touch are equally high, so the other base's front edge is left out of the comparison. The ground must also slope
 * down from the middle of the base to its front edge.
 */
export function isUphill(setup: Setup, base: Base, other: Base): boolean {
  if (groundOf(setup).hills.length === 0) return false;
  const front = frontPoints(base);
  const shared = edgeOf(other, 'front');
  const [, , rearRight, rearLeft] = corners(other);
  const theirs = highest(setup, [other, rearRight, rearLeft, ...(touches(base, other) ? [] : [shared.a, shared.b])]);
  return heightAt(setup, base) > heightAt(setup, front[2] as Point) + touch && highest(setup, front) > theirs + touch;
}
