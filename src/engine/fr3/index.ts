/** The public interface of Fantasy Rules! third edition. */
import type { Chance } from '../kernel/chance.ts';
import { bout } from './melee/combatant.ts';
import { melee as meleeOf } from './melee/melee.ts';
import type { MeleeResult } from './melee/outcome.ts';
import type { MeleeQuestion } from './melee/question.ts';

export { readAddress as readArtilleryAddress } from './artillery/address.ts';
export type { ArtilleryAnswer } from './artillery/answer.ts';
export { type ArtilleryReply, artilleryOdds, hitSentence } from './artillery/ask.ts';
export type { ArtilleryPlan } from './artillery/extended-question.ts';
export type { ArtilleryQuestion } from './artillery/question.ts';
export { artilleryInARow } from './artillery/shots.ts';
export { writeAddress as writeArtilleryAddress } from './artillery/write-address.ts';
export type { PlanReply } from './charge-planner/ask.ts';
export { planOdds } from './charge-planner/ask.ts';
export type { Plan, Step } from './charge-planner/question.ts';
export { units } from './data/units.ts';
export { readAddress as readMeleeAddress } from './melee/address.ts';
export type { MeleeAnswer } from './melee/answer.ts';
export type { MeleeReply } from './melee/ask.ts';
export { meleeOdds, meleeSentence } from './melee/ask.ts';
export { circumstances as meleeCircumstances } from './melee/circumstances.ts';
export { meleePhases } from './melee/phases.ts';
export type { MeleeQuestion, MeleeSide } from './melee/question.ts';
export { writeAddress as writeMeleeAddress } from './melee/write-address.ts';
export { readAddress as readMissileAddress } from './missile-fire/address.ts';
export type { MissileAnswer } from './missile-fire/answer.ts';
export { type MissileReply, missileFireOdds, volleySentence } from './missile-fire/ask.ts';
export type { MissilePlan } from './missile-fire/extended-question.ts';
export type { MissileQuestion } from './missile-fire/question.ts';
export { split as splitFire } from './missile-fire/split.ts';
export { volleysInARow } from './missile-fire/volleys.ts';
export { writeAddress as writeMissileAddress } from './missile-fire/write-address.ts';

/**
 * Plays one melee. The result is a `Chance`, which can be rolled, enumerated, or combined with what comes before and after. The
 * question must have an answer: see `meleeOdds`.
 */
export const melee = (question: MeleeQuestion): Chance<MeleeResult> => meleeOf(bout(question));
