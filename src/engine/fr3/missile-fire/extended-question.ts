/** A question about missile fire with what can be asked around it: several volleys, several targets. */
import type { Firers, MissileQuestion, Target } from './question.ts';

/** Another target that the same units could fire at; `range` is their distance to it, where it is another. */
export interface OtherTarget {
  readonly target: Target;
  readonly range?: number;
}

export interface MissilePlan extends MissileQuestion {
  readonly others?: readonly OtherTarget[];
  /** Volleys in a row, 1 to `mostVolleys`. */
  readonly volleys?: number;
  /** What the target does between two volleys: nothing, in one phase, or it rallies, a turn apart. */
  readonly between?: 'nothing' | 'rally';
}

export const mostVolleys = 8;
export const usualVolleys = 4;
export const mostOthers = 3;

/** The question about another target. */
export const aimedAt = (question: MissileQuestion, { target, range }: OtherTarget): MissileQuestion => ({
  target,
  firers: range === undefined ? question.firers : question.firers.map((firers): Firers => ({ ...firers, range })),
});
