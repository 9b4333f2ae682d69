/** fr3.magic.barrier-leviathan: very large units may force their way through magical barriers, and become shaken. */
import { andThen } from '../../../kernel/chance.ts';
import { gap } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { keepsMorale, losesLevel, type NerveTest, nerveTest } from '../../nerve/test.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { testedUnit } from '../charge/nerve.ts';
import { event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { rateOf } from '../movement/rates.ts';
import { isEngaged } from '../units/contacts.ts';
import { findUnit, isDeep, isMass, phasing, standing } from '../units/pieces.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { bars } from './barriers.ts';
import { hasEffect, withEffect } from './effects.ts';
import { refuseHeld } from './held.ts';

const rule = 'fr3.magic.barrier-leviathan';

/** The leadership roll. If the unit passes the roll, it breaks through the barrier and takes a marker. */
const breaks: NerveTest = {
  decides: 'whether the unit breaks through the barrier',
  rules: [rule, 'fr3.rally.roll'],
  passed: losesLevel(rule),
  failed: keepsMorale(rule),
};

/** Whether the unit is a leviathan, a pike block or a 2x2 unit. Blobs pass without a roll. */
const isLarge = (state: State, unit: BattleUnit): boolean => {
  const { id } = rowOf(state, unit);
  return id !== 'blobs' && (id.includes('leviathan') || isMass(unit) || isDeep(unit));
};

/** Whether a barrier that the unit could force is within its move. */
const isNear = (state: State, unit: BattleUnit): boolean =>
  state.barriers.some(
    (each) => each.is !== 'obstacle' && bars(state, unit, each) && gap(unit.base, each.base) <= rateOf(state, [unit]).open,
  );

function refuse(state: State, id: string): Refusal | null {
  const unit = findUnit(state, id);
  if (unit?.side !== phasing(state) || unit.status !== 'table')
    return refusal('Choose units of the phasing side that are moving.', 'fr3.basics.phasing-player');
  const name = `${nameOf(state, unit)} (${id})`;
  return firstOf(
    () =>
      isLarge(state, unit)
        ? null
        : refusal(`${name} cannot break through. Only leviathans, pike blocks and 2x2 units can.`, rule, 'fr3.magic.barriers'),
    () => (isNear(state, unit) ? null : refusal(`${name} cannot break through, because no barrier is within their move.`, rule)),
    () =>
      hasEffect(unit, 'balked') || hasEffect(unit, 'breaking-through')
        ? refusal(`${name} have already tried to break through this phase.`, rule)
        : null,
    () => (unit.did.moved || isEngaged(state, id) ? refusal(`${name} cannot move again this phase.`, rule) : null),
    () => refuseHeld(state, unit),
  );
}

export const breakingKinds = {
  'break-through': actionKind({
    answers: ['movement'],
    fields: { unit: aPiece },
    *candidates(state) {
      if (state.barriers.length > 0)
        for (const unit of standing(state, phasing(state))) if (isLarge(state, unit)) yield { unit: unit.id };
    },
    refuse: (state, { unit }) => refuse(state, unit),
    perform: (state, { unit: id }) =>
      andThen(nerveTest(breaks, testedUnit(state, id, null)), ({ roll, after }) => {
        const passed = roll !== 'failed';
        const under = withEffect(state, id, passed ? 'breaking-through' : 'balked', phasing(state));
        const logEntry = event({ kind: 'tested', unit: id, of: 'barrier', passed }, ...breaks.rules);
        return inTurn(report(under, logEntry), (at) => inflict(at, id, { after, cause: 'nerve', by: null }));
      }),
  }),
};
