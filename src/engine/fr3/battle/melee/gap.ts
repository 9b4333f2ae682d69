/** A winner in the gap that its enemy has left (fr3.follow-up.free-facing): it may turn to an enemy beside it. */
import { known } from '../../../kernel/chance.ts';
import { orNull } from '../../../kernel/fields.ts';
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import { mayTurnInGap } from '../../follow-up.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { turnedTo } from '../charge/turning.ts';
import { type BattleReport, event, report } from '../events.ts';
import { isEngaged } from '../units/contacts.ts';
import { asking, isDeep, standing, unitAt } from '../units/pieces.ts';
import { asCombatant } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** Asks the owner whether the unit that has followed up turns, if there is an enemy to turn to. */
export function inTheGap(state: State, id: PieceId): BattleReport {
  const unit = unitAt(state, id);
  if (unit.status !== 'table' || isDeep(unit) || isEngaged(state, id) || !mayTurnInGap(asCombatant(state, unit)))
    return report(state);
  const beside = standing(state, enemyOf(unit.side)).filter((enemy) => {
    const edge = enemy.level === unit.level && edgeContact(unit.base, enemy.base)?.edge;
    return edge === 'left' || edge === 'right';
  });
  return beside.length > 0
    ? report(asking(state, { what: 'gap', side: unit.side, unit: id, among: beside.map((enemy) => enemy.id) }))
    : report(state);
}

const anEnemyOrNone = orNull(aPiece);

export const gapKinds = {
  /** The unit engages the enemy it turns to, without a charge bonus, or keeps its facing. */
  pivot: actionKind({
    answers: ['gap'],
    fields: { to: anEnemyOrNone },
    candidates: (_, { among = [] }) => [null, ...among].map((to) => ({ to })),
    refuse: (_, { to }, { among = [] }) =>
      to === null || among.includes(to)
        ? null
        : refusal('Choose an enemy to the left or right of the unit.', 'fr3.follow-up.free-facing'),
    perform: (state, { to }, { unit }) =>
      known(
        to === null
          ? report(state, event({ kind: 'stayed', unit: unit as PieceId }, 'fr3.follow-up.free-facing'))
          : turnedTo(state, unit as PieceId, unitAt(state, to), 'gap'),
      ),
  }),
};
