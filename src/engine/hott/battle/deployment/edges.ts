/** The edges of the board, as the side that has one sees the board from it. */
import { type Base, corners, type Point, type Polygon, point, quarterTurn, rectangle } from '../../../kernel/geometry.ts';
import type { Edge } from '../vocabulary/setup.ts';

/** The way into the board from an edge, in tenths of a degree. */
export const inward: Readonly<Record<Edge, number>> = {
  south: 0,
  west: quarterTurn,
  north: 2 * quarterTurn,
  east: 3 * quarterTurn,
};

/** A place so far along an edge, from its left end as one looks into the board, and so far in. */
export function fromEdge(edge: Edge, side: number, along: number, into: number): Point {
  switch (edge) {
    case 'south':
      return point(along, into);
    case 'north':
      return point(side - along, side - into);
    case 'west':
      return point(into, side - along);
    case 'east':
      return point(side - into, along);
  }
}

/** How far a point is from an edge. */
export function intoBoard(edge: Edge, side: number, { x, y }: Point): number {
  switch (edge) {
    case 'south':
      return y;
    case 'north':
      return side - y;
    case 'west':
      return x;
    case 'east':
      return side - x;
  }
}

/** How far along an edge a point is, from its left end as one looks into the board. */
export function alongEdge(edge: Edge, side: number, { x, y }: Point): number {
  switch (edge) {
    case 'south':
      return x;
    case 'north':
      return side - x;
    case 'west':
      return side - y;
    case 'east':
      return y;
  }
}

/** How far into the board the farthest corner of a base is. */
export const deepest = (edge: Edge, side: number, base: Base): number =>
  Math.max(...corners(base).map((corner) => intoBoard(edge, side, corner)));

/** A rectangle on an edge: the middle of it so far along, so wide along the edge, so deep into the board. */
export function onEdge(edge: Edge, side: number, along: number, wide: number, deep: number): Polygon {
  const [a, b] = [fromEdge(edge, side, along - wide / 2, 0), fromEdge(edge, side, along + wide / 2, deep)];
  return rectangle(point(Math.min(a.x, b.x), Math.min(a.y, b.y)), point(Math.max(a.x, b.x), Math.max(a.y, b.y)));
}
