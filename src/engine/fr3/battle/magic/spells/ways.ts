/** Spells that move a friendly unit to a place that its side chooses. */
import { andThen, known } from '../../../../kernel/chance.ts';
import { ahead, type Base, halfTurn, normal, settled, shifted, times } from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { underSpell } from '../../../nerve/spells.ts';
import { nerveTest } from '../../../nerve/test.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { ask } from '../../chapters/asking.ts';
import { disengageUnit, refuseRetreat } from '../../charge/disengage.ts';
import { toTurnTo, turnOrAsk } from '../../charge/turning.ts';
import { certain, event, inTurn, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { leftBehind } from '../../movement/attach.ts';
import { refusePlaces } from '../../movement/room.ts';
import { leavesStakes } from '../../movement/stakes.ts';
import { isEngaged, opponents, withContacts } from '../../units/contacts.ts';
import { sideHeld } from '../../units/faces.ts';
import { attachedTo, phasing, standing, unitAt, withBases, withDeeds } from '../../units/pieces.ts';
import { enemyOf } from '../../vocabulary/ids.ts';
import type { Place } from '../../vocabulary/setup.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { isTrapped } from '../effects.ts';
import { fights } from '../moments.ts';
import { type Aim, type BattleSpell, called, refuseSpared, target } from '../spell.ts';
import { testedUnderSpell } from './morale.ts';

/** The unit's base in the place that the spell names. */
const baseThere = (aim: Aim) => {
  const { x, y, facing } = aim.at as Place;
  return settled({ ...target(aim).base, x, y, facing });
};

/**
 * Places directly behind and in front of an enemy, facing it. The place behind is best for an attack; the place in front is the
 * alternative.
 */
function* nextTo(unit: BattleUnit, { base }: BattleUnit): Generator<Place> {
  const gap = (unit.base.depth + base.depth) / 2;
  const behind = shifted(base, times(ahead(base.facing), -gap));
  yield { x: behind.x, y: behind.y, facing: base.facing };
  const before = shifted(base, times(ahead(base.facing), gap));
  yield { x: before.x, y: before.y, facing: normal(base.facing + halfTurn) };
}

/** Squares and trapped units cannot be moved. */
const fast = (state: State, unit: BattleUnit, name: string) =>
  unit.square.length > 0
    ? refuseSpared(state, unit, name, 'fr3.square.no-move')
    : isTrapped(unit)
      ? refuseSpared(state, unit, name, 'fr3.spirits.traps-movement-lock')
      : null;

/**
 * fr3.war-machines.heavy-artillery-spell-immunity: an artillery piece that has fired does not move again, whether it is alone or
 * attached.
 */
const refuseEmplaced = (state: State, unit: BattleUnit): Refusal | null =>
  [unit, ...attachedTo(state, unit.id)].some(({ fixed }) => fixed)
    ? refuseSpared(state, unit, 'Teleport', 'fr3.war-machines.heavy-artillery-spell-immunity')
    : null;

/** fr3.spells.teleport: cannot move a unit into or out of a fortification. */
function refuseDugIn(state: State, unit: BattleUnit, there: Base) {
  if (ask.isDugIn(state, unit)) return refuseSpared(state, unit, 'Teleport', 'fr3.spells.teleport');
  return ask.isFortified(state, there)
    ? refusal('This spell cannot move units into a fortification.', 'fr3.spells.teleport')
    : null;
}

/** A unit that has moved may move again (fr3.spells.invigorate). The unit makes the extra move in its own movement step. */
const invigorating = (id: 'invigorate' | 'speed-potion', rule: Fr3RuleId): BattleSpell => ({
  id,
  whom: 'friend',
  refuse: (state, aim) => {
    const unit = target(aim);
    return firstOf(
      () =>
        unit.fixed
          ? refuseSpared(state, unit, 'An extra move', rule, 'fr3.artillery.heavy-movement')
          : fast(state, unit, 'An extra move'),
      () => (isEngaged(state, unit.id) ? refusal(`${called(state, unit)} are engaged and cannot move.`, rule) : null),
      () =>
        state.sheet.step === 'movement' && phasing(state) === unit.side && unit.did.moved && !state.passed
          ? null
          : refusal(
              `${called(state, unit)} can make an extra move only in their own movement step, after their normal move.`,
              rule,
            ),
    );
  },
  matters: () => true,
  works: (state, aim) => {
    const { id: unit } = target(aim);
    const fresh = withDeeds(state, [unit], { moved: false, spent: 0, changedLevel: false });
    // The extra move costs no clock move.
    return known(report({ ...fresh, moving: [unit] }));
  },
});

export const ways: readonly BattleSpell[] = [
  {
    /** fr3.spells.teleport, fr3.magic.teleport-contact */
    id: 'teleport',
    whom: 'friend',
    refuse: (state, aim) =>
      firstOf(
        () => fast(state, target(aim), 'Teleport'),
        () => refuseEmplaced(state, target(aim)),
        () => refuseDugIn(state, target(aim), baseThere(aim)),
        () => refusePlaces(state, [target(aim).id], [baseThere(aim)]),
      ),
    *places(state, aim) {
      for (const enemy of standing(state, enemyOf(aim.side)))
        if (enemy.level === target(aim).level) yield* nextTo(target(aim), enemy);
    },
    matters: (state, aim) =>
      state.sheet.step === 'movement' &&
      phasing(state) === aim.side &&
      target(aim).morale === 0 &&
      !isEngaged(state, target(aim).id),
    works(state, aim) {
      const { id, base: stood } = target(aim);
      const free = leavesStakes(state, id);
      const there = leftBehind(withContacts(withBases(free.state, [id], [baseThere(aim)])), id, stood);
      const logEntry = event({ kind: 'moved', units: [id], way: 'carried', inches: 0 }, 'fr3.spells.teleport');
      const faced = turnOrAsk(
        there.state,
        id,
        toTurnTo(there.state, unitAt(there.state, id), opponents(there.state, id)),
        'charge',
      );
      return known(report(faced.state, ...free.events, logEntry, ...there.events, ...faced.events));
    },
  },
  {
    /** fr3.spells.golden-path: moves straight back from its enemy without being shaken. */
    id: 'golden-path',
    whom: 'friend',
    refuse: (state, aim) =>
      firstOf(
        () =>
          isEngaged(state, target(aim).id)
            ? null
            : refusal(
                `${called(state, target(aim))} cannot be the target, because the unit is not in melee.`,
                'fr3.spells.golden-path',
              ),
        () => fast(state, target(aim), 'Golden Path'),
        () => refuseRetreat(state, target(aim)),
      ),
    matters: (state, aim) => fights(state, target(aim)),
    works: (state, aim) => known(disengageUnit(state, target(aim).id)),
  },
  {
    /**
     * fr3.spells.camp-smoke: after a rally roll the unit disengages as light cavalry does. The unit becomes shaken, and cannot
     * leave enemies at its rear.
     */
    id: 'camp-smoke',
    whom: 'friend',
    refuse(state, aim) {
      const unit = target(aim);
      return firstOf(
        () =>
          isEngaged(state, unit.id)
            ? null
            : refusal(`${called(state, unit)} cannot be the target, because the unit is not in melee.`, 'fr3.spells.camp-smoke'),
        () => fast(state, unit, 'Camp Smoke'),
        () =>
          opponents(state, unit.id).some((enemy) => sideHeld(state, enemy, unit, null) === 'rear')
            ? refusal(
                `${called(state, unit)} cannot be the target, because an enemy attacks them in the rear.`,
                'fr3.spells.camp-smoke',
                'fr3.charging.disengage-cavalry',
              )
            : null,
        () => refuseRetreat(state, unit),
      );
    },
    matters: (state, aim) => fights(state, target(aim)),
    works(state, aim) {
      const unit = target(aim);
      return andThen(nerveTest(underSpell, testedUnderSpell(state, unit, 'camp-smoke')), ({ roll, after }) => {
        const passed = roll === 'passed';
        const logEntry = event({ kind: 'tested', unit: unit.id, of: 'spell', passed }, 'fr3.rally.roll', 'fr3.spells.camp-smoke');
        if (!passed) return certain(state, logEntry);
        return inTurn(
          report(state, logEntry),
          (at) => known(disengageUnit(at, unit.id)),
          (at) => inflict(at, unit.id, { after, cause: 'nerve', by: null }, false),
        );
      });
    },
  },
  invigorating('invigorate', 'fr3.spells.invigorate'),
  invigorating('speed-potion', 'fr3.spells.speed-potion'),
];
