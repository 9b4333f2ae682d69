/**
 * How an action changed the balance according to the computer's judgement, and how much of the change was luck. Calculated in the
 * worker.
 */

import { worth } from '../../../engine/fr3/battle/judgement/judgement.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { scoresNow } from '../../../engine/fr3/battle/victory/victory.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { endurance } from '../../../engine/fr3/companion/state.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { moments } from '../../../engine/kernel/opponent.ts';
import type { Swing } from '../computer/thinker.ts';

/** How near the battle is to its end, 0 to 1, judged by the agreed number of turns and by the lower of the two clocks. */
function nearness({ stage, setup, sheet }: State): number {
  if (stage === 'over') return 1;
  const turns = setup.turns === undefined ? 0 : (sheet.turn - 1) / setup.turns;
  const clock = Math.min(...Object.values(sheet.sides).map(endurance));
  return Math.min(1, Math.max(0, turns, 1 - clock / moraleClock.start));
}

/**
 * The lead of side A in victory points. The lead combines the computer's judgement of the future with the score that the battle
 * would have if it ended now. The score counts more and more towards the end.
 */
export function leadOf(state: State, near: number = nearness(state)): number {
  const { A, B } = scoresNow(state);
  const judged = near === 1 ? 0 : worth({ ...state, stage: 'fighting' }, 'A');
  return (A.total - B.total) * near + judged * (1 - near);
}

/**
 * If an action has at most this many results, their mean is exact. If it has more, the remaining dice take only their likeliest
 * faces.
 */
const leaves = 600;

export function swingOf(before: State, action: Action, after: State): Swing {
  const near = nearness(before);
  const came = leadOf(after, near);
  const chance = fr3Battle.perform(before, action);
  const dice = chance.kind === 'known' ? null : moments(chance, ({ state }) => leadOf(state, near), leaves);
  return {
    lead: leadOf(after),
    by: came - leadOf(before, near),
    luck: dice ? came - dice.mean : 0,
    deviation: dice?.deviation ?? 0,
  };
}
