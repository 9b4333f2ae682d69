/**
 * Pieces of terrain drawn by dice, for games that leave the ground to their players: outlines that look grown, never the
 * same twice, and the same on every machine for the same dice. Lengths are in whatever unit the game counts.
 */
import {
  ahead,
  areaOf,
  aside,
  distance,
  fullTurn,
  halfTurn,
  nearest,
  onGrid,
  type Point,
  type Polygon,
  plus,
  point,
  share,
  sidesOf,
  type Tenths,
  times,
} from './geometry.ts';

/** 0 to 1, by dice; says what it decides. */
export type Share = (decides: string) => number;

/** How outlines of a kind look. */
export interface OutlineLook {
  /** Corners of its outline. */
  readonly corners: number;
  /** Mean radius: the least, and how much dice add. */
  readonly radius: readonly [least: number, more: number];
  /** How far its outline swings about the mean, as a share of it. */
  readonly swing: number;
  /** Its length over its breadth, at most. */
  readonly stretch: number;
}

/** −1 to 1, by dice. */
export const swingOf = (share: Share, decides: string): number => 2 * share(decides) - 1;

/** An outline about 0, 0: a mean circle that swings from corner to corner, drawn out along a line. */
export function outlineBy(share: Share, { corners, radius: [least, more], swing, stretch }: OutlineLook): Polygon {
  const radius = least + more * share('its size');
  const long = Math.sqrt(1 + (stretch - 1) * share('its length'));
  const heading = Math.round(halfTurn * share('where it points'));
  const rough = Array.from({ length: corners }, () => radius * (1 + swing * swingOf(share, 'its outline')));
  // Each corner leans to its neighbours, so that the line runs on and does not jump.
  const reach = (at: number): number => {
    const near = (step: number) => rough[(at + step + corners) % corners] as number;
    return (near(-1) + 2 * near(0) + near(1)) / 4;
  };
  return Array.from({ length: corners }, (_, at) => {
    const angle: Tenths = Math.round((at * fullTurn) / corners);
    const spoke = times(ahead(angle), reach(at));
    return plus(times(ahead(heading), spoke.y * long), times(aside(heading), spoke.x / long));
  });
}

/** The same shape about 0, 0 with another area. */
export const sized = (polygon: Polygon, area: number): Polygon => {
  const factor = Math.sqrt(area / areaOf(polygon));
  return polygon.map((corner) => times(corner, factor));
};

/** A piece that has its place, with a circle that it lies in. */
export interface PlacedPiece {
  readonly polygon: Polygon;
  readonly middle: Point;
  readonly reach: number;
}

/** A shape about 0, 0 put down at a place, on the grid of the table. */
export const placedAt = (shape: Polygon, middle: Point): PlacedPiece => ({
  polygon: shape.map(({ x, y }) => ({ x: onGrid(middle.x + x), y: onGrid(middle.y + y) })),
  middle,
  reach: Math.max(...shape.map((corner) => distance(point(0, 0), corner))),
});

/** Whether a lane so wide runs between two pieces. */
export const apart = (one: PlacedPiece, other: PlacedPiece, lane: number): boolean =>
  distance(one.middle, other.middle) >= one.reach + other.reach + lane ||
  (!share(one.polygon, other.polygon) &&
    sidesOf(one.polygon).every((side) => sidesOf(other.polygon).every((edge) => nearest(side, edge).distance >= lane)));

/** Whether a piece lies on a table, so far from its edges. */
export const withinTable = ({ polygon }: PlacedPiece, width: number, depth: number, rim: number): boolean =>
  polygon.every(({ x, y }) => x >= rim && x <= width - rim && y >= rim && y <= depth - rim);
