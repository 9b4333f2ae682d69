/** One side in the bottom bar: how many units still fight, how many rout, and how much Magic is left. */
import type { SideId } from '../../../engine/kernel/companion.ts';
import type { State } from '../../../engine/six-events/companion/state.ts';
import { Dial } from '../Dial.tsx';

export function Cell({ state, side }: { state: State; side: SideId }) {
  const { name, units } = state.sides[side];
  const standing = units.filter(({ left, rout }) => left > 0 && rout === null).length;
  const routed = units.filter(({ rout }) => rout !== null).length;
  const magic = units.reduce((sum, { left, points }) => sum + (left > 0 ? points : 0), 0);
  return (
    <>
      <Dial value={standing} most={Math.max(1, units.length)} low={0} />
      <span class="dock-pools">
        <b>{name}</b>
        <span class="sr">{state.initiative === side && ', which has initiative'}: </span>
        <span>
          {state.initiative === side && (
            <span>
              <small>goes first</small>{' '}
            </span>
          )}
          {routed > 0 && (
            <span>
              <small>routed</small> {routed}{' '}
            </span>
          )}
          {magic > 0 && (
            <span>
              <small>magic</small> {magic}{' '}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
