/** A tactical move before it is made: who goes which way, and how far that is measured. */
import { type Base, occupies, outOfBounds, type Polygon, placesOn, type Stage, stretchesIn } from '../../../kernel/geometry.ts';
import type { MoveWay } from '../events.ts';
import type { BattleElement } from '../vocabulary/state.ts';

export interface Path {
  readonly unit: BattleElement;
  readonly stages: readonly Stage[];
  readonly end: Base;
  /** Inches, as the rules measure it for this element. */
  readonly measured: number;
}

export interface Plan {
  readonly way: MoveWay;
  readonly paths: readonly Path[];
}

/** On a turn terrain is looked for at places so near each other, in inches. */
const look = 0.1;

/** Whether an element is at least partly in an outline at any place of its path, its start and end among them. */
export function pathEnters({ stages, end }: Pick<Path, 'stages' | 'end'>, polygon: Polygon): boolean {
  if (occupies(end, polygon)) return true;
  return stages.some((stage) => {
    const { from, to } = stage;
    const way = { x: to.x - from.x, y: to.y - from.y };
    // A base that turns reaches no farther than its corners: the way of its centre with all of it round about.
    if (outOfBounds({ ...from, width: from.width + from.depth, depth: from.width + from.depth }, polygon, way)) return false;
    if (from.facing === to.facing)
      return way.x === 0 && way.y === 0 ? occupies(from, polygon) : stretchesIn(from, way, polygon).length > 0;
    return placesOn([stage], look).some((base) => occupies(base, polygon));
  });
}

/** Whether a path keeps one facing all the way. */
export const keepsFacing = ({ unit, stages }: Pick<Path, 'unit' | 'stages'>): boolean =>
  stages.every(({ from, to }) => from.facing === unit.base.facing && to.facing === unit.base.facing);
