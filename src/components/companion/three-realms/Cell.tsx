/** One side in the bottom bar: how many units must still act, and how many are broken. */
import type { SideId } from '../../../engine/kernel/companion.ts';
import type { State } from '../../../engine/three-realms/companion/state.ts';
import { Dial } from '../Dial.tsx';

export function Cell({ state, side }: { state: State; side: SideId }) {
  const { name, units } = state.sides[side];
  const alive = units.filter(({ models, traits }) => models > 0 && !traits.includes('character'));
  const waiting = alive.filter(({ acted }) => acted === 0).length;
  const broken = alive.filter(({ broken: of }) => of !== null).length;
  return (
    <>
      <Dial value={waiting} most={Math.max(1, alive.length)} low={0} />
      <span class="dock-pools">
        <b>{name}</b>
        <span class="sr">{state.acting === side && ', whose unit turn it is'}: </span>
        <span>
          <span>
            <small>to act</small> {waiting}{' '}
          </span>
          {broken > 0 && (
            <span>
              <small>broken</small> {broken}{' '}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
