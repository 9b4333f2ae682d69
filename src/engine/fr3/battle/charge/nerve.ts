/** Tests that follow contact in a charge: fear on both sides, and throwing weapons. */

import { andThen, type Chance } from '../../../kernel/chance.ts';
import { fearWhenCharged, fearWhenCharging, type Meets, whyFeared } from '../../nerve/fear.ts';
import type { Subject } from '../../nerve/question.ts';
import { type NerveTest, nerveTest } from '../../nerve/test.ts';
import { underThrowingWeapons } from '../../nerve/throwing-weapons.ts';
import { dreadfulOf, type Tried, triedOf } from '../../nerve/tried.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { isSteadied } from '../army-rules/zealots.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report, type TestOf } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { blockedBehind } from '../harm/retreat-path.ts';
import { hasEffect } from '../magic/effects.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { contactOf } from '../units/contacts.ts';
import { troopOf, unitAt, withDeeds } from '../units/pieces.ts';
import { furtherRally, isWithUnit, meleeSide } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { dreadOf, isFeared } from './feared.ts';

/**
 * fr3.character-items.protection-wizard-artillery: protects from fear of dragons. fr3.abilities.null-undead: undead do not
 * recover near a null.
 */
const protectedNerve = ask.nerve;

/**
 * A unit that must test its nerve. `by` is the enemy that forces the test; null if no enemy does. Units in `makeWay` do not block
 * its retreat. fr3.spells.jihad: while the spell lasts, the unit is as steadfast as fanatics.
 */
export function testedUnit(state: State, id: PieceId, by: PieceId | null, makeWay: readonly PieceId[] = []): Tried {
  const unit = unitAt(state, id);
  const other = furtherRally(state, unit).reduce((sum, { amount }) => sum + amount, 0);
  const feared = isFeared(state, unit);
  const mechanic = isWithUnit(state, unit, 'mechanic');
  const tried = triedOf({
    ...meleeSide(state, unit),
    blocked: blockedBehind(state, unit, by, makeWay),
    other,
    feared,
    mechanic,
    ...(isSteadied(state, unit) ? { inquisition: true } : {}),
    ...protectedNerve(state, unit),
  } as Subject);
  return hasEffect(unit, 'jihad') ? { ...tried, me: { ...tried.me, fanatic: true } } : tried;
}

/** A unit tested by an enemy that it may fear. */
export function meeting(state: State, id: PieceId, by: PieceId): Meets {
  const { unit, undead, mounts, stage } = meleeSide(state, unitAt(state, by));
  const dread = dreadOf(state, unitAt(state, by));
  return {
    ...testedUnit(state, id, by),
    ...dreadfulOf({ unit, undead: undead === true, mounts: mounts === true, dread, ...(stage ? { stage } : {}) }),
  };
}

interface Trial<Of extends Tried> {
  readonly test: NerveTest<Of>;
  readonly of: Of;
  readonly what: TestOf;
  readonly by: PieceId | null;
  readonly makeWay?: readonly PieceId[];
}

/** Rolls a test of nerve and applies the result. If no roll is needed, there is no event. */
export function trial<Of extends Tried>(
  state: State,
  id: PieceId,
  { test, of, what, by, makeWay = [] }: Trial<Of>,
  counts = true,
): Chance<BattleReport> {
  return andThen(withDiceOwner(nerveTest(test, of), unitAt(state, id).side), ({ roll, after }) =>
    roll === 'none'
      ? certain(state)
      : inTurn(
          report(
            state,
            event({ kind: 'tested', unit: id, of: what, passed: roll === 'passed', by }, ...(test.rules as Fr3RuleId[])),
          ),
          (at) => inflict(at, id, { after, cause: 'nerve', by, makeWay }, counts),
        ),
  );
}

const onTable = (state: State, id: PieceId): boolean => unitAt(state, id).status === 'table';

/** fr3.fear.test-charged: once per phase, at the first contact by a feared unit. */
export function fearOfCharge(state: State, id: PieceId, chargers: readonly PieceId[]): Chance<BattleReport> {
  if (!onTable(state, id) || unitAt(state, id).did.feared) return certain(state);
  const by = chargers.find((each) => whyFeared(meeting(state, id, each)) !== undefined);
  if (by === undefined) return certain(state);
  const marked = withDeeds(state, [id], { feared: true });
  return trial(marked, id, { test: fearWhenCharged, of: meeting(marked, id, by), what: 'fear', by });
}

/** fr3.fear.test-charging: a fresh unit that has contacted a feared enemy. */
export function fearOfCharged(state: State, id: PieceId, enemies: readonly PieceId[]): Chance<BattleReport> {
  const by = enemies.find((each) => onTable(state, each) && whyFeared(meeting(state, id, each)) !== undefined);
  if (by === undefined || !onTable(state, id)) return certain(state);
  return trial(state, id, { test: fearWhenCharging, of: meeting(state, id, by), what: 'fear', by });
}

export const throws = (state: State, id: PieceId): boolean =>
  troopOf(state, unitAt(state, id)).arms?.includes('throwing') === true;

const under = (state: State, id: PieceId, by: PieceId): Chance<BattleReport> =>
  trial(state, id, { test: underThrowingWeapons, of: testedUnit(state, id, by), what: 'throwing-weapons', by });

/** fr3.missile-fire.throwing-weapons: chargers throw, and so do charged units if the charger comes from their front. */
export function throwing(state: State, charger: PieceId, enemy: PieceId): Chance<BattleReport> {
  const met = contactOf(state, charger, enemy);
  if (!met) return certain(state);
  return inTurn(
    report(state),
    (at) => (throws(at, charger) ? under(at, enemy, charger) : certain(at)),
    (at) => (throws(at, enemy) && !met.outsideArc && onTable(at, charger) ? under(at, charger, enemy) : certain(at)),
  );
}
