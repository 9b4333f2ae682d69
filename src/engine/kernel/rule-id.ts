/** The id of a rule: system, chapter, slug. Each system narrows it to the union of its own ids. */
export type RuleId = `${string}.${string}.${string}`;

/** Why something may not be done: a sentence for a player, and the rules it rests on. */
export interface Refusal<Id extends RuleId = RuleId> {
  readonly because: string;
  readonly rules: readonly Id[];
}
