/** The exact odds of one volley, for whoever asks. */
import { answerOf, type MissileAnswer } from './answer.ts';
import { missileFire } from './missile-fire.ts';
import type { MissileQuestion } from './question.ts';
import type { ShotRefusal } from './refusal.ts';
import { refusals } from './refusals.ts';
import { volley } from './volley.ts';

export type MissileReply = MissileAnswer | { readonly ok: false; readonly refusals: readonly ShotRefusal[] };

/**
 * The exact odds of one volley (fr3.missile-fire.table and everything that changes it): the row, the modifiers with
 * their rules, and every result with its chance. A question that the rules forbid is answered with refusals instead.
 */
export function missileFireOdds(question: MissileQuestion): MissileReply {
  const found = refusals(question);
  if (found.length) return { ok: false, refusals: found };
  const of = volley(question);
  return answerOf(of, missileFire(of));
}
