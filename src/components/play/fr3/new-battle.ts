/**
 * A new battle between two armies: the table, the side that moves first, and the deployment if the players do not deploy
 * themselves.
 */

import { deployNext } from '../../../engine/fr3/battle/deployment/drill.ts';
import { drawnTable, type Wilder } from '../../../engine/fr3/battle/deployment/landscape.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { tableFor } from '../../../engine/fr3/table/deployment.ts';
import { begun, stateOf } from '../course.ts';
import { deployAll } from '../orders/deploy-all.ts';
import type { Battle, Opened } from '../saved/saved.ts';
import type { TwoArmies } from './two-armies.ts';

export const deployment = {
  isOn: ({ stage }: State): boolean => stage === 'deployment',
  next: deployNext,
};

/** `wilder` makes some of the terrain enchanted or feared. */
export function newBattle(
  { size, armies, seats, inPlace, initiative, clocks, seed }: TwoArmies,
  wilder?: Wilder,
): Opened<Setup, State, Action, BattleEvent> {
  const { first, ...ground } = drawnTable(tableFor(size), seed, wilder);
  const setup: Setup = {
    ...ground,
    armies,
    ...(inPlace ? { first } : {}),
    ...(initiative && { initiative }),
    ...(clocks && { clocks }),
  };
  const battle: Battle<Setup> = { name: `${armies.A.name} against ${armies.B.name}`, seats, seed, setup };
  let course = begun(fr3Battle, setup, seed);
  for (let side = fr3Battle.decider(stateOf(course)); inPlace && side !== null; side = fr3Battle.decider(stateOf(course))) {
    const further = deployAll({ deployment, rules: fr3Battle }, battle, course, side);
    if (further === course) break;
    course = further;
  }
  return { battle, course };
}
