/** The shapes in a diagram, in inches on the table. `svg.ts` draws them. */
import type { Base, EdgeName, Point, Polygon } from '../../../engine/kernel/geometry.ts';
import type { PlacedUnit } from '../../../engine/kernel/notation.ts';

/** A path command: move, line, curve, arc (radius, large arc, clockwise on the page), close. */
export type Command =
  | readonly ['M' | 'L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['A', number, boolean, boolean, Point]
  | readonly ['Z'];

export type Anchor = 'start' | 'middle' | 'end';

/** Words on the page; lengths appear in the reader's scale. */
export interface Words {
  readonly text: string;
  /** The length in inches at 15 mm, shown before the text. */
  readonly length?: number;
}

export type Shape =
  | { readonly kind: 'unit'; readonly unit: PlacedUnit }
  | { readonly kind: 'ghost'; readonly base: Base; readonly side: string }
  | { readonly kind: 'terrain'; readonly type: string; readonly polygon: Polygon; readonly label: string | null }
  | { readonly kind: 'path'; readonly commands: readonly Command[]; readonly look: string; readonly head?: boolean }
  | { readonly kind: 'words'; readonly at: Point; readonly words: Words; readonly look: string; readonly anchor: Anchor }
  | { readonly kind: 'measure'; readonly a: Point; readonly b: Point; readonly words: Words; readonly beside: number }
  | { readonly kind: 'edge'; readonly base: Base; readonly edge: EdgeName; readonly look: string; readonly text: string | null }
  | {
      readonly kind: 'sign';
      readonly at: Point;
      readonly sign: 'tick' | 'cross' | 'dot' | 'pointer' | 'pivot';
      readonly look: string;
    }
  | { readonly kind: 'number'; readonly at: Point; readonly text: string; readonly look: string };

/** The layers of a drawing, from the bottom to the top. */
export const layers = ['ground', 'areas', 'ghosts', 'ways', 'units', 'marks', 'words'] as const;
export type Layer = (typeof layers)[number];

export interface Panel {
  readonly label: string | null;
  /** The number of drawing units per inch. */
  readonly scale: number;
  readonly shapes: Readonly<Record<Layer, readonly Shape[]>>;
  /** The corners of the visible area, in inches. */
  readonly from: Point;
  readonly to: Point;
}

export interface Figure {
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly panels: readonly Panel[];
  /** The types of the units, in the order in which they appear. */
  readonly types: readonly string[];
}
