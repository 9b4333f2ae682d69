/** fr3.magic.sacrifice-preparation: who prepares a sacrifice in this phase, and what he could offer. */

import { phaseOf, standing, troopOf } from '../units/pieces.ts';
import { costOf } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Whether a magic user has prepared a sacrifice in this phase. */
export const hasPrepared = (state: State, character: string): boolean =>
  state.magic.prepared.some((each) => each.character === character && each.phase === phaseOf(state));

/** The melee step of whoever has prepared one: he is asked, whether there is a melee or not. */
export const awaitsSacrifice = (state: State): boolean =>
  state.sheet.step === 'melee' && state.magic.prepared.some(({ phase }) => phase === phaseOf(state));

/** Units that a side could offer, offerings first, then the cheapest. */
export const offerings = (state: State, side: SideId): readonly BattleUnit[] => {
  const dear = (unit: BattleUnit) => (unit.offerings > 0 ? 0 : costOf(troopOf(state, unit)));
  return [...standing(state, side)].sort((one, other) => dear(one) - dear(other));
};
