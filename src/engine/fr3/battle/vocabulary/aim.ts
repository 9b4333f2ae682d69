/** A declared charge: the units, the direction, and the ends of the enemy line to wrap around. */
import type { PieceId } from './ids.ts';

/** The ends of the enemy line that chargers wrap around. Left and right are as the chargers see them. */
export const wraps = ['none', 'left', 'right', 'both'] as const;
export type Wrap = (typeof wraps)[number];

export interface Aim {
  readonly units: readonly PieceId[];
  /** The angle clockwise from straight ahead, within the diagonals. */
  readonly aim: number;
  /** The enemy on the surface that chargers from another level choose. */
  readonly over: PieceId | null;
  readonly wrap: Wrap;
}
