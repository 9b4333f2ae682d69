/** A question about missile fire, extended to several volleys and several targets. */
import type { Firers, MissileQuestion, Target } from './question.ts';

/** Another target for the same firing units. `range` is present only if its distance is different. */
export interface OtherTarget {
  readonly target: Target;
  readonly range?: number;
}

export interface MissilePlan extends MissileQuestion {
  readonly others?: readonly OtherTarget[];
  /** The number of volleys in a row, 1 to `mostVolleys`. */
  readonly volleys?: number;
  /** What the target does between volleys: `nothing` if all volleys come in one phase, `rally` if they are a turn apart. */
  readonly between?: 'nothing' | 'rally';
}

export const mostVolleys = 8;
export const usualVolleys = 4;
export const mostOthers = 3;

/** The question with another target. */
export const aimedAt = (question: MissileQuestion, { target, range }: OtherTarget): MissileQuestion => ({
  target,
  firers: range === undefined ? question.firers : question.firers.map((firers): Firers => ({ ...firers, range })),
});
