/** Shows which units cannot move, which are slow, and which have shot. */
import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { speedOf, type Unit } from '../../../engine/six-events/companion/state.ts';
import { Cited } from '../../odds/links.tsx';
import type { Desk } from './desk.ts';
import { alive, MarkBox, Sides } from './SideBySide.tsx';
import { routNames } from './UnitRow.tsx';

export function Moving({ state }: Desk) {
  const names = (units: readonly Unit[]) => units.map(({ name }) => name).join(', ');
  return (
    <Sides state={state}>
      {(side) => {
        const units = state.sides[side].units.filter(alive);
        const routed = units.filter(({ rout }) => rout === 'routed' || rout === 'withdraw');
        const driven = units.filter(({ rout }) => rout === 'flee' || rout === 'berserk');
        const slow = units.filter((unit) => speedOf(unit) < 1);
        return (
          <>
            {routed.length > 0 && (
              <p>
                These units cannot move: {names(routed)}. <Cited rules={['six-events.routing.cannot-move']} />
              </p>
            )}
            {driven.map(({ id, name, rout }) => (
              <p key={id}>
                {name}: {rout && routNames[rout]}.{' '}
                <Cited rules={[rout === 'flee' ? 'six-events.creatures.flee' : 'six-events.creatures.berserk']} />
              </p>
            ))}
            {slow.length > 0 && (
              <p>
                These units move at half speed: {names(slow)}. <Cited rules={['six-events.movement.half-speed-stack']} />
              </p>
            )}
            {routed.length + driven.length + slow.length === 0 && <p>All units move at full speed.</p>}
          </>
        );
      }}
    </Sides>
  );
}

export function Shooters(desk: Desk) {
  const { state } = desk;
  const standing = (side: SideId) => state.sides[side].units.filter((unit) => alive(unit) && unit.rout === null);
  if (sideIds.every((side) => standing(side).length === 0)) return null;
  return (
    <details class="more">
      <summary>Units that shot and therefore move at half speed</summary>
      <Sides state={state}>
        {(side) => (
          <div class="row">
            {standing(side).map((unit) => (
              <MarkBox key={unit.id} {...desk} side={side} unit={unit} mark="shot">
                {unit.name}
              </MarkBox>
            ))}
          </div>
        )}
      </Sides>
    </details>
  );
}
