/** The edges of the board, and positions measured from them. */
import { type Base, corners, type Point, type Polygon, point, quarterTurn, rectangle } from '../../../kernel/geometry.ts';
import type { Edge } from '../vocabulary/setup.ts';

/** The direction into the board from an edge, in tenths of a degree. */
export const inward: Readonly<Record<Edge, number>> = {
  south: 0,
  west: quarterTurn,
  north: 2 * quarterTurn,
  east: 3 * quarterTurn,
};

/**
 * The point at this distance along an edge and into the board. The distance along the edge is measured from its left end, as a
 * player who looks into the board sees it.
 */
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

/** The distance of a point from an edge. */
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

/** The distance of a point along an edge, measured from the left end as a player who looks into the board sees it. */
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

/** A rectangle on an edge, given by its middle along the edge, its width and its depth. */
export function onEdge(edge: Edge, side: number, along: number, wide: number, deep: number): Polygon {
  const [a, b] = [fromEdge(edge, side, along - wide / 2, 0), fromEdge(edge, side, along + wide / 2, deep)];
  return rectangle(point(Math.min(a.x, b.x), Math.min(a.y, b.y)), point(Math.max(a.x, b.x), Math.max(a.y, b.y)));
}
