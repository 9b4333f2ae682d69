/** A planned tactical move: the path of each element, and its measured distance. */
import { type Base, occupies, outOfBounds, type Polygon, placesOn, type Stage, stretchesIn } from '../../../kernel/geometry.ts';
import type { MoveWay } from '../events.ts';
import type { BattleElement } from '../vocabulary/state.ts';

export interface Path {
  readonly unit: BattleElement;
  readonly stages: readonly Stage[];
  readonly end: Base;
  /** The length in inches, measured as the rules say for this element. */
  readonly measured: number;
}

export interface Plan {
  readonly way: MoveWay;
  readonly paths: readonly Path[];
}

/** During a turn, terrain is checked at points this many inches apart. */
const look = 0.1;

/** Whether an element is at least partly inside an outline anywhere on its path, including start and end. */
export function pathEnters({ stages, end }: Pick<Path, 'stages' | 'end'>, polygon: Polygon): boolean {
  if (occupies(end, polygon)) return true;
  return stages.some((stage) => {
    const { from, to } = stage;
    const way = { x: to.x - from.x, y: to.y - from.y };
    // A quick test. A turning base never reaches farther than its corners.
    if (outOfBounds({ ...from, width: from.width + from.depth, depth: from.width + from.depth }, polygon, way)) return false;
    if (from.facing === to.facing)
      return way.x === 0 && way.y === 0 ? occupies(from, polygon) : stretchesIn(from, way, polygon).length > 0;
    return placesOn([stage], look).some((base) => occupies(base, polygon));
  });
}

/** Whether the facing never changes on a path. */
export const keepsFacing = ({ unit, stages }: Pick<Path, 'unit' | 'stages'>): boolean =>
  stages.every(({ from, to }) => from.facing === unit.base.facing && to.facing === unit.base.facing);
