/** The exact odds of one artillery hit, for whoever asks. */
import type { ShotRefusal } from '../missile-fire/refusal.ts';
import { aimOf } from './aim.ts';
import { type ArtilleryAnswer, answerOf } from './answer.ts';
import { artillery } from './artillery.ts';
import type { ArtilleryQuestion } from './question.ts';
import { refusals } from './refusals.ts';

export type ArtilleryReply = ArtilleryAnswer | { readonly ok: false; readonly refusals: readonly ShotRefusal[] };

/**
 * The exact odds of one hit by artillery, a mine, a blast or whatever else rolls artillery damage (fr3.artillery.to-hit,
 * fr3.artillery.damage): both rolls with their modifiers and rules, and every result with its chance. A question that
 * the rules forbid is answered with refusals instead.
 */
export function artilleryOdds(question: ArtilleryQuestion): ArtilleryReply {
  const found = refusals(question);
  if (found.length) return { ok: false, refusals: found };
  const aim = aimOf(question);
  return answerOf(aim, artillery(aim));
}
