/** The id of a rule: system, chapter, slug. Each system narrows it to its own ids. */
export type RuleId = `${string}.${string}.${string}`;

/** Why something is not allowed: a sentence for a player, and its rules. */
export interface Refusal<Id extends RuleId = RuleId> {
  readonly because: string;
  readonly rules: readonly Id[];
}
