/** The exact odds of one volley. */
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
 * Why a question has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the question is valid.
 * Accepts any value.
 */
export const refusals = (question: MissileQuestion): ShotRefusal[] =>
  refusalsOf(missileProcedure, asQuestion(question)) as ShotRefusal[];

/**
 * The exact odds of one volley (fr3.missile-fire.table and all modifiers): the row, the modifiers with their rules, and every
 * result with its chance. If the rules forbid the question, the answer is a list of refusals.
 */
export function missileFireOdds(question: MissileQuestion): MissileReply {
  const found = refusals(question);
  if (found.length) return { ok: false, refusals: found };
  const of = volley(question);
  return answerOf(of, missileFire(of));
}

/** The answer on one line: `2 × Longbows at 4″ (row 4, d10 −2) at Knights in cover: …`. The question must be valid. */
export const volleySentence = (question: MissileQuestion): string => answerTo(missileProcedure, asQuestion(question)).sentence;
