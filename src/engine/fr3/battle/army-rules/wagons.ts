/**
 * Wagon fortresses (fr3.armies.near-east-wagon-fortress-positioning): a positioned wagon can never move again, and gets a melee
 * bonus.
 */
import { armies2 } from '../../data/figures/armies-2.ts';
import type { Aftermath } from '../../demoralization.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { certain, event } from '../events.ts';
import { hasEffect, withEffect } from '../magic/effects.ts';
import { findUnit, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { asCombatant, hasArms, nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const positioning = 'fr3.armies.near-east-wagon-fortress-positioning';

export const isPositioned = (unit: Pick<BattleUnit, 'effects'>): boolean => hasEffect(unit, 'positioned');

/** fr3.armies.near-east-wagon-fortress-pushback: a positioned wagon ignores every push back. */
export const withoutPushBack = (unit: BattleUnit, after: Aftermath): Aftermath =>
  after.pushedBack && isPositioned(unit)
    ? { ...after, pushedBack: false, rules: [...after.rules, 'fr3.armies.near-east-wagon-fortress-pushback'] }
    : after;

const couldBe = (state: State, unit: BattleUnit): boolean => hasArms(state, unit, 'wagon-fortress') && !isPositioned(unit);

export const wagonKinds = {
  position: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece },
    *candidates(state) {
      for (const unit of standing(state, phasing(state))) if (couldBe(state, unit)) yield { unit: unit.id };
    },
    refuse(state, { unit: id }, { side }) {
      const unit = findUnit(state, id);
      return firstOf(
        () =>
          unit?.side === side && unit.status === 'table' && hasArms(state, unit, 'wagon-fortress')
            ? null
            : refusal('You can position only your own wagon fortresses.', 'fr3.armies.near-east-wagon-fortress'),
        () =>
          unit && isPositioned(unit)
            ? refusal(`${nameOf(state, unit)} (${id}) have already formed a fortress.`, positioning)
            : null,
      );
    },
    perform(state, { unit: id }, { side }) {
      const unit = unitAt(state, id);
      const own = asCombatant(state, unit).combatFactor ?? 0;
      const stronger = withUnit(state, id, { factor: own + armies2.wagonFortress });
      return certain(withEffect(stronger, id, 'positioned', side, 'game'), event({ kind: 'positioned', unit: id }, positioning));
    },
  }),
};
