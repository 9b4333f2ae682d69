/** The side that holds an area. */
import { contains, occupies, type Polygon } from '../../../kernel/geometry.ts';
import { standing } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** The side that has units or characters in the area while the other has none; null if neither or both have any. */
export function holderOf(state: State, ground: Polygon): SideId | null {
  const on = sideIds.filter(
    (side) =>
      standing(state, side).some(({ base }) => occupies(base, ground)) ||
      state.characters.some(
        (each) => each.side === side && each.status === 'in play' && each.at !== null && contains(ground, each.at),
      ),
  );
  return on.length === 1 ? (on[0] as SideId) : null;
}
