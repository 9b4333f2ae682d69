/** A question about artillery, extended to several hits in a row. */
import type { ArtilleryQuestion } from './question.ts';

export interface ArtilleryPlan extends ArtilleryQuestion {
  /** The number of shots in a row, 1 to `mostShots`. */
  readonly shots?: number;
  /** What the target does between shots: `nothing` if all shots come in one phase, `rally` if they are a turn apart. */
  readonly between?: 'nothing' | 'rally';
}

export const mostShots = 8;
export const usualShots = 4;
