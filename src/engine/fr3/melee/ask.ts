/** The exact odds of one melee. */
import { answerOf as answerTo } from '../../kernel/calculator/answer.ts';
import { refusalsOf } from '../../kernel/calculator/refusals.ts';
import { answerOf, type MeleeAnswer } from './answer.ts';
import { asQuestion, meleeProcedure } from './calculator.ts';
import { bout } from './combatant.ts';
import type { MeleeRefusal } from './meeting.ts';
import type { MeleeQuestion } from './question.ts';

export type MeleeReply = MeleeAnswer | { readonly ok: false; readonly refusals: readonly MeleeRefusal[] };

/**
 * Why a question has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the question is valid.
 * Accepts any value.
 */
export const refusals = (question: MeleeQuestion): MeleeRefusal[] =>
  refusalsOf(meleeProcedure, asQuestion(question)) as MeleeRefusal[];

/**
 * The exact odds of one melee (fr3.melee.roll and all modifiers): both sides' modifiers with their rules, and every result with
 * its chance. If the rules forbid the question, the answer is a list of refusals.
 */
export function meleeOdds(question: MeleeQuestion): MeleeReply {
  const found = refusals(question);
  return found.length ? { ok: false, refusals: found } : answerOf(bout(question));
}

/** The answer on one line: `Knights (charging, +8) against Pikes (+6): Pikes destroyed 9%, …`. The question must be valid. */
export const meleeSentence = (question: MeleeQuestion): string => answerTo(meleeProcedure, asQuestion(question)).sentence;
