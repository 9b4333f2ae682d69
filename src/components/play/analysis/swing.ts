/** What an action has changed, by the judgement that the computer plays by, and how much of it was luck. Worked out in the worker. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/battle.ts';
import { worth } from '../../../engine/fr3/battle/judgement.ts';
import type { State } from '../../../engine/fr3/battle/state.ts';
import { expectation } from '../../../engine/kernel/opponent.ts';

/** How far side A is ahead, in victory points, as if the battle went on: the end is one moment among others. */
export const leadOf = (state: State): number => worth({ ...state, stage: 'fighting' }, 'A');

export interface Swing {
  /** How far side A is ahead after it. */
  readonly lead: number;
  /** How much better for side A the dice fell than they do on average; 0 where none fell. */
  readonly luck: number;
}

/** Different results of one action whose mean is exact; of an action with more, only the likeliest of the further dice count. */
const leaves = 600;

export function swingOf(before: State, action: Action, after: State): Swing {
  const lead = leadOf(after);
  const chance = fr3Battle.perform(before, action);
  return { lead, luck: chance.kind === 'known' ? 0 : lead - expectation(chance, ({ state }) => leadOf(state), leaves) };
}
