/**
 * How an action changed the balance according to the computer's judgement, and how much of the change was luck. Calculated in the
 * worker.
 */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { lostPoints } from '../../../engine/hott/battle/elements/find.ts';
import { worth } from '../../../engine/hott/battle/judgement/judgement.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { moments } from '../../../engine/kernel/opponent.ts';
import type { Swing } from '../computer/thinker.ts';

/** The lead of side A in army points; after the battle only losses count. */
export const leadOf = (state: State): number =>
  state.stage === 'over' ? lostPoints(state, 'B') - lostPoints(state, 'A') : worth(state, 'A');

/**
 * If an action has at most this many results, their mean is exact. If it has more, the remaining dice take only their likeliest
 * faces.
 */
const leaves = 600;

export function swingOf(before: State, action: Action, after: State): Swing {
  const came = leadOf(after);
  const chance = hottBattle.perform(before, action);
  const dice = chance.kind === 'known' ? null : moments(chance, ({ state }) => leadOf(state), leaves);
  return { lead: came, by: came - leadOf(before), luck: dice ? came - dice.mean : 0, deviation: dice?.deviation ?? 0 };
}
