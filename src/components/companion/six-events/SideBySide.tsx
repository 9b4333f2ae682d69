/** Parts of the tools that show both sides. */
import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import type { Unit } from '../../../engine/six-events/companion/state.ts';
import type { Desk, SideDesk } from './desk.ts';

export const Sides = ({ state, children }: Pick<Desk, 'state'> & { children: (side: SideId) => preact.ComponentChildren }) => (
  <div class="both">
    {sideIds.map((side) => (
      <div key={side} class={`of-${side}`}>
        <h3>{state.sides[side].name}</h3>
        {children(side)}
      </div>
    ))}
  </div>
);

export const alive = ({ left }: Unit): boolean => left > 0;

/** A checkbox for a unit's mark. */
export function MarkBox({
  act,
  side,
  unit,
  mark,
  children,
}: SideDesk & { unit: Unit; mark: Unit['marks'][number]; children: string }) {
  return (
    <label class="chip">
      <input
        type="checkbox"
        checked={unit.marks.includes(mark)}
        onChange={({ currentTarget }) => act({ kind: 'mark', side, unit: unit.id, mark, on: currentTarget.checked })}
      />
      {children}
    </label>
  );
}
