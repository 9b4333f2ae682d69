/** A die, and what it decides. */
import type { RuleId } from './rule-id.ts';

/** The number of sides of a die. */
export type Die = number;

/** What a die decides, and the rules that call for it. */
export interface Purpose {
  readonly decides: string;
  readonly rules: readonly RuleId[];
  /** Who rolls, where it matters. */
  readonly by?: string;
}
