/**
 * Places in the sequence of play (fr3.sequence.turn-structure): which step comes after which, and what they
 * are called. What happens in a step and its rules stand in data/sequence.ts, which the page shows as it is:
 * a phone need not load them twice. The test of this chapter holds the two together.
 */
import type { Phase, State } from './state.ts';

export interface Step {
  readonly id: string;
  /** What players call it; empty in the preparation of a turn. */
  readonly label: string;
  readonly title: string;
}

const step = (id: string, label: string, title: string): Step => ({ id, label, title });

const preparation: readonly Step[] = [
  step('magic-power', '', 'Magic power'),
  step('illusions', '', 'Illusions'),
  step('fire', '', 'Fire phase'),
];
const phase: readonly Step[] = [
  step('rally', '1', 'Rally'),
  step('missiles', '2', 'Missiles'),
  step('arrivals', '3', 'Cyclics, traps, captives'),
  step('movement', '4', 'Movement'),
  step('clearing', '5', 'Clear traps'),
  step('challenges', '6', 'Challenges'),
  step('melee', '7', 'Melee'),
  step('follow-up', '8', 'Follow-up'),
  step('phase-winner', '9', 'Phase winner'),
  step('morale-clock', '10', 'Morale clock'),
];

/** The last two steps of a phase: its losses are added up, and the clock is moved. */
export const judging = 'phase-winner';
export const judged = 'morale-clock';

export const stepsIn = (at: Phase): readonly Step[] => (at === 'preparation' ? preparation : phase);

/** The steps before the phases, then those of a phase. */
export const allSteps: readonly Step[] = [...preparation, ...phase];

export const stepOf = (id: string): Step => allSteps.find((each) => each.id === id) as Step;

/** `5 Clear traps`, `Magic power`. */
export const stepName = (id: string): string => {
  const { label, title } = stepOf(id);
  return label ? `${label} ${title}` : title;
};

/** Whose phase it is, in words: `Turn 3, Anna’s phase`. */
export const placeName = (state: State): string =>
  `Turn ${state.turn}, ${state.phase === 'preparation' ? 'both sides' : `${state.sides[state.phase].name}’s phase`}`;
