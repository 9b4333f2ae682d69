/** Offerings (fr3.infantry.offerings-attachment): carried by infantry, passed to an adjacent unit, or used in a sacrifice. */
import { known } from '../../../kernel/chance.ts';
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { event, report } from '../events.ts';
import { findUnit, phasing, standing, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.infantry.offerings-transfer';

/** Whether the other unit is adjacent infantry of the same side. */
const besides = (state: State, unit: BattleUnit, other: BattleUnit): boolean =>
  other.id !== unit.id &&
  other.side === unit.side &&
  other.level === unit.level &&
  rowOf(state, other).group === 'infantry' &&
  edgeContact(unit.base, other.base) !== null;

function refuseHanding(state: State, id: PieceId, to: PieceId): Refusal | null {
  const [unit, other] = [findUnit(state, id), findUnit(state, to)];
  if (unit?.side !== phasing(state) || unit.status !== 'table' || unit.offerings === 0)
    return refusal('Choose a unit of the phasing side that has the offerings.', rule);
  if (unit.did.handed)
    return refusal(
      `${nameOf(state, unit)} (${id}) received the offerings this phase and can hand them on only in a later phase.`,
      rule,
    );
  return other?.status === 'table' && besides(state, unit, other)
    ? null
    : refusal('Choose infantry next to the unit that has the offerings.', rule);
}

export const offeringKinds = {
  'hand-on': actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, to: aPiece },
    *candidates(state) {
      for (const unit of standing(state, phasing(state)))
        if (unit.offerings > 0)
          for (const other of standing(state, unit.side)) if (besides(state, unit, other)) yield { unit: unit.id, to: other.id };
    },
    refuse: (state, { unit, to }) => refuseHanding(state, unit, to),
    perform(state, { unit: id, to }) {
      const given = withUnit(state, id, { offerings: unitAt(state, id).offerings - 1 });
      const taken = withDeeds(withUnit(given, to, { offerings: unitAt(state, to).offerings + 1 }), [to], { handed: true });
      return known(report(taken, event({ kind: 'handed', unit: id, to }, rule)));
    },
  }),
};
