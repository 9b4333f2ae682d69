/** The life of cyclics (fr3.monsters.cyclics-life-cycle): a stage for each turn of their owner. */
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { Circumstances } from '../melee/question.ts';

export type Stage = Circumstances['stage'];
export const stages: readonly Stage[] = ['eggs', 'larvae', 'adults'];

/** The stage in the owner's turn that is so many after the one in which the eggs were laid; they first change in the next. */
export const stageIn = (turnsLater: number, from: Stage = 'eggs'): Stage =>
  stages[(stages.indexOf(from) + turnsLater) % stages.length] as Stage;

export const cyclics = (stage: Stage): Combatant => combatant({ unit: 'cyclics', stage });
