/** How the tests about missiles and artillery talk: so many fire at this, these dice are rolled, then this becomes of it. */
import { expect } from 'vitest';
import { type Aim, aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { type ArtilleryAnswer, answerOf as hitAnswer } from '../../../src/engine/fr3/artillery/answer.ts';
import { artillery } from '../../../src/engine/fr3/artillery/artillery.ts';
import { refusals as hitRefusals, hitSentence } from '../../../src/engine/fr3/artillery/ask.ts';
import type { ArtilleryQuestion, Source, SourceId, StructureTarget } from '../../../src/engine/fr3/artillery/question.ts';
import { type MissileAnswer, answerOf as volleyAnswer } from '../../../src/engine/fr3/missile-fire/answer.ts';
import { refusals as volleyRefusals, volleySentence } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { missileFire } from '../../../src/engine/fr3/missile-fire/missile-fire.ts';
import type { Firers, MissileQuestion, Target } from '../../../src/engine/fr3/missile-fire/question.ts';
import type { ShotResult } from '../../../src/engine/fr3/missile-fire/result.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import type { Fr3RuleId } from '../../../src/engine/fr3/rule-ids.ts';
import { type Chance, play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';

export type At = string | Target;
export type By = string | Firers;
export type HitBy = SourceId | Source;
export type HitAt = string | Target | StructureTarget;

export const volleyQuestion = (at: At, ...by: readonly By[]): MissileQuestion => ({
  target: typeof at === 'string' ? { unit: at } : at,
  firers: by.map((each) => (typeof each === 'string' ? { unit: each } : each)),
});
export const hitQuestion = (by: HitBy, at: HitAt): ArtilleryQuestion => ({
  source: typeof by === 'string' ? { unit: by } : by,
  target: typeof at === 'string' ? { unit: at } : at,
});

/** What became of the target, in words; of a structure, how many markers it lost. */
export function wordFor({ fate, pushedBack, event, lost }: ShotResult): string {
  if (event) return { misfire: 'the gun fails', dodged: 'slipped away', stripped: 'protection lost' }[event];
  if (lost !== undefined) return fate === 'destroyed' ? 'destroyed' : `${lost} lost`;
  return pushedBack ? 'pushed back' : fate === 'double-demoralized' ? 'double demoralized' : fate;
}

function rolling(chance: Chance<ShotResult>) {
  const result = (...faces: number[]): ShotResult => {
    const dice = scripted(faces);
    const found = play(chance, dice);
    dice.finish();
    return found;
  };
  return { result, rolled: (...faces: number[]) => wordFor(result(...faces)) };
}

/** One volley that the rules allow. */
export interface Shooting {
  readonly question: MissileQuestion;
  readonly answer: MissileAnswer;
  /** Row of the table, 0 when nobody can harm the target. */
  readonly row: number;
  /** What is added to the d10. */
  readonly adds: number;
  /** What the lines that cite a rule add; undefined when none does. */
  line(rule: Fr3RuleId): number | undefined;
  rolled(...faces: number[]): string;
  result(...faces: number[]): ShotResult;
  readonly sentence: string;
}

export function fired(at: At, ...by: readonly By[]): Shooting {
  const question = volleyQuestion(at, ...by);
  expect(volleyRefusals(question)).toEqual([]);
  const of = volley(question);
  const chance = missileFire(of);
  const answer = volleyAnswer(of, chance);
  return {
    question,
    answer,
    row: answer.row.row,
    adds: answer.total,
    line: (rule) => {
      const citing = answer.lines.filter(({ rules }) => rules.includes(rule));
      return citing.length ? citing.reduce((sum, { amount }) => sum + amount, 0) : undefined;
    },
    ...rolling(chance),
    sentence: volleySentence(question),
  };
}

/** Why the rules forbid a volley: for each place of the question at fault, the rules. */
export const notFired = (at: At, ...by: readonly By[]): Record<string, readonly Fr3RuleId[]> =>
  Object.fromEntries(volleyRefusals(volleyQuestion(at, ...by)).map((each) => [each.at, each.rules]));

/** One hit of artillery or the like that the rules allow. */
export interface Hitting {
  readonly question: ArtilleryQuestion;
  readonly aim: Aim;
  readonly answer: ArtilleryAnswer;
  /** What is added to hit; undefined when it hits by itself. */
  readonly toHit: number | undefined;
  /** What is added to the damage roll. */
  readonly damage: number | undefined;
  line(rule: Fr3RuleId, stage: 'toHit' | 'damage'): number | undefined;
  rolled(...faces: number[]): string;
  result(...faces: number[]): ShotResult;
  readonly sentence: string;
}

export function hit(by: HitBy, at: HitAt): Hitting {
  const question = hitQuestion(by, at);
  expect(hitRefusals(question)).toEqual([]);
  const aim = aimOf(question);
  const chance = artillery(aim);
  const answer = hitAnswer(aim, chance);
  return {
    question,
    aim,
    answer,
    toHit: answer.toHit?.total,
    damage: answer.damage?.total,
    line: (rule, stage) => {
      const citing = (answer[stage]?.lines ?? []).filter(({ rules }) => rules.includes(rule));
      return citing.length ? citing.reduce((sum, { amount }) => sum + amount, 0) : undefined;
    },
    ...rolling(chance),
    sentence: hitSentence(question),
  };
}

/** Why the rules forbid a hit: for each place of the question at fault, the rules. */
export const notHit = (by: HitBy, at: HitAt): Record<string, readonly Fr3RuleId[]> =>
  Object.fromEntries(hitRefusals(hitQuestion(by, at)).map((each) => [each.at, each.rules]));
