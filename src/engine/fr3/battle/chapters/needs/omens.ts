/** Set-up words that load omens, seers and scouting. */
import { armyWordIds } from '../../army-rules/army-words.ts';

export const omens = [...armyWordIds, 'scouts'];
