/** Applies a result to a unit on the table: morale, push back, destruction, and the notes on the sheet. */

import { type Chance, known } from '../../../kernel/chance.ts';
import { contactOf as edgeContact, onTable as isOnTable, normal, pushedBack } from '../../../kernel/geometry.ts';
import { lose } from '../../companion/losses.ts';
import type { LossKind } from '../../companion/vocabulary.ts';
import { basics } from '../../data/figures/basics.ts';
import type { Cause } from '../../demoralization.ts';
import { baseSide } from '../../table/bases.ts';
import { steadied } from '../army-rules/zealots.ts';
import { ask } from '../chapters/asking.ts';
import { isIndividual, leadsUnit } from '../characters/company.ts';
import { captorLost, characterLost, withCharacter } from '../characters/fates.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from '../events.ts';
import { noteUnitsGone } from '../magic/allegiance.ts';
import { effectWith, hasEffect, whenDemoralized } from '../magic/effects.ts';
import { leavesStakes, withoutStakes } from '../movement/stakes.ts';
import { madeWay } from '../spirits/making-way.ts';
import { clockOwner } from '../units/commands.ts';
import { isEngaged, opponentsOf, withContacts } from '../units/contacts.ts';
import {
  attachedTo,
  characterSetup,
  isMass,
  leadersOf,
  noEffects,
  standing,
  troopOf,
  unitAt,
  withBases,
  withDeeds,
  withUnit,
} from '../units/pieces.ts';
import { costOf, costOfLeader, isMajor } from '../units/troop-facts.ts';
import { rowOf } from '../units/troops.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { drivenAlong, standBehind } from './retreat-path.ts';
import { destroysSquare, squareMarked, withoutMarkers } from './square.ts';

/**
 * fr3.melee.push-back: moves the unit one base straight back from the winner. Off the table edge, the unit is gone until it
 * returns.
 */
function pushBack(state: State, unit: BattleUnit, by: PieceId | null, makeWay: readonly PieceId[] = []): BattleReport {
  const heading = drivenAlong(state, unit, by);
  const inches = baseSide * basics.pushBackBases;
  const base = pushedBack(unit.base, heading, inches);
  const { width, depth } = state.setup.table;
  if (!isOnTable(base, width, depth))
    return report(
      withContacts(withUnit(state, unit.id, { status: 'away' })),
      event({ kind: 'left', unit: unit.id }, 'fr3.melee.push-back-blocked', 'fr3.charging.disengage-off-board'),
    );
  const room = madeWay(withBases(state, [unit.id], [base]), unit.id, makeWay, heading);
  return report(
    withContacts(room.state),
    event({ kind: 'moved', units: [unit.id], way: 'pushed-back', inches }, 'fr3.melee.push-back'),
    ...room.events,
  );
}

/**
 * Notes a lost unit on the sheet. If the unit is also a character, both are lost, at the cost of both
 * (fr3.morale-clock.general-loss, fr3.morale-clock.major-character-loss). If the leader has only minor abilities, the loss counts
 * as that of an ordinary unit.
 */
function lostFor(state: State, unit: BattleUnit): BattleReport {
  // fr3.illusions.loss-not-counted
  if (unit.illusion !== null || effectWith(unit, 'nobodys')) return report(state);
  const self = state.characters.find((each) => each.host === unit.id && leadsUnit(state, each));
  const cost = costOf(troopOf(state, unit));
  const note = (at: State, loss: LossKind, points: number) =>
    onSheet(at, (sheet) => lose(sheet, clockOwner(at, unit.side, unit.id), loss, points));
  if (!self) {
    const plain = note(state, 'unit', cost);
    return ask.notedAsLost(state, plain, unit) ?? plain;
  }
  const setup = characterSetup(state, self);
  const loss = setup.leader.startsWith('general') ? 'general-unit' : isMajor(setup) ? 'major-unit' : 'unit';
  const gone = note(withCharacter(state, self.id, { status: 'killed', host: null }), loss, cost + costOfLeader(setup));
  const instead = ask.notedAsLost(state, gone, unit);
  if (instead) return instead;
  const less = ask.characterKilled(gone.state, self);
  return report(less.state, ...gone.events, ...less.events);
}

/** Removes a unit and its attachments from play for good. `by` is the first unit that can capture its characters. */
function removeUnit(state: State, unit: BattleUnit, status: 'destroyed' | 'captured', by: PieceId | null): Chance<BattleReport> {
  const gone = [unit, ...attachedTo(state, unit.id)];
  const leaders = leadersOf(state, unit.id).filter((each) => isIndividual(state, each));
  const around = opponentsOf(state, unit.host ?? unit.id);
  const captors = by !== null && around.includes(by) ? [by, ...around.filter((id) => id !== by)] : around;
  const captives = state.characters.filter((each) => each.host === unit.id && each.status === 'captured');
  const heirs = standing(state, unit.side).filter((other) => other.id !== unit.id && edgeContact(unit.base, other.base));
  const off = gone.reduce(
    (at, each) =>
      withUnit(at, each.id, {
        // Units that belong to neither side are not losses.
        status: effectWith(each, 'nobodys') ? 'merged' : status,
        markers: 0,
        ride: null,
        offerings: 0,
        effects: noEffects,
        asleep: noEffects,
        did: { ...each.did, shaken: false },
      }),
    state,
  );
  return inTurn(
    report(withContacts(off)),
    ...gone.map((each) => (at: State) => known(lostFor(at, each))),
    (at) => known(status === 'destroyed' ? ask.destroyed(at, unit) : report(at)),
    (at) => known(ask.removed(at, unit.id, by !== null && around.includes(by) ? by : null)),
    ...leaders.map(
      ({ id }) =>
        (at: State) =>
          characterLost(at, id, captors),
    ),
    ...captives.map(
      ({ id }) =>
        (at: State) =>
          captorLost(
            at,
            id,
            heirs.map((heir) => heir.id),
          ),
    ),
    (at) => certain(noteUnitsGone(at)),
  );
}

