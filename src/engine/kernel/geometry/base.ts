/**
 * A base: an oriented rectangle on the table, given by its centre. The front edge of a base is on the side of its facing. A unit
 * of several bases (two deep, two by two) is one larger rectangle, whose faces are parts of its edges.
 */
import { cosine, halfTurn, normal, quarterTurn, sine, type Tenths } from './angle.ts';
import { ahead, aside, middle, onGrid, type Point, plus, type Segment, times, turned } from './point.ts';

export interface Base extends Point {
  readonly facing: Tenths;
  /** The length of the front edge, in inches. */
  readonly width: number;
  /** The distance from the front edge to the rear edge, in inches. */
  readonly depth: number;
}

/** The names of the edges, clockwise from the front. */
export const edgeNames = ['front', 'right', 'rear', 'left'] as const;
export type EdgeName = (typeof edgeNames)[number];
export type Side = 'left' | 'right';

/**
 * The base with its position rounded to the grid and its facing to a whole tenth of a degree. Every manoeuvre returns such bases.
 */
export const settled = <B extends Base>(base: B): B => ({
  ...base,
  x: onGrid(base.x),
  y: onGrid(base.y),
  facing: normal(base.facing),
});

/** The base moved by a step and rounded to the grid. */
export const shifted = <B extends Base>(base: B, step: Point): B => settled({ ...base, x: base.x + step.x, y: base.y + step.y });

/** The base turned clockwise about a point and rounded to the grid. */
export const swung = <B extends Base>(base: B, about: Point, angle: Tenths): B =>
  settled({ ...base, ...turned(base, about, angle), facing: base.facing + angle });

/** A step relative to a facing: inches forward and to the right. */
export const step = (facing: Tenths, forward: number, right: number): Point =>
  plus(times(ahead(facing), forward), times(aside(facing), right));

/** A point relative to a base: inches ahead of its centre and to its right. */
export const placeFrom = (base: Base, forward: number, right: number): Point => plus(base, step(base.facing, forward, right));

/** The corners in this order: front left, front right, rear right, rear left. */
export function corners(base: Base): readonly [Point, Point, Point, Point] {
  const w = base.width / 2;
  const d = base.depth / 2;
  // Computes the same point as `placeFrom`, but looks up the angle only once. No other function is called as often.
  const s = sine(base.facing);
  const c = cosine(base.facing);
  const { x, y } = base;
  return [
    { x: x + (s * d + c * -w), y: y + (c * d - s * -w) },
    { x: x + (s * d + c * w), y: y + (c * d - s * w) },
    { x: x + (s * -d + c * w), y: y + (c * -d - s * w) },
    { x: x + (s * -d + c * -w), y: y + (c * -d - s * -w) },
  ];
}

/** The direction that an edge faces. */
export const outward = (base: Base, edge: EdgeName): Tenths => normal(base.facing + quarterTurn * edgeNames.indexOf(edge));

/** An edge from its left end to its right end, as seen from inside looking out. */
export function edgeOf(base: Base, edge: EdgeName): Segment {
  const all = corners(base);
  const at = edgeNames.indexOf(edge);
  return { a: all[at] as Point, b: all[(at + 1) % 4] as Point };
}

export function edgesOf(base: Base): readonly Segment[] {
  const [a, b, c, d] = corners(base);
  return [
    { a, b },
    { a: b, b: c },
    { a: c, b: d },
    { a: d, b: a },
  ];
}

export const edgeLength = (base: Base, edge: EdgeName): number => (edge === 'front' || edge === 'rear' ? base.width : base.depth);

/**
 * The front square of a base that is deeper than wide, or the base itself if it is square. The result is not rounded to the grid.
 */
export const frontBlock = (base: Base): Base =>
  base.depth === base.width ? base : { ...base, ...placeFrom(base, (base.depth - base.width) / 2, 0), depth: base.width };

/** A face of a base: a part of an edge, one base width long. One enemy can occupy each face. */
export interface Face {
  readonly edge: EdgeName;
  /** The number of the face along its edge, counted from 0 clockwise around the base. */
  readonly index: number;
  readonly segment: Segment;
  readonly facing: Tenths;
}

/** The faces of a base, clockwise from the left end of its front edge: four for a single base, six for one two deep. */
export function facesOf(base: Base, side: number): readonly Face[] {
  return edgeNames.flatMap((edge) => {
    const { a, b } = edgeOf(base, edge);
    const count = Math.max(1, Math.round(edgeLength(base, edge) / side));
    const along = (share: number): Point => ({ x: a.x + ((b.x - a.x) * share) / count, y: a.y + ((b.y - a.y) * share) / count });
    return Array.from({ length: count }, (_, index) => ({
      edge,
      index,
      segment: { a: along(index), b: along(index + 1) },
      facing: outward(base, edge),
    }));
  });
}

/**
 * The base in full contact with a segment: the middle of its front edge is at the middle of this edge or face, which faces
 * `facing`. Rounded to the grid.
 */
export function placeAgainst<B extends Base>(base: B, segment: Segment, facing: Tenths): B {
  const heading = normal(facing + halfTurn);
  const centre = plus(middle(segment.a, segment.b), times(ahead(heading), -base.depth / 2));
  return settled({ ...base, ...centre, facing: heading });
}

/**
 * The base directly beside another one. The two bases have the same facing, and their fronts are aligned. Rounded to the grid.
 */
export const beside = <B extends Base>(base: B, neighbour: Base, side: Side): B =>
  settled({
    ...base,
    ...placeFrom(
      neighbour,
      (neighbour.depth - base.depth) / 2,
      ((neighbour.width + base.width) / 2) * (side === 'right' ? 1 : -1),
    ),
    facing: neighbour.facing,
  });

/** The base directly behind another one, with the same facing, its middle behind the other's middle. Rounded to the grid. */
export const placeBehind = <B extends Base>(base: B, leader: Base): B =>
  settled({ ...base, ...placeFrom(leader, -(leader.depth + base.depth) / 2, 0), facing: leader.facing });
