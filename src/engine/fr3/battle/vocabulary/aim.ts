/** A charge as it is declared: which units, in which direction, wrapping around which ends. */
import type { PieceId } from './ids.ts';

/** Round which ends of the enemy line chargers wrap, as they see it. */
export const wraps = ['none', 'left', 'right', 'both'] as const;
export type Wrap = (typeof wraps)[number];

export interface Aim {
  readonly units: readonly PieceId[];
  /** From straight ahead, clockwise: within the diagonals. */
  readonly aim: number;
  /** The enemy on the surface that those who come from another level choose. */
  readonly over: PieceId | null;
  readonly wrap: Wrap;
}
