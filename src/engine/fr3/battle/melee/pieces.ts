/** fr3.items.napoleonic-capture: what happens to a captured Napoleonic artillery piece. */

import { type BattleReport, event, report } from '../events.ts';
import { withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { troopOf, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** The unit types that can use a captured artillery piece; an army needs one of them. */
const gunners: readonly string[] = ['muskets', 'rifles'];

/**
 * The captured piece stays in place and belongs to its captor from the next phase on, if his army can use it. If his army cannot
 * use the artillery piece, it is removed. The loss already counts against its former owner.
 */
export function pieceTaken(state: State, id: PieceId, captor: PieceId): BattleReport {
  const piece = unitAt(state, id);
  const { side } = unitAt(state, captor);
  if (piece.status !== 'captured' || !state.setup.armies[side].troops.some(({ type }) => gunners.includes(type)))
    return report(state);
  const { at: _at, with: _with, morale: _morale, force: _force, ...troop } = troopOf(state, piece);
  const { state: there, unit } = joinedBy(state, side, troop, piece.base, captor);
  const taken = withDeeds(withUnit(there, unit.id, { fixed: piece.fixed }), [unit.id], { moved: true, fought: true });
  return report(withContacts(taken), event({ kind: 'taken', unit: unit.id, by: captor }, 'fr3.items.napoleonic-capture'));
}
