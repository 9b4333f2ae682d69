/** Dice and their purposes. */
import type { RuleId } from './rule-id.ts';

/** The number of sides of a die. */
export type Die = number;

/** What a die decides, and the rules that call for it. */
export interface Purpose {
  readonly decides: string;
  readonly rules: readonly RuleId[];
  /** The side that rolls, if it matters. */
  readonly by?: string;
}
