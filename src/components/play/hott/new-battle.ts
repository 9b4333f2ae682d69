/** A new battle between two armies: a random battlefield, and the deployment if the players do not deploy themselves. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { drawnGround } from '../../../engine/hott/battle/deployment/landscape.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import { deployByDrill } from '../../../engine/hott/battle/judgement/drill.ts';
import type { Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { boardSide } from '../../../engine/hott/data/scale.ts';
import { seeded } from '../../../engine/kernel/dice.ts';
import { begun, stateOf } from '../course.ts';
import { deployAll } from '../orders/deploy-all.ts';
import type { Battle, Opened } from '../saved/saved.ts';
import type { TwoArmies } from './two-armies.ts';

/** Everything before the first bound: the edge, the stronghold, the deployment. */
export const deployment = {
  isOn: ({ stage }: State): boolean => stage !== 'fighting' && stage !== 'over',
  next: deployByDrill,
};

export function newBattle({ armies, seats, inPlace, bounds, seed }: TwoArmies): Opened<Setup, State, Action, BattleEvent> {
  const defender = seeded(seed).roll(2, { decides: 'who defends', rules: ['hott.deployment.roll'] }) === 1 ? 'A' : 'B';
  const setup: Setup = {
    table: { width: boardSide, depth: boardSide },
    terrain: drawnGround(seed),
    armies,
    // With automatic deployment, the player's own edge is at the bottom of the screen.
    ...(inPlace ? { defender, attacksFrom: defender === 'A' ? 'north' : 'south' } : {}),
    ...(bounds === undefined ? {} : { bounds }),
  };
  const battle: Battle<Setup> = { name: `${armies.A.name} against ${armies.B.name}`, seats, seed, setup };
  let course = begun(hottBattle, setup, seed);
  for (let side = hottBattle.decider(stateOf(course)); inPlace && side !== null; side = hottBattle.decider(stateOf(course))) {
    const further = deployAll({ deployment, rules: hottBattle }, battle, course, side);
    if (further === course) break;
    course = further;
  }
  return { battle, course };
}
