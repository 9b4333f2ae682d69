/** The exact odds of one melee, for whoever asks. */
import { answerOf as answerTo } from '../../kernel/calculator/answer.ts';
import { refusalsOf } from '../../kernel/calculator/refusals.ts';
import { answerOf, type MeleeAnswer } from './answer.ts';
import { asQuestion, meleeProcedure } from './calculator.ts';
import { bout } from './combatant.ts';
import type { MeleeRefusal } from './meeting.ts';
import type { MeleeQuestion } from './question.ts';

export type MeleeReply = MeleeAnswer | { readonly ok: false; readonly refusals: readonly MeleeRefusal[] };

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids; empty
 * when the question is sound. Takes anything.
 */
export const refusals = (question: MeleeQuestion): MeleeRefusal[] =>
  refusalsOf(meleeProcedure, asQuestion(question)) as MeleeRefusal[];

/**
 * The exact odds of one melee (fr3.melee.roll and everything that changes it): the modifiers of both
 * sides with their rules, and every result with its chance. A question that the rules forbid is
 * answered with refusals instead.
 */
export function meleeOdds(question: MeleeQuestion): MeleeReply {
  const found = refusals(question);
  return found.length ? { ok: false, refusals: found } : answerOf(bout(question));
}

/** The answer as one line: `Knights (charging, +8) against Pikes (+6): Pikes destroyed 9 %, …`. The question must have one. */
export const meleeSentence = (question: MeleeQuestion): string => answerTo(meleeProcedure, asQuestion(question)).sentence;
