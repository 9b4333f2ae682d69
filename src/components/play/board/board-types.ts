/** The board's data types: what it draws and what it reports. The board's data types do not depend on any game. */
import type { Base, Point, Polygon } from '../../../engine/kernel/geometry.ts';

export interface Terrain {
  readonly kind: string;
  readonly name?: string;
  readonly polygon: Polygon;
}
/** A place that a piece could move to. */
export interface GhostPlace {
  readonly base: Base;
  /** The start of the path to that place. */
  readonly from?: Base | null;
  /** The piece has no front. */
  readonly frontless?: boolean;
}
export interface Ghost extends GhostPlace {
  /** The end of the path, if the ghost stands at the old place of a piece. */
  readonly to?: Base | null;
  readonly side: string;
  readonly tone: 'good' | 'bad' | 'past';
}
export interface Layer {
  readonly points: readonly Point[];
  readonly tone: 'reach' | 'zone' | 'range' | 'deploy';
}
/** A named piece of ground that is not terrain. */
export interface Place {
  readonly polygon: Polygon;
  readonly name: string;
  readonly tone: string;
}
export interface Handle {
  readonly id: string;
  readonly at: Point;
}
export interface Drag {
  /** What is being dragged: a piece, or a handle of the chosen pieces. */
  readonly piece: string | null;
  readonly handle: string | null;
  /** Where the drag started, and where it is now. */
  readonly from: Point;
  readonly at: Point;
  readonly phase: 'move' | 'end';
}

/** A word that floats up at a piece or a place, and a line between two pieces. */
export interface Floating {
  readonly at: Point;
  readonly text: string;
  readonly tone: string;
}
export interface Shot {
  readonly from: Point;
  readonly to: Point;
}
/** Events shown for a short time. */
export interface Moments {
  /** A new key means that the events are new. */
  readonly key: number;
  readonly words: readonly Floating[];
  readonly shots: readonly Shot[];
  /** Bases of pieces destroyed in this step. */
  readonly fallen: readonly { readonly base: Base; readonly side: string }[];
}
