/** Words in a set-up that make a battle load the chapter on omens, seers and scouting. */
import { armyWordIds } from '../../army-rules/army-words.ts';

export const omens = [...armyWordIds, 'scouts'];
