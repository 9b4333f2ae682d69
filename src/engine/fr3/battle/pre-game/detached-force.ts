/** Units that scouting sends to a flank or to the rear. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { findUnit } from '../units/pieces.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { ForceId, Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { refuseForce } from './force-rules.ts';

// ---- Forces ------------------------------------------------------------------------------------

export interface Detached {
  readonly units: readonly PieceId[];
  readonly force: ForceId;
}

const numbersOf = (ids: readonly PieceId[]): readonly number[] => ids.map((id) => Number(id.slice(1)));
export const withForce = ({ setup }: State, side: SideId, { units, force }: Detached): Setup => {
  const army = setup.armies[side];
  const numbers = numbersOf(units);
  const troops = army.troops.map((troop, at) => (numbers.includes(at + 1) ? { ...troop, force } : troop));
  return { ...setup, armies: { ...setup.armies, [side]: { ...army, troops } } };
};

export function refuseDetached(state: State, side: SideId, detached: Detached): Refusal | null {
  const rule = 'fr3.pre-game.scouting-flanking';
  const { units, force } = detached;
  return firstOf(
    () =>
      units.length > 0 &&
      new Set(units).size === units.length &&
      units.every((id) => id.startsWith(side) && findUnit(state, id)?.status === 'reserve')
        ? null
        : refusal('Choose units for the force that are not deployed yet. Choose each unit only once.', rule),
    () => refuseForce(withForce(state, side, detached).armies[side], force),
  );
}
