/** The effects of a move: its plan, its cost, the enemies in contact. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { find } from '../../../engine/hott/battle/elements/find.ts';
import { columnPlan, roadPlan } from '../../../engine/hott/battle/moves/columns.ts';
import { contactsOf } from '../../../engine/hott/battle/moves/contact.ts';
import { marchPlan } from '../../../engine/hott/battle/moves/march.ts';
import type { Plan } from '../../../engine/hott/battle/moves/paths.ts';
import { singlePlan } from '../../../engine/hott/battle/moves/single.ts';
import { type Price, priceOf } from '../../../engine/hott/battle/moves/tactical-moves.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { squareContact } from '../../../engine/kernel/geometry.ts';
import { onceForPair } from '../../../engine/kernel/memo.ts';

/** The plan of a move, legal or not; null if the action does not move elements on the table. */
export const planOf = onceForPair((state: State, action: Action): Plan | null => {
  const ids = action.kind === 'move' ? [action.unit] : 'units' in action ? action.units : [];
  if (ids.length === 0 || ids.some((id) => find(state, id)?.fate !== 'on')) return null;
  switch (action.kind) {
    case 'move':
      return singlePlan(state, action.unit, action);
    case 'march':
      return marchPlan(state, action);
    case 'column':
      return columnPlan(state, action);
    case 'follow':
      return roadPlan(state, action);
    default:
      return null;
  }
});

/** Enemies that a plan brings into contact with an element that was not in contact with them before. */
export function contactsIn(state: State, plan: Plan): readonly UnitId[] {
  const { square } = contactsOf(state, plan);
  const found = plan.paths.flatMap(({ unit }) =>
    [...(square.get(unit.id) ?? [])].filter((id) => {
      const enemy = find(state, id);
      return enemy && squareContact(unit.base, enemy.base) === null;
    }),
  );
  return [...new Set(found)];
}

/** The cost of a move with reasons. */
export function costOf(state: State, action: Action): Price | null {
  const plan = planOf(state, action);
  return (
    plan &&
    priceOf(
      state,
      plan.paths.map(({ unit }) => unit),
    )
  );
}
