/** One side in the bottom bar: its PIPs in its own bound, and its losses. */

import { generalLost, lostPoints, pipsLeft, type State } from '../../../engine/hott/companion/state.ts';
import { pips } from '../../../engine/hott/data/figures/pips.ts';
import type { SideId } from '../../../engine/kernel/companion.ts';
import { Dial } from '../Dial.tsx';

export function Cell({ state, side }: { state: State; side: SideId }) {
  const own = state.sides[side];
  const acting = state.acting === side;
  return (
    <>
      <Dial value={acting ? pipsLeft(state) : 0} most={pips.die} low={0} />
      <span class="dock-pools">
        <b>{own.name}</b>
        <span class="sr">{acting && `, whose bound it is, with ${pipsLeft(state)} PIPs left`}: </span>
        <span>
          <span>
            <small>AP lost</small> {lostPoints(own)}{' '}
          </span>
          {generalLost(own) && <span>general lost </span>}
        </span>
      </span>
    </>
  );
}
