/** Pursuit (hott.supplement.pursuit): the winner moves straight ahead by its own base depth. */
import { meets, minus, onTable, shifted, step, stretchesIn, touch } from '../../../kernel/geometry.ts';
import { pursuers } from '../../data/outcomes.ts';
import { paces } from '../../data/scale.ts';
import { elementBy, isOn, standing, withElement } from '../elements/find.ts';
import { type BattleReport, event } from '../events.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { closedGround } from './recoil.ts';

/** The winner of a close combat pursues, if its type does and nothing stops it. */
export function pursued(state: State, id: UnitId): BattleReport {
  const element = elementBy(state, id);
  const { base, type } = element;
  if (!isOn(element) || !pursuers.includes(type)) return { state, events: [] };
  const side = state.setup.table.width;
  const far = base.depth;
  const way = minus(shifted(base, step(base.facing, far, 0)), base);
  let free = far;
  for (const other of standing(state)) {
    if (other.id === id) continue;
    // If there is no room beyond an element that it could pass, the pursuer stops before that element.
    const share = meets(base, way, other.base);
    if (share !== null) free = Math.min(free, share * far);
  }
  for (const polygon of closedGround(state, element)) {
    const [first] = stretchesIn(base, way, polygon);
    // The search uses a slightly smaller base, so the full base has to stop a little earlier.
    if (first) free = Math.min(free, Math.max(0, first.from - 2 * touch));
  }
  while (free > 0 && !onTable(shifted(base, step(base.facing, free, 0)), side, side)) free = Math.max(0, free - touch);
  if (free <= touch) return { state, events: [] };
  return {
    state: withElement(state, id, { base: shifted(base, step(base.facing, free, 0)) }),
    events: [event({ kind: 'pursued', unit: id, paces: paces(free) }, 'hott.supplement.pursuit')],
  };
}
