/** When a spell can matter: what opponents think about, and what is listed for players. Nothing here forbids anything. */
import { isEngaged } from '../units/contacts.ts';
import { phasing } from '../units/pieces.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const step = ({ sheet }: State): string => sheet.step;

/** The melees are about to be fought, and this unit is in one. */
export const fights = (state: State, unit: BattleUnit): boolean =>
  step(state) === 'melee' && !unit.did.fought && isEngaged(state, unit.id);

/** Its side is about to move, and this unit could. */
export const couldMove = (state: State, { id, side, did }: BattleUnit): boolean =>
  step(state) === 'movement' && side === phasing(state) && did.spent < 1 && !isEngaged(state, id);

/** Its side is about to shoot. */
export const couldShoot = (state: State, { side, did }: BattleUnit): boolean =>
  step(state) === 'missiles' && side === phasing(state) && !(did.fired || did.bombarded);

/** The enemy is about to charge. */
export const couldBeCharged = (state: State, { side, id }: BattleUnit): boolean =>
  step(state) === 'movement' && side !== phasing(state) && !isEngaged(state, id);
