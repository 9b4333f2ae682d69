/** A piece of the board, as it is told what to draw. */
import type { Base } from '../../../engine/kernel/geometry.ts';

export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly base: Base;
  readonly type: string;
  /** Everything that is to be said of it. */
  readonly name: string;
  /** Words of the drawing: `demoralized`, `double`, `extra=2`. */
  readonly state: readonly string[];
  readonly level: number | null;
  /** Types of whoever goes along with it. */
  readonly with: readonly string[];
  readonly stakes: boolean;
  /** How many spells lie on it. */
  readonly spells: number;
  /** It is none, and whoever looks may know. */
  readonly illusion: boolean;
  readonly dim: boolean;
}
