/** A new battle from two armies: its table, who moves first, and everybody in place if nobody wants to deploy himself. */

import { drawnTable, type Wilder } from '../../../engine/fr3/battle/deployment/landscape.ts';
import { fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { tableFor } from '../../../engine/fr3/table/deployment.ts';
import { begun, type Course, stateOf } from '../course.ts';
import type { Wish } from '../requested.ts';
import type { Battle } from '../saved.ts';
import { deployed } from './deploy-army.ts';

/** `wilder` makes some of the ground wild. */
export function newBattle(
  { size, armies, seats, inPlace, initiative, seed }: Wish,
  wilder?: Wilder,
): { readonly battle: Battle; readonly course: Course } {
  const { first, ...ground } = drawnTable(tableFor(size), seed, wilder);
  const setup: Setup = { ...ground, armies, ...(inPlace ? { first } : {}), ...(initiative && { initiative }) };
  const battle: Battle = { name: `${armies.A.name} against ${armies.B.name}`, seats, seed, setup };
  let course = begun(setup, seed);
  for (let side = fr3Battle.decider(stateOf(course)); inPlace && side !== null; side = fr3Battle.decider(stateOf(course))) {
    const further = deployed(battle, course, side);
    if (further === course) break;
    course = further;
  }
  return { battle, course };
}
