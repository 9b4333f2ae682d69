/** fr3.magic.sacrifice-preparation: which characters prepare a sacrifice this phase, and which units they can sacrifice. */

import { phaseOf, standing, troopOf } from '../units/pieces.ts';
import { costOf } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

export const hasPrepared = (state: State, character: string): boolean =>
  state.magic.prepared.some((each) => each.character === character && each.phase === phaseOf(state));

/**
 * Whether the melee step belongs to a side that has prepared a sacrifice. The caster is then asked about the sacrifice even if
 * there is no melee.
 */
export const awaitsSacrifice = (state: State): boolean =>
  state.sheet.step === 'melee' && state.magic.prepared.some(({ phase }) => phase === phaseOf(state));

/** Units that a side can sacrifice: those with offerings first, then the cheapest. */
export const offerings = (state: State, side: SideId): readonly BattleUnit[] => {
  const dear = (unit: BattleUnit) => (unit.offerings > 0 ? 0 : costOf(troopOf(state, unit)));
  return [...standing(state, side)].sort((one, other) => dear(one) - dear(other));
};
