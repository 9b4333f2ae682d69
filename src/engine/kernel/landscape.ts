/**
 * Terrain pieces drawn by dice, for games that leave terrain to their players. The outlines look natural and vary every time, but
 * the same dice give the same outlines on every machine. Lengths are in the game's own unit.
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
  sidesNear,
  type Tenths,
  times,
} from './geometry.ts';

/** Rolls dice for a number from 0 to 1. The argument says what the number decides. */
export type Share = (decides: string) => number;

/** How outlines of one kind of terrain look. */
export interface OutlineLook {
  /** How many corners an outline has. */
  readonly corners: number;
  /** The mean radius: its minimum, and how much dice can add to it. */
  readonly radius: readonly [least: number, more: number];
  /** How much an outline varies around the mean radius, as a share of that radius. */
  readonly swing: number;
  /** The maximum ratio of length to width. */
  readonly stretch: number;
}

/** A number from −1 to 1, by dice. */
export const swingOf = (share: Share, decides: string): number => 2 * share(decides) - 1;

/** An outline around the point 0, 0: a circle whose radius varies from corner to corner, stretched along a line. */
export function outlineBy(share: Share, { corners, radius: [least, more], swing, stretch }: OutlineLook): Polygon {
  const radius = least + more * share('its size');
  const long = Math.sqrt(1 + (stretch - 1) * share('its length'));
  const heading = Math.round(halfTurn * share('where it points'));
  const rough = Array.from({ length: corners }, () => radius * (1 + swing * swingOf(share, 'its outline')));
  // Each corner is averaged with its neighbours, so that the outline is smooth.
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

/** The same shape around 0, 0, scaled to another area. */
export const sized = (polygon: Polygon, area: number): Polygon => {
  const factor = Math.sqrt(area / areaOf(polygon));
  return polygon.map((corner) => times(corner, factor));
};

/** A piece in its place, with a circle around it. */
export interface PlacedPiece {
  readonly polygon: Polygon;
  readonly middle: Point;
  readonly reach: number;
}

/** Moves a shape from 0, 0 to a place on the table's grid. */
export const placedAt = (shape: Polygon, middle: Point): PlacedPiece => ({
  polygon: shape.map(({ x, y }) => ({ x: onGrid(middle.x + x), y: onGrid(middle.y + y) })),
  middle,
  reach: Math.max(...shape.map((corner) => distance(point(0, 0), corner))),
});

/** Whether there is a lane of this width between two pieces. */
export function hasLaneBetween(one: PlacedPiece, other: PlacedPiece, lane: number): boolean {
  if (distance(one.middle, other.middle) >= one.reach + other.reach + lane) return true;
  const edges = sidesNear(other.polygon, one.polygon, lane);
  return (
    sidesNear(one.polygon, other.polygon, lane).every((side) => edges.every((edge) => nearest(side, edge).distance >= lane)) &&
    !share(one.polygon, other.polygon)
  );
}

/** Whether a piece is on a table, at this distance from its edges. */
export const withinTable = ({ polygon }: PlacedPiece, width: number, depth: number, rim: number): boolean =>
  polygon.every(({ x, y }) => x >= rim && x <= width - rim && y >= rim && y <= depth - rim);
