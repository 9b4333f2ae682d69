/** The exact odds of one artillery hit. */
import { answerOf as answerTo } from '../../kernel/calculator/answer.ts';
import { refusalsOf } from '../../kernel/calculator/refusals.ts';
import type { ShotRefusal } from '../missile-fire/refusal.ts';
import { aimOf } from './aim.ts';
import { type ArtilleryAnswer, answerOf } from './answer.ts';
import { artillery } from './artillery.ts';
import { artilleryProcedure, asQuestion } from './calculator.ts';
import type { ArtilleryQuestion } from './question.ts';

export type ArtilleryReply = ArtilleryAnswer | { readonly ok: false; readonly refusals: readonly ShotRefusal[] };

/**
 * Why a question has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the question is valid.
 * Accepts any value.
 */
export const refusals = (question: ArtilleryQuestion): ShotRefusal[] =>
  refusalsOf(artilleryProcedure, asQuestion(question)) as ShotRefusal[];

/**
 * The exact odds of one hit by artillery, a mine, a blast or anything else with an artillery damage roll (fr3.artillery.to-hit,
 * fr3.artillery.damage): both rolls with their modifiers and rules, and every result with its chance. If the rules forbid the
 * question, the answer is a list of refusals.
 */
export function artilleryOdds(question: ArtilleryQuestion): ArtilleryReply {
  const found = refusals(question);
  if (found.length) return { ok: false, refusals: found };
  const aim = aimOf(question);
  return answerOf(aim, artillery(aim));
}

/** The answer on one line: `Cannon, direct fire (to hit d10 −2, …) at Knights in cover: …`. The question must be valid. */
export const hitSentence = (question: ArtilleryQuestion): string => answerTo(artilleryProcedure, asQuestion(question)).sentence;
