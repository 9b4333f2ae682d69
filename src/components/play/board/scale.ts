/** From inches of the table to units of the drawing, and back. */
import type { Point } from '../../../engine/kernel/geometry.ts';

/** Units of the drawing to the inch. */
export const unit = 24;
/** Inches round the table that are seen. */
export const rim = 0.6;

export interface Table {
  /** Inches. */
  readonly width: number;
  readonly depth: number;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Places of the drawing for points of a table: north is up. */
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
  /** The point of the table at a place of the drawing. */
  point = ({ x, y }: Point): Point => ({ x: x / unit - rim, y: this.table.depth + rim - y / unit });
  outline = (points: readonly Point[]): string => `${points.map((p, nth) => `${nth === 0 ? 'M' : 'L'}${this.at(p)}`).join('')}Z`;
}
