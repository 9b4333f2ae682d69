/** The exact odds of one melee, for whoever asks. */
import { answerOf, type MeleeAnswer } from './answer.ts';
import { bout } from './combatant.ts';
import type { MeleeRefusal } from './meeting.ts';
import type { MeleeQuestion } from './question.ts';
import { refusals } from './refusals.ts';

export type MeleeReply = MeleeAnswer | { readonly ok: false; readonly refusals: readonly MeleeRefusal[] };

/**
 * The exact odds of one melee (fr3.melee.roll and everything that changes it): the modifiers of both
 * sides with their rules, and every result with its chance. A question that the rules forbid is
 * answered with refusals instead.
 */
export function meleeOdds(question: MeleeQuestion): MeleeReply {
  const found = refusals(question);
  return found.length ? { ok: false, refusals: found } : answerOf(bout(question));
}
