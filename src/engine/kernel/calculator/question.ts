/**
 * A question that a calculator answers, as plain data: what is rolled, what is said of each part of it, and how many
 * turns it is followed. What is left out has its default.
 */
import type { RuleId } from '../rule-id.ts';

/** What is said of one part; `unit` is what the part names, where it names something. */
export type Said = Readonly<Record<string, unknown>>;

export interface Question {
  /** The id of a procedure. */
  readonly roll: string;
  readonly parts: Readonly<Record<string, Said>>;
  readonly turns?: number;
}

/** Why a question has no answer. `at` is where it is at fault, as the address names it: `roll`, `u`, `u.state`. */
export interface Refused {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly RuleId[];
}

export const refused = (at: string, because: string, ...rules: RuleId[]): Refused => ({ at, because, rules });
