/** What the board is told to draw, and what it reports. It knows no game. */
import type { Base, Point, Polygon } from '../../../engine/kernel/geometry.ts';

export interface Terrain {
  readonly kind: string;
  readonly name?: string;
  readonly polygon: Polygon;
}
/** Where a piece would stand. */
export interface GhostPlace {
  readonly base: Base;
  /** Where the way to it begins. */
  readonly from?: Base | null;
  /** It has no front. */
  readonly frontless?: boolean;
}
export interface Ghost extends GhostPlace {
  /** Where the way from it leads, of a piece that has stood here. */
  readonly to?: Base | null;
  readonly side: string;
  readonly tone: 'good' | 'bad' | 'past';
}
export interface Layer {
  readonly points: readonly Point[];
  readonly tone: 'reach' | 'zone' | 'range' | 'deploy';
}
/** Ground with a name, that is no terrain. */
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
  /** What was taken hold of: a piece, or a handle of those that are chosen. */
  readonly piece: string | null;
  readonly handle: string | null;
  /** Where it was taken hold of, and where it is now. */
  readonly from: Point;
  readonly at: Point;
  readonly phase: 'move' | 'end';
}

/** A word that floats up at a piece or a place, and a line from one piece to another. */
export interface Floating {
  readonly at: Point;
  readonly text: string;
  readonly tone: string;
}
export interface Shot {
  readonly from: Point;
  readonly to: Point;
}
/** What has just happened, for a moment. */
export interface Moments {
  /** Another number is another moment. */
  readonly key: number;
  readonly words: readonly Floating[];
  readonly shots: readonly Shot[];
  /** Bases of those who have fallen in this step. */
  readonly fallen: readonly { readonly base: Base; readonly side: string }[];
}
