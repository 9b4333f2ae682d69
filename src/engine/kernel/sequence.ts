/** A sequence of play as data: its steps, what happens in each, and the rules it uses. */

/** Whose decisions a step asks for: one side's, or both sides' at once. */
export type Acting = 'phasing' | 'both';

/** Whether a step is needed in every battle, or only with advanced or optional rules in play. */
export type StepTier = 'core' | 'advanced' | 'optional';

export interface SequenceStep {
  readonly id: string;
  /** What players call it: `1`, `4a`; empty in the preparation of a turn. */
  readonly label: string;
  readonly title: string;
  /** One sentence. */
  readonly happens: string;
  readonly acting: Acting;
  readonly tier: StepTier;
  /** Ids of the rules used in it. A step with sub-steps names here only what concerns all of them. */
  readonly rules: readonly string[];
  readonly steps: readonly SequenceStep[];
}
