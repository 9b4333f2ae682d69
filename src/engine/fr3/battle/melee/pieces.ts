/** fr3.items.napoleonic-capture: what becomes of a Napoleonic piece that has been taken. */

import { type BattleReport, event, report } from '../events.ts';
import { withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { troopOf, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** Types whose army knows how to serve such a piece. */
const gunners: readonly string[] = ['muskets', 'rifles'];

/**
 * A piece that is captured stands where it stood, and is one of its captor's from the next phase on, where his army knows how to serve it;
 * others have no use for it. Its loss has been counted for the side that has lost it.
 */
export function pieceTaken(state: State, id: PieceId, captor: PieceId): BattleReport {
  const piece = unitAt(state, id);
  const { side } = unitAt(state, captor);
  if (piece.status !== 'captured' || !state.setup.armies[side].troops.some(({ type }) => gunners.includes(type)))
    return report(state);
  const { at: _at, with: _with, morale: _morale, force: _force, ...troop } = troopOf(state, piece);
  const { state: there, unit } = joinedBy(state, side, troop, piece.base);
  const taken = withDeeds(withUnit(there, unit.id, { fixed: piece.fixed }), [unit.id], { moved: true, fought: true });
  return report(withContacts(taken), event({ kind: 'taken', unit: unit.id, by: captor }, 'fr3.items.napoleonic-capture'));
}
