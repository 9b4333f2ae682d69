/** Routed units, and the rolls that bring them back. */
import { sideIds } from '../../../engine/kernel/companion.ts';
import { wasHit } from '../../../engine/six-events/companion/state.ts';
import { noRally, rallyOf } from '../../../engine/six-events/companion/units.ts';
import { Cited } from '../../odds/links.tsx';
import { Act } from '../Act.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk } from './desk.ts';

export function Rallying(desk: Desk) {
  const { state, act } = desk;
  const routed = sideIds.flatMap((side) =>
    state.sides[side].units.filter(({ rout, left }) => rout !== null && left > 0).map((unit) => ({ side, unit })),
  );
  if (routed.length === 0) return <p>No unit is routed.</p>;
  return (
    <section class="due" aria-labelledby="due">
      <h3 id="due">Routed</h3>
      <ul>
        {routed.map(({ side, unit }) => {
          const never = noRally(state, unit, true);
          const alone = noRally(state, unit, false);
          return (
            <li key={unit.id}>
              <p>
                <b>{unit.name}</b>, {state.sides[side].name}
                {wasHit(unit) && ', hit this turn'}.{' '}
                {never && (
                  <>
                    {never.because} <Cited rules={never.rules} />
                  </>
                )}
              </p>
              {!never && (
                <div class="row">
                  <Act
                    quiet
                    name={`A leader touches ${unit.name}`}
                    onClick={() => act({ kind: 'rally-by-leader', side, unit: unit.id })}
                  >
                    A leader is in contact
                  </Act>
                  {!alone && (
                    <DiceAsk chance={rallyOf(unit)} onDone={(faces) => act({ kind: 'rally', side, unit: unit.id, faces })} />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
