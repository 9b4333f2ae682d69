/** Roads, rivers and cliffs: bands along a line of points, in paces. */
import { aside, bearing, dot, minus, onGrid, type Point, type Polygon, plus, point, times } from '../../kernel/geometry.ts';
import { supplement } from '../data/figures/supplement.ts';

/** The usual widths. The widths are our own choice, but a river of this width can be waded (hott.terrain.narrow-river). */
export const bandWidths = { road: 80, river: 140, cliff: 20 } as const;

/** The direction of the board edge that a point lies on; null inside the board. */
function edgeThrough({ x, y }: Point): Point | null {
  const side = supplement.board;
  if (y === 0 || y === side) return point(1, 0);
  return x === 0 || x === side ? point(0, 1) : null;
}

const grid = ({ x, y }: Point): Point => point(onGrid(x), onGrid(y));

/** The outline of a band of this width through these points. An end on a board edge is cut off along the edge. */
export function bandThrough(places: readonly [Point, ...Point[], Point], width: number): Polygon {
  const across = aside(bearing(places[0], places.at(-1) as Point));
  const halves = places.map((place, at) => {
    const along = at === 0 || at === places.length - 1 ? edgeThrough(place) : null;
    const lean = along ? dot(along, across) : 0;
    // If the band is nearly parallel to the edge, it is not cut off.
    return along && Math.abs(lean) > 0.3 ? times(along, width / 2 / lean) : times(across, width / 2);
  });
  return [
    ...places.map((place, at) => grid(minus(place, halves[at] as Point))),
    ...places.map((place, at) => grid(plus(place, halves[at] as Point))).reverse(),
  ];
}
