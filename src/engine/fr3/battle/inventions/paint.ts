/**
 * Paint guns shoot like longbows, never in combined fire (fr3.inventions.paint-gun). A hit only removes a machine's protection
 * from disintegration.
 */
import { andThen } from '../../../kernel/chance.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusals } from '../../missile-fire/ask.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import type { MissileQuestion } from '../../missile-fire/question.ts';
import { volley } from '../../missile-fire/volley.ts';
import { actionKind, aPiece, firstOf, refusal, refusedBy } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { certain, event } from '../events.ts';
import { hasEffect } from '../magic/effects.ts';
import { refuseHiding } from '../shooting/hiding.ts';
import { inchesTo, targetOf } from '../shooting/question.ts';
import { refuseArc, refuseSight } from '../shooting/sight.ts';
import { isEngaged } from '../units/contacts.ts';
import { findUnit, phasing, standing, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { hasArms, isWithUnit } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.inventions.paint-gun';
const gun = 'paint-gun';
const coat = 'protection-from-disintegration';

/** The unit's own paint gun, or that of a mad scientist with it. */
const hasGun = (state: State, unit: BattleUnit): boolean => hasArms(state, unit, gun) || isWithUnit(state, unit, gun);

const questionOf = (state: State, unit: BattleUnit, target: BattleUnit): MissileQuestion => ({
  target: targetOf(state, target),
  firers: [{ unit: gun, weapon: gun, range: inchesTo(unit, target), level: unit.level }],
});

function refuse(state: State, id: PieceId, at: PieceId): Refusal | null {
  const [unit, target] = [findUnit(state, id), findUnit(state, at)];
  if (unit?.side !== phasing(state) || unit.status !== 'table' || !hasGun(state, unit))
    return refusal('Choose a unit of the phasing side that has a paint gun.', rule);
  if (target?.status !== 'table' || target.side === unit.side)
    return refusal('Choose an enemy unit on the table as the target.', rule);
  return firstOf(
    () => (unit.did.fired ? refusal('This unit has already shot this phase.', 'fr3.missile-fire.roll') : null),
    () => (isEngaged(state, id) ? refusal('This unit cannot shoot, because it is in melee.', 'fr3.missile-fire.target') : null),
    () => refuseHiding(state, unit, target),
    () => refuseArc(state, unit, target),
    () => refusedBy(refusals(questionOf(state, unit, target))),
    () => refuseSight(state, unit, target, 'missiles'),
  );
}

/** Shots at machines that still have protection to lose. */
const shots = onceFor((state: State) => {
  const { armies } = state.setup;
  const anyGun = anybodyHas(state.setup, gun) || [...armies.A.troops, ...armies.B.troops].some(({ arms }) => arms?.includes(gun));
  if (!anyGun) return [];
  const coated = standing(state, enemyOf(phasing(state))).filter((target) => hasArms(state, target, coat));
  return standing(state, phasing(state)).flatMap(({ id }) =>
    coated.filter((target) => refuse(state, id, target.id) === null).map((target) => ({ unit: id, at: target.id })),
  );
});

/** Whether the phasing side has a paint gun shot available. */
export const anyPaint = (state: State): boolean => shots(state).length > 0;

export const paintKinds = {
  paint: actionKind({
    answers: ['missiles'],
    fields: { unit: aPiece, at: aPiece },
    candidates: (state) => shots(state),
    refuse: (state, { unit, at }: { readonly unit: PieceId; readonly at: PieceId }) => refuse(state, unit, at),
    perform(state, { unit: id, at }: { readonly unit: PieceId; readonly at: PieceId }) {
      const target = unitAt(state, at);
      const fired = withDeeds(state, [id], { fired: true });
      return andThen(missileFire(volley(questionOf(state, unitAt(state, id), target))), (after) => {
        const stripped = after.event === 'stripped' && !hasEffect(target, 'decoy');
        const now = stripped ? withUnit(fired, at, { usedUp: [...target.usedUp, coat] }) : fired;
        return certain(now, event({ kind: 'painted', unit: id, at, stripped }, rule));
      });
    },
  }),
};
