/**
 * The sequence of play (fr3.sequence.turn-structure): the order and names of the steps. The page already shows the contents and
 * rules of each step from data/sequence.ts. They are not repeated here, so that a phone does not load them twice. A test checks
 * that the two files agree.
 */
import type { Phase, State } from './state.ts';

export interface Step {
  readonly id: string;
  /** The step's number for players; empty during a turn's preparation. */
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

/** The step in which the losses of a phase are counted, and the last step of the phase, in which the clock moves. */
export const judging = 'phase-winner';
export const judged = 'morale-clock';

export const stepsIn = (at: Phase): readonly Step[] => (at === 'preparation' ? preparation : phase);

/** All steps: those of the preparation, then those of a phase. */
export const allSteps: readonly Step[] = [...preparation, ...phase];

export const stepOf = (id: string): Step => allSteps.find((each) => each.id === id) as Step;

/** `5 Clear traps`, `Magic power`. */
export const stepName = (id: string): string => {
  const { label, title } = stepOf(id);
  return label ? `${label} ${title}` : title;
};

/** The turn and whose phase it is: `Turn 3, Anna’s phase`. */
export const placeName = (state: State): string =>
  `Turn ${state.turn}, ${state.phase === 'preparation' ? 'both sides' : `${state.sides[state.phase].name}’s phase`}`;
