/** The exact odds of one artillery hit, for whoever asks. */
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
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids; empty
 * when the question is sound. Takes anything.
 */
export const refusals = (question: ArtilleryQuestion): ShotRefusal[] =>
  refusalsOf(artilleryProcedure, asQuestion(question)) as ShotRefusal[];

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

/** The answer as one line: `Cannon, direct fire (to hit d10 −2, …) at Knights in cover: …`. The question must have one. */
export const hitSentence = (question: ArtilleryQuestion): string => answerTo(artilleryProcedure, asQuestion(question)).sentence;
