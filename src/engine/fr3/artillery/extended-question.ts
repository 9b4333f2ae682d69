/** A question about artillery with what can be asked around it: several hits in a row. */
import type { ArtilleryQuestion } from './question.ts';

export interface ArtilleryPlan extends ArtilleryQuestion {
  /** Shots in a row, 1 to `mostShots`. */
  readonly shots?: number;
  /** What the target does between two shots: nothing, in one phase, or it rallies, a turn apart. */
  readonly between?: 'nothing' | 'rally';
}

export const mostShots = 8;
export const usualShots = 4;
