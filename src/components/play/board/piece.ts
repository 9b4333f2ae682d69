/** A piece on the board, with the data for drawing it. */
import type { Base } from '../../../engine/kernel/geometry.ts';

export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly base: Base;
  readonly type: string;
  /** The full description for screen readers. */
  readonly name: string;
  /** State words for the drawing: `demoralized`, `double`, `extra=2`. */
  readonly state: readonly string[];
  readonly level: number | null;
  /** The types of the piece's companions. */
  readonly with: readonly string[];
  readonly stakes: boolean;
  /** The number of spells on the piece. */
  readonly spells: number;
  /** The piece is an illusion, and the viewer may know it. */
  readonly illusion: boolean;
  readonly dim: boolean;
}
