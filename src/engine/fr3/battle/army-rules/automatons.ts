/**
 * Automatons (fr3.armies.automaton-control and related rules). Automatons stand still in a turn unless a character controls them,
 * lose markers instead of morale, and can be repaired by mechanics. An uncontrolled automaton has `factor` 0 until the turn ends.
 */
import { type Chance, known, map } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { moveClock } from '../../companion/clock.ts';
import { armies } from '../../data/figures/armies.ts';
import { repair, repairRules } from '../../repair.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, onSheet, report } from '../events.ts';
import { armyPoints, devicePoints, spend, spendOnDevice } from '../magic/casters.ts';
import { clockFor, clockOwner } from '../units/commands.ts';
import { asking, characterSetup, findUnit, inPlay, leadersOf, unitAt, unitsOf, withDeeds, withUnit } from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

const rule = 'fr3.armies.automaton-control';

export const isAutomaton = (state: State, unit: BattleUnit): boolean => hasArms(state, unit, 'automaton');

const mechanicWith = (state: State, unit: BattleUnit): BattleCharacter | undefined =>
  leadersOf(state, unit.id).find((each) => characterSetup(state, each).has?.includes('mechanic'));

const isIdle = (state: State, unit: BattleUnit): boolean =>
  unit.factor === armies.automatonUncontrolledCombatFactor && isAutomaton(state, unit);

/** Why an automaton may not move this turn, or null if it may. */
export const refuseIdle = (state: State, unit: BattleUnit): Refusal | null =>
  isIdle(state, unit)
    ? refusal(
        `${nameOf(state, unit)} (${unit.id}) cannot move this turn, because no character is controlling these automatons.`,
        rule,
      )
    : null;

const idle = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter((unit) => inPlay(unit) && isIdle(state, unit));

const asked = (state: State, side: SideId): State =>
  idle(state, side).some((unit) => sources.some((by) => refuseControl(state, side, unit, by) === null))
    ? asking(state, { what: 'control', side })
    : state;

/** At the start of a turn every automaton without a mechanic stops. The automatons' owner then chooses which ones to control. */
export const automatonsStop = (state: State): Chance<BattleReport> => {
  const machines = state.units.filter((unit) => inPlay(unit) && isAutomaton(state, unit));
  if (machines.length === 0) return certain(state);
  const stopped = machines.reduce(
    (at, unit) => withUnit(at, unit.id, { factor: mechanicWith(at, unit) ? null : armies.automatonUncontrolledCombatFactor }),
    state,
  );
  return certain([...sideIds].reverse().reduce(asked, stopped));
};

const sources = ['clock', 'army', 'scientist'] as const;
type Source = (typeof sources)[number];

/** A mad scientist of this side who can still control an automaton this turn. */
const scientist = (state: State, side: SideId): BattleCharacter | undefined =>
  state.characters.find(
    (each) =>
      each.side === side &&
      each.status === 'in play' &&
      characterSetup(state, each).has?.includes('mad-scientist') &&
      devicePoints(state, each) >= armies.automatonControl,
  );

function refuseControl(state: State, side: SideId, unit: BattleUnit | undefined, from: Source): Refusal | null {
  const clock = unit === undefined ? 0 : clockFor(state, unit);
  const price = armies.automatonControl;
  return firstOf(
    () =>
      unit?.side === side && inPlay(unit) && isIdle(state, unit)
        ? null
        : refusal('Choose your own automatons that no character controls yet.', rule),
    () =>
      from === 'clock' && clock <= price ? refusal('The morale clock is too low to pay for controlling this unit.', rule) : null,
    () => (from === 'army' && armyPoints(state, side) < price ? refusal('The army pool is empty.', rule) : null),
    () =>
      from === 'scientist' && !scientist(state, side)
        ? refusal('No mad scientist has a point left to pay for controlling this unit.', rule)
        : null,
  );
}

function paidBy(state: State, side: SideId, unit: PieceId, from: Source): BattleReport {
  const price = armies.automatonControl;
  if (from === 'clock')
    return onSheet(state, (sheet) => moveClock(sheet, clockOwner(state, side, unit), -price, 'An automaton is controlled', rule));
  const by = from === 'scientist' ? scientist(state, side) : undefined;
  return report(by ? spendOnDevice(state, by, price) : spend(state, side, null, 0, price));
}

/** fr3.armies.automaton-repair: markers that are lost but can be repaired. */
const damage = ({ markers, mostMarkers }: BattleUnit): number => mostMarkers - markers;

/** Damaged automatons that a character of this side could try to repair now. */
export const mayRepair = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(
    (unit) =>
      inPlay(unit) &&
      isAutomaton(state, unit) &&
      damage(unit) > 0 &&
      !unit.did.rallied &&
      (mechanicWith(state, unit) !== undefined || hasArms(state, unit, 'auto-repair')),
  );

const aSource = oneOf(sources);

export const automatonKinds = {
  control: actionKind({
    answers: ['control'],
    fields: { unit: aPiece, from: aSource },
    *candidates(state, { side }) {
      for (const unit of idle(state, side)) for (const from of sources) yield { unit: unit.id, from };
    },
    refuse: (state, { unit, from }, { side }) => refuseControl(state, side, findUnit(state, unit), from),
    perform(state, { unit: id, from }, { side }) {
      const next = paidBy(state, side, id, from);
      const moves = withUnit(next.state, id, { factor: null });
      return known(report(asked(moves, side), ...next.events, event({ kind: 'controlled', unit: id }, rule)));
    },
  }),
  /** Leaves the remaining automatons uncontrolled this turn. */
  'leave-idle': actionKind({
    answers: ['control'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain(state),
  }),
  /**
   * fr3.armies.automaton-repair, fr3.armies.automaton-auto-repair: the mechanic, or the automaton itself, rolls once per phase.
   */
  repair: actionKind({
    answers: ['rally'],
    fields: { unit: aPiece },
    *candidates(state, { side }) {
      for (const unit of mayRepair(state, side)) yield { unit: unit.id };
    },
    refuse(state, { unit: id }, { side }) {
      const unit = findUnit(state, id);
      if (unit?.side !== side || !inPlay(unit) || !isAutomaton(state, unit))
        return refusal('A mechanic can repair only automatons of his own side.', 'fr3.armies.automaton-repair');
      return firstOf(
        () =>
          damage(unit) > 0
            ? null
            : refusal('This automaton is not damaged, so it cannot be repaired.', 'fr3.armies.automaton-repair'),
        () =>
          mechanicWith(state, unit) || hasArms(state, unit, 'auto-repair')
            ? null
            : refusal('This automaton cannot repair itself. A mechanic must be with it.', 'fr3.armies.automaton-repair'),
        () =>
          unit.did.rallied
            ? refusal('You have already tried to repair this automaton this phase.', 'fr3.basics.damage-rally')
            : null,
      );
    },
    perform(state, { unit: id }) {
      const unit = unitAt(state, id);
      const mechanic = mechanicWith(state, unit);
      const { leader, superhero } = mechanic ? characterSetup(state, mechanic) : ({ leader: 'none', superhero: false } as const);
      const by = mechanic ? 'automaton' : 'auto-repair';
      const who = { leader, superhero: superhero === true, other: 0 };
      const tried = withDeeds(state, [id], { rallied: true });
      return map(repair({ by, who, markers: damage(unit) }), (left) =>
        report(
          withUnit(tried, id, { markers: unit.mostMarkers - left }),
          event({ kind: 'repaired', unit: id, works: left < damage(unit) }, repairRules[by]),
        ),
      );
    },
  }),
};
