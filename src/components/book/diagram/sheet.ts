/** A sheet for laying out a diagram: the current places of the units, and the shapes drawn so far. */
import { type Base, corners, heart, type Point, placeFrom } from '../../../engine/kernel/geometry.ts';
import type { PlacedUnit } from '../../../engine/kernel/notation.ts';
import { type Layer, layers, type Panel, type Shape } from './shapes.ts';

/** The number of drawing units per inch for each named scale. At `close` a base is 57 units wide. */
export const scales = { close: 36, field: 25, table: 11.5 } as const;

export class Sheet {
  readonly units = new Map<string, PlacedUnit>();
  label: string | null = null;
  scale: number = scales.close;
  side: number;
  private readonly layers: Record<Layer, Shape[]> = Object.fromEntries(layers.map((layer) => [layer, []])) as never;
  private seen: Point[] = [];
  private view: readonly [Point, Point] | null = null;
  readonly margin = 0.3;

  constructor(side: number) {
    this.side = side;
  }

  add(layer: Layer, shape: Shape, ...points: readonly Point[]): void {
    this.layers[layer].push(shape);
    this.seen.push(...points);
  }

  /** The unit with this handle. Throws an error with a readable message if there is none. */
  unit(handle: string): PlacedUnit {
    const unit = this.units.get(handle);
    if (!unit) throw new Error(`There is no unit ${handle} here.`);
    return unit;
  }

  base(handle: string): Base {
    return this.unit(handle).base;
  }

  place(handle: string, base: Base): void {
    this.units.set(handle, { ...this.unit(handle), base });
  }

  ghost(unit: PlacedUnit): void {
    this.add('ghosts', { kind: 'ghost', base: unit.base, side: unit.side }, ...corners(unit.base));
  }

  look(from: Point, to: Point): void {
    this.view = [from, to];
  }

  get empty(): boolean {
    return this.units.size === 0 && layers.every((layer) => this.layers[layer].length === 0);
  }

  /** The panel with all units in their final places. */
  finish(): Panel {
    for (const unit of this.units.values()) {
      const { base } = unit;
      // Attachments are drawn behind the unit, half a base deep.
      const behind = unit.attached.length > 0 ? [placeFrom(base, -(base.depth + base.width) / 2, 0)] : [];
      this.add('units', { kind: 'unit', unit }, ...corners(base), ...behind);
    }
    const points = this.seen.length > 0 ? this.seen : [{ x: 0, y: 0 }];
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const from = { x: Math.min(...xs) - this.margin, y: Math.min(...ys) - this.margin };
    const to = { x: Math.max(...xs) + this.margin, y: Math.max(...ys) + this.margin };
    return { label: this.label, scale: this.scale, shapes: this.layers, from: this.view?.[0] ?? from, to: this.view?.[1] ?? to };
  }
}

/** The centre of several bases. */
export const middleOf = (bases: readonly Base[]): Point => heart(bases);
