/** What a diagram is made of, in inches of the table; drawing turns it into SVG. */
import type { Base, EdgeName, Point, Polygon } from '../../../engine/kernel/geometry.ts';
import type { PlacedUnit } from '../../../engine/kernel/notation.ts';

/** A path: move, line, arc (radius, long way round, clockwise on the page), close. */
export type Command =
  | readonly ['M' | 'L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['A', number, boolean, boolean, Point]
  | readonly ['Z'];

export type Anchor = 'start' | 'middle' | 'end';

/** Words on the page; lengths are said in the reader's own scale. */
export interface Words {
  readonly text: string;
  /** Inches at 15 mm, said before the text. */
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

/** From what lies lowest to what lies on top. */
export const layers = ['ground', 'areas', 'ghosts', 'ways', 'units', 'marks', 'words'] as const;
export type Layer = (typeof layers)[number];

export interface Panel {
  readonly label: string | null;
  /** Units of the drawing to the inch. */
  readonly scale: number;
  readonly shapes: Readonly<Record<Layer, readonly Shape[]>>;
  /** What must be seen: the corners of the page, in inches. */
  readonly from: Point;
  readonly to: Point;
}

export interface Figure {
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly panels: readonly Panel[];
  /** Types of units, in the order in which they appear. */
  readonly types: readonly string[];
}