/**
 * fr3.items.stakes-lost-retreat: a unit pushed back in melee loses its stakes. fr3.items.stakes-left-behind: pushed back by
 * anything else, it leaves planted stakes behind.
 */
function stakesLeft(state: State, id: PieceId, cause: Cause): BattleReport {
  if (cause === 'melee' || isEngaged(state, id)) return withoutStakes(state, id, 'fr3.items.stakes-lost-retreat');
  return leavesStakes(state, id);
}

/** Applies a result to a unit in square. One marker too many destroys all its units (fr3.square.third-marker). */
function sufferedInSquare(state: State, unit: BattleUnit, harm: Harm, counts: boolean): Chance<BattleReport> {
  const { after, cause, by } = harm;
  const { levels, lasting } = harm.onSquare ?? { levels: after.fate === 'destroyed' ? 1 : after.state - unit.morale, lasting: 0 };
  if (!destroysSquare(state, unit, levels)) return known(squareMarked(state, unit, levels, lasting, harm, counts));
  return inTurn(
    report(withoutMarkers(state, unit)),
    ...unit.square.map((each) => (now: State) => {
      const lost = event({ kind: 'suffered', unit: each, fate: 'destroyed', cause, by }, 'fr3.square.third-marker');
      return inTurn(report(withUnit(now, each, { square: [] }), lost), (then) =>
        removeUnit(then, unitAt(then, each), 'destroyed', by),
      );
    }),
  );
}

/** fr3.war-machines.heavy-artillery-pushed-unit: heavy artillery does not move back with the unit it is attached to. */
function pieceLost(state: State, unit: BattleUnit, cause: Cause): Chance<BattleReport> {
  const piece = attachedTo(state, unit.id).find((each) => rowOf(state, each).id === 'heavy-artillery');
  if (!piece) return certain(state);
  const lost = event(
    { kind: 'suffered', unit: piece.id, fate: 'destroyed', cause, by: null },
    'fr3.war-machines.heavy-artillery-pushed-unit',
  );
  return inTurn(report(state, lost), (at) => removeUnit(at, piece, 'destroyed', null));
}

/** fr3.leviathans.push-back-crash: a leviathan whose retreat is blocked falls on the units there. `crushed` makes them roll. */
const noteCrash = (state: State, { id }: BattleUnit, { after, by }: Harm): State =>
  after.rules.includes('fr3.leviathans.push-back-crash')
    ? withDeeds(state, [id], { crushes: standBehind(state, unitAt(state, id), by).map((each) => each.id) })
    : state;

/** Applies harm to a unit. `counts` says whether a lost unit counts among the losses of the phase. */
export function inflict(state: State, id: PieceId, harm: Harm, counts = true): Chance<BattleReport> {
  const { cause, by } = harm;
  const unit = unitAt(state, id);
  const after = ask.pushedAftermath(state, steadied(state, unit, harm.after), unit);
  const { fate, rules } = after;
  if (fate === 'unharmed') return certain(state);
  // fr3.spells.illusionary-target
  if (hasEffect(unit, 'decoy')) return certain(state);
  if (effectWith(unit, 'vat')) return ask.deviceStruck(state, unit, after, cause);
  if (unit.square.length > 0) return sufferedInSquare(state, unit, harm, counts);
  const logEntry = event({ kind: 'suffered', unit: id, fate, cause, by }, ...rules);
  if (fate === 'destroyed' || fate === 'captured')
    return inTurn(
      report(noteCrash(state, unit, harm), logEntry),
      (at) => removeUnit(at, unitAt(at, id), fate, by),
      (at) => ask.drivenOff(at, unit, cause),
    );
  const worse = after.state > unit.morale;
  const hit = withUnit(state, id, {
    morale: after.state,
    markers: after.markers,
    mostMarkers: unit.mostMarkers - after.permanent,
    everShaken: unit.everShaken || after.state > 0,
    effects: after.state > 0 ? whenDemoralized(unit.effects) : unit.effects,
    asleep: after.state > 0 ? whenDemoralized(unit.asleep) : unit.asleep,
    // fr3.multi-based.double-demoralized
    ...(isMass(unit) && worse && rules.includes('fr3.multi-based.double-demoralized')
      ? { flees: normal(drivenAlong(state, unit, by)) }
      : {}),
  });
  const marked = worse && counts ? withDeeds(hit, [id], { shaken: true }) : hit;
  return inTurn(
    report(marked, logEntry),
    (at) => known(after.pushedBack ? stakesLeft(at, id, cause) : report(at)),
    (at) => known(after.pushedBack ? ask.pushedBack(at, id) : report(at)),
    (at) => (after.pushedBack ? pieceLost(at, unitAt(at, id), cause) : certain(at)),
    (at) => (after.pushedBack ? known(pushBack(at, unitAt(at, id), by, harm.makeWay)) : certain(at)),
    (at) => (after.pushedBack ? ask.drivenOff(at, unit, cause) : certain(at)),
  );
}
