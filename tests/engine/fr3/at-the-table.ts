/** Helpers for readable tests: given two units and how they meet, with these dice this happens. */
import { expect } from 'vitest';
import type { Aftermath } from '../../../src/engine/fr3/demoralization.ts';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { melee } from '../../../src/engine/fr3/melee/melee.ts';
import { linesOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import type { MeleeResult } from '../../../src/engine/fr3/melee/outcome.ts';
import { type Course, meleePhases, type PhasesOptions } from '../../../src/engine/fr3/melee/phases.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../../src/engine/fr3/melee/question.ts';
import type { Fr3RuleId } from '../../../src/engine/fr3/rule-ids.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';

/** A unit by id, or with all values that differ from the defaults. */
export type Troops = string | MeleeSide;
/** Who charged, and which round it is. */
export type Meeting = Pick<MeleeQuestion, 'charge' | 'round'>;
/** The fate of a unit in a word. */
export type Word = Exclude<Aftermath['fate'], 'double-demoralized'> | 'double demoralized' | 'pushed back';

const sideOf = (troops: Troops): MeleeSide => (typeof troops === 'string' ? { unit: troops } : troops);
export const ask = (a: Troops, b: Troops, how: Meeting = {}): MeleeQuestion => ({ a: sideOf(a), b: sideOf(b), ...how });

const wordFor = ({ fate, pushedBack }: Aftermath): Word =>
  pushedBack ? 'pushed back' : fate === 'double-demoralized' ? 'double demoralized' : fate;

/** Two units in melee. The rules must allow the question. */
export interface Table {
  readonly question: MeleeQuestion;
  /** The total that each side adds to its die. */
  readonly adds: readonly [number, number];
  /** The total of the lines for a side that cite a rule; undefined if none does. */
  line(rule: Fr3RuleId, side?: SideId): number | undefined;
  /** The fates of both with these dice; exactly all of them must be used. */
  rolled(...faces: number[]): readonly [Word, Word];
  /** The same in full. */
  result(...faces: number[]): MeleeResult;
  /** The states of the melee after each phase. */
  phases(phases: number, options?: Omit<PhasesOptions, 'phases'>): Odds<Course>[];
}

export function given(a: Troops, b: Troops, how: Meeting = {}): Table {
  const question = ask(a, b, how);
  expect(refusals(question)).toEqual([]);
  const of = bout(question);
  const sum = (side: SideId) => linesOf(of, side).reduce((total, { amount }) => total + amount, 0);
  const result = (...faces: number[]): MeleeResult => {
    const dice = scripted(faces);
    const found = play(melee(of), dice);
    dice.finish();
    return found;
  };
  return {
    question,
    adds: [sum('a'), sum('b')],
    line(rule, side = 'a') {
      const citing = linesOf(of, side).filter(({ rules }) => rules.includes(rule));
      return citing.length ? citing.reduce((total, { amount }) => total + amount, 0) : undefined;
    },
    rolled(...faces) {
      const found = result(...faces);
      return [wordFor(found.a), wordFor(found.b)];
    },
    result,
    phases: (phases, options) => meleePhases(question, { phases, ...options }),
  };
}

/** The refusals: for each wrong part of the question, the rules. */
export const refused = (a: Troops, b: Troops, how: Meeting = {}): Record<string, readonly Fr3RuleId[]> =>
  Object.fromEntries(refusals(ask(a, b, how)).map(({ at, rules }) => [at, rules]));

/** The sentences of the refusals. */
export const because = (a: Troops, b: Troops, how: Meeting = {}): string[] =>
  refusals(ask(a, b, how)).map((refusal) => refusal.because);

/**
 * Knights whose charge against `shield` always wins and never doubles, so that the shield is certainly double demoralized and
 * pushed back.
 */
export const hammer = {
  ...{ unit: 'knights', elite: '2-0-0', leader: 'general-2-2', superhero: true, weapon: true },
  ...{ flankLight: 2, rear: 'light', other: 9 },
} as const satisfies MeleeSide;
export const shield = {
  ...{ unit: 'spears', elite: '1-1-0', leader: 'general-2-2', superhero: true, weapon: true, support: 2, other: 9 },
} as const satisfies MeleeSide;

/** The states after `phases` phases, as text for comparison. */
export const coursesOf = (table: Table, phases: number): string[] =>
  [...(table.phases(phases).at(-1) ?? [])].map(([course, chance]) => `${chance} ${JSON.stringify(course)}`).sort();
