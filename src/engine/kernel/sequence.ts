/** A sequence of play as data: its steps, what happens in each, and its rules. */

/** Whose decisions a step needs: one side's, or both sides' at once. */
export type Acting = 'phasing' | 'both';

/** Whether a step is part of every battle, or is used only with advanced or optional rules. */
export type StepTier = 'core' | 'advanced' | 'optional';

export interface SequenceStep {
  readonly id: string;
  /** The step's number for players: `1`, `4a`. Empty for the steps of a turn's preparation. */
  readonly label: string;
  readonly title: string;
  /** One sentence. */
  readonly happens: string;
  readonly acting: Acting;
  readonly tier: StepTier;
  /** The rules used in the step. A step with sub-steps lists only those that apply to all of them. */
  readonly rules: readonly string[];
  readonly steps: readonly SequenceStep[];
}
