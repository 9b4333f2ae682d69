/** A new battle from two armies: its table, who moves first, and everybody in place if nobody wants to deploy himself. */

import { fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { drawLandscape } from '../../engine/fr3/battle/deployment/landscape.ts';
import { readSetup } from '../../engine/fr3/battle/read-setup.ts';
import type { SideId } from '../../engine/fr3/battle/state.ts';
import type { Read } from '../../engine/kernel/ruleset.ts';
import { begun, type Course, diceFor, stateOf } from './course.ts';
import { deployed } from './deploying.ts';
import type { Battle } from './saved.ts';
import type { Wish } from './wanted.ts';

/** Its table and its first mover have dice of their own, apart from those of the battle. */
const apart = -1;

export function newBattle({
  size,
  armies,
  seats,
  inPlace,
  seed,
}: Wish): Read<{ readonly battle: Battle; readonly course: Course }> {
  const dice = diceFor(seed, apart);
  const { table, terrain, objective } = drawLandscape(size, dice);
  const first: SideId = dice.roll(2, { decides: 'who moves first', rules: ['fr3.setup.choose-edge'] }) === 1 ? 'A' : 'B';
  const read = readSetup({ table, terrain, objective, armies, ...(inPlace ? { first } : {}) });
  if (!read.ok) return read;
  const battle: Battle = { name: `${armies.A.name} against ${armies.B.name}`, seats, seed, setup: read.value };
  let course = begun(read.value, seed);
  for (let side = fr3Battle.decider(stateOf(course)); inPlace && side !== null; side = fr3Battle.decider(stateOf(course))) {
    const further = deployed(battle, course, side);
    if (further === course) break;
    course = further;
  }
  return { ok: true, value: { battle, course } };
}
