/** Converts inches on the table to drawing units, and back. */
import type { Point } from '../../../engine/kernel/geometry.ts';

/** Drawing units per inch. */
export const unit = 24;
/** The visible margin around the table, in inches. */
export const rim = 0.6;

export interface Table {
  /** In inches. */
  readonly width: number;
  readonly depth: number;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Positions in the drawing for points on a table; north is up. */
export class Scale {
  readonly table: Table;
  constructor(table: Table) {
    this.table = table;
  }
  get width(): number {
    return (this.table.width + 2 * rim) * unit;
  }
  get height(): number {
    return (this.table.depth + 2 * rim) * unit;
  }
  x = ({ x }: Point): number => (x + rim) * unit;
  y = ({ y }: Point): number => (this.table.depth + rim - y) * unit;
  at = (p: Point): string => `${n(this.x(p))} ${n(this.y(p))}`;
  /** The point on the table at a position in the drawing. */
  point = ({ x, y }: Point): Point => ({ x: x / unit - rim, y: this.table.depth + rim - y / unit });
  outline = (points: readonly Point[]): string => `${points.map((p, nth) => `${nth === 0 ? 'M' : 'L'}${this.at(p)}`).join('')}Z`;
}
