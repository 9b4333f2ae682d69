/**
 * Conditions under which a spell can be useful. Players and computer opponents see only useful spells in their lists, but other
 * casts are still legal.
 */
import { isEngaged } from '../units/contacts.ts';
import { phasing } from '../units/pieces.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const step = ({ sheet }: State): string => sheet.step;

/** The unit is in a melee that is about to be fought. */
export const fights = (state: State, unit: BattleUnit): boolean =>
  step(state) === 'melee' && !unit.did.fought && isEngaged(state, unit.id);

/** The unit's side is about to move, and the unit can. */
export const couldMove = (state: State, { id, side, did }: BattleUnit): boolean =>
  step(state) === 'movement' && side === phasing(state) && did.spent < 1 && !isEngaged(state, id);

/** The unit's side is about to shoot. */
export const couldShoot = (state: State, { side, did }: BattleUnit): boolean =>
  step(state) === 'missiles' && side === phasing(state) && !(did.fired || did.bombarded);

/** The enemy is about to charge. */
export const couldBeCharged = (state: State, { side, id }: BattleUnit): boolean =>
  step(state) === 'movement' && side !== phasing(state) && !isEngaged(state, id);
