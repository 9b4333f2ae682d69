/**
 * A calculator's question as plain data: the procedure, the values of each part, and the number of turns. A value that is left
 * out has its default.
 */
import type { RuleId } from '../rule-id.ts';

/** The values of one part; `unit` is the kind that it names, if it names one. */
export type Said = Readonly<Record<string, unknown>>;

export interface Question {
  /** The id of a procedure. */
  readonly roll: string;
  readonly parts: Readonly<Record<string, Said>>;
  readonly turns?: number;
}

/** Why a question has no answer. `at` is the place that is wrong, as in the address: `roll`, `u`, `u.state`. */
export interface Refused {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly RuleId[];
}

export const refused = (at: string, because: string, ...rules: RuleId[]): Refused => ({ at, because, rules });
