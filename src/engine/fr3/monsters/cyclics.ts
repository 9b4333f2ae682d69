/** The life of cyclics (fr3.monsters.cyclics-life-cycle): one stage for each of their owner's turns. */
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { Circumstances } from '../melee/question.ts';

export type Stage = Circumstances['stage'];
export const stages: readonly Stage[] = ['eggs', 'larvae', 'adults'];

/** The stage of cyclics after this many more turns of their owner, from the stage `from`. They change once in each turn. */
export const stageIn = (turnsLater: number, from: Stage = 'eggs'): Stage =>
  stages[(stages.indexOf(from) + turnsLater) % stages.length] as Stage;

export const cyclics = (stage: Stage): Combatant => combatant({ unit: 'cyclics', stage });
