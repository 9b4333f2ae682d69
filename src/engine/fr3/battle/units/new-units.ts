/** Units that join a battle in addition to the rosters: by magic, invention or capture. */
import { freshUnit } from '../deployment/begin.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { Place, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { commandOf, isDivided } from './commands.ts';

function nextId({ setup, summoned }: State, side: SideId): PieceId {
  const { troops, characters } = setup.armies[side];
  return `${side}${troops.length + characters.length + summoned.filter((each) => each.side === side).length + 1}`;
}

/**
 * Adds a new unit at this place. Without a place, the unit waits for deployment. In a divided army, the unit joins the command of
 * `maker`: a magic user, an inventor, or the unit that it copies.
 */
export function joinedBy(
  state: State,
  side: SideId,
  troop: TroopSetup,
  place: Place | undefined,
  maker?: PieceId,
): { readonly state: State; readonly unit: BattleUnit } {
  const unit = freshUnit(state.setup, troop, nextId(state, side), side, place);
  const command = isDivided(state) && maker?.[0] === side ? commandOf(state, maker) : null;
  const summoned = [...state.summoned, { id: unit.id, side, troop, ...(command === null ? {} : { command }) }];
  return { state: { ...state, summoned, units: [...state.units, unit] }, unit };
}
