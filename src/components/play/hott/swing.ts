/** What an action has changed, by the judgement that the computer plays by, and how much of it was luck. Worked out in the worker. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { lostPoints } from '../../../engine/hott/battle/elements/find.ts';
import { worth } from '../../../engine/hott/battle/judgement/judgement.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { expectation } from '../../../engine/kernel/opponent.ts';
import type { Swing } from '../thinker.ts';

/** How far side A is ahead, in army points; of a battle that is over by what was lost alone. */
export const leadOf = (state: State): number =>
  state.stage === 'over' ? lostPoints(state, 'B') - lostPoints(state, 'A') : worth(state, 'A');

/** Different results of one action whose mean is exact; of an action with more, only the likeliest of the further dice count. */
const leaves = 600;

export function swingOf(before: State, action: Action, after: State): Swing {
  const came = leadOf(after);
  const chance = hottBattle.perform(before, action);
  const luck = chance.kind === 'known' ? 0 : came - expectation(chance, ({ state }) => leadOf(state), leaves);
  return { lead: came, by: came - leadOf(before), luck };
}
