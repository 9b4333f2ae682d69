/** One side in the bottom bar: its clock, its name and its pools. */
import type { SideId, State } from '../../../engine/fr3/companion/state.ts';
import { Clock } from './Clock.tsx';

export function Cell({ state, side }: { state: State; side: SideId }) {
  const { name, clock, armyPool, casters } = state.sides[side];
  const own = casters.filter(({ caster }) => caster !== 'bard');
  return (
    <>
      <Clock clock={clock} />
      <span class="dock-pools">
        <b>{name}</b>
        <span class="sr">
          {state.phase === side && ', whose phase it is'}: clock {clock},{' '}
        </span>
        <span>
          <span>
            <small>army</small> {armyPool}{' '}
          </span>
          {own.map(({ id, name: who, pool, rolled }) => (
            <span key={id}>
              <small>
                {who.slice(0, 3)}
                <span class="sr">{who.slice(3)}</span>
              </small>{' '}
              {rolled ? pool : '?'}{' '}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
