/** The exact odds of one volley, for whoever asks. */
import { answerOf as answerTo } from '../../kernel/calculator/answer.ts';
import { refusalsOf } from '../../kernel/calculator/refusals.ts';
import { answerOf, type MissileAnswer } from './answer.ts';
import { asQuestion, missileProcedure } from './calculator.ts';
import { missileFire } from './missile-fire.ts';
import type { MissileQuestion } from './question.ts';
import type { ShotRefusal } from './refusal.ts';
import { volley } from './volley.ts';

export type MissileReply = MissileAnswer | { readonly ok: false; readonly refusals: readonly ShotRefusal[] };

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids; empty
 * when the question is sound. Takes anything.
 */
export const refusals = (question: MissileQuestion): ShotRefusal[] =>
  refusalsOf(missileProcedure, asQuestion(question)) as ShotRefusal[];

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

/** The answer as one line: `2 × Longbows at 4″ (row 4, d10 −2) at Knights in cover: …`. The question must have one. */
export const volleySentence = (question: MissileQuestion): string => answerTo(missileProcedure, asQuestion(question)).sentence;
