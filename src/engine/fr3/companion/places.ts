/** Places in the sequence of play (fr3.sequence.turn-structure): which step comes after which, and what they are called. */
import { type SequenceStep, sequence } from '../data/sequence.ts';
import type { Phase, State } from './state.ts';

export const stepsIn = (phase: Phase): readonly SequenceStep[] => (phase === 'preparation' ? sequence.preparation : sequence.phase);

/** A step of a phase by its id; the sequence's first step for an id that is none. */
export const stepOf = (id: string): SequenceStep =>
  [...sequence.preparation, ...sequence.phase].find((step) => step.id === id) ?? (sequence.preparation[0] as SequenceStep);

/** The ids of a step and of its sub-steps. */
export const within = (step: SequenceStep): readonly string[] => [step.id, ...step.steps.map(({ id }) => id)];

/** `5 Clear traps`, `Magic power`. */
export const stepName = (id: string): string => {
  const { label, title } = stepOf(id);
  return label ? `${label} ${title}` : title;
};

/** Every step that a note can wait for. */
export const allSteps: readonly SequenceStep[] = [...sequence.preparation, ...sequence.phase];

/** The last two steps of a phase: its losses are added up, and the clock is moved. */
export const judging = 'phase-winner';
export const judged = 'morale-clock';

/** Whose phase it is, in words: `Turn 3, Anna’s phase`. */
export const placeName = (state: State): string =>
  `Turn ${state.turn}, ${state.phase === 'preparation' ? 'both sides' : `${state.sides[state.phase].name}’s phase`}`;
