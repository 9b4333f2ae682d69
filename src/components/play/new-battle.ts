/** A new battle from two armies: its table, who moves first, and everybody in place if nobody wants to deploy himself. */

import { drawLandscape, type Landscape } from '../../engine/fr3/battle/deployment/landscape.ts';
import { fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../engine/fr3/battle/setup.ts';
import type { SideId } from '../../engine/fr3/battle/state.ts';
import type { DiceSource } from '../../engine/kernel/dice.ts';
import { begun, type Course, diceFor, stateOf } from './course.ts';
import { deployed } from './deploying.ts';
import type { Battle } from './saved.ts';
import type { Wish } from './wanted.ts';

/** Its table and its first mover have dice of their own, apart from those of the battle. */
const apart = -1;

/** `wilder` makes some of the ground wild. */
export function newBattle(
  { size, armies, seats, inPlace, initiative, seed }: Wish,
  wilder?: (drawn: Landscape, dice: DiceSource) => Setup['terrain'],
): { readonly battle: Battle; readonly course: Course } {
  const dice = diceFor(seed, apart);
  const drawn = drawLandscape(size, dice);
  const { table, objective } = drawn;
  const first: SideId = dice.roll(2, { decides: 'who moves first', rules: ['fr3.setup.choose-edge'] }) === 1 ? 'A' : 'B';
  const terrain = wilder?.(drawn, dice) ?? drawn.terrain;
  const setup: Setup = { table, terrain, objective, armies, ...(inPlace ? { first } : {}), ...(initiative && { initiative }) };
  const battle: Battle = { name: `${armies.A.name} against ${armies.B.name}`, seats, seed, setup };
  let course = begun(setup, seed);
  for (let side = fr3Battle.decider(stateOf(course)); inPlace && side !== null; side = fr3Battle.decider(stateOf(course))) {
    const further = deployed(battle, course, side);
    if (further === course) break;
    course = further;
  }
  return { battle, course };
}
