/** Units on the sheet: adding them, and recording hits, casting, morale checks, routs and rallies. */
import type { Chance } from '../../kernel/chance.ts';
import { type CompanionReport, changed, line, reportOf, type SideId } from '../../kernel/companion.ts';
import { type Check, flag, listOfDifferent, oneOf, orNull, text, whole } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { failureTable } from '../data/creatures.ts';
import { moraleChart } from '../data/morale.ts';
import type { ColumnId, RowId } from '../fighter.ts';
import { type Checked, check, checkNeeds, neededOf } from '../morale/check.ts';
import { type Nerve, steady } from '../morale/modifiers.ts';
import { type Rallied, type RallyKind, rallies, rallyNeeds } from '../morale/rally.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';
import { actionKind, anId, aSide, most, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import {
  columnOf,
  isOutOfHand,
  type Mark,
  marks,
  mustCheck,
  type Rout,
  rallyKindOf,
  routs,
  type State,
  type Unit,
  type UnitKind,
  unitKinds,
  unitOf,
  wasHit,
  withSide,
} from './state.ts';
import { eventOf } from './turn.ts';

/**
 * Circumstances of a morale check that players have to enter. The sheet already knows the other circumstances of a morale check.
 */
export const nerveFlags = [
  'flanked',
  'rearAttacked',
  'leaderKilled',
  'commanderKilled',
  'attacksFlank',
  'attacksRear',
  'outnumbers',
  'friend',
  'leader',
] as const;
export type NerveFlag = (typeof nerveFlags)[number];

const aRow = oneOf(moraleChart.map(({ id }) => id));
const someNerve: Check<readonly NerveFlag[]> = listOfDifferent(oneOf(nerveFlags));
const aKind: Check<UnitKind> = oneOf(unitKinds);
const aMark: Check<Mark> = oneOf(marks);
const aRout: Check<Rout | null> = orNull(oneOf(routs));
const checkFields = {
  side: aSide,
  unit: anId,
  row: aRow,
  nerve: someNerve,
  race: whole(-9, 9),
  faces: someFaces,
};

/**
 * All circumstances of a unit's morale check: those that players enter, and whether half of the unit is lost
 * (six-events.morale.mod-half-troops).
 */
export function nerveOf(unit: Unit, said: readonly NerveFlag[], race: number): Nerve {
  const has = (each: NerveFlag): boolean => said.includes(each);
  return {
    ...steady,
    flanked: has('flanked'),
    rearAttacked: has('rearAttacked'),
    halved: 2 * (unit.full - unit.left) >= unit.full,
    creature: unit.kind === 'creature',
    leaderKilled: has('leaderKilled'),
    commanderKilled: has('commanderKilled'),
    attacks: has('attacksRear') ? 'rear' : has('attacksFlank') ? 'flank' : 'front',
    outnumbers: has('outnumbers'),
    friend: has('friend'),
    leader: has('leader'),
    race,
  };
}

/** The unit's morale check: the chart, the modifiers, and the result if a creature fails. */
export const checkOf = (unit: Unit, row: RowId, said: readonly NerveFlag[], race: number): Chance<Checked> =>
  check(columnOf(unit) as ColumnId, row, nerveOf(unit, said, race));

/** The lowest face that passes; null if the chart needs no check. */
export function faceFor(unit: Unit, row: RowId, said: readonly NerveFlag[], race: number): number | null {
  const needed = neededOf(columnOf(unit) as ColumnId, row);
  return needed === null ? null : checkNeeds(needed, nerveOf(unit, said, race));
}

const withUnit = (state: State, side: SideId, id: number, change: Partial<Unit> | null): State =>
  withSide(state, side, { units: changed(state.sides[side].units, id, change) });

const routWords: Readonly<Record<Rout, string>> = {
  routed: 'routs',
  withdraw: 'withdraws',
  flee: 'flees off the table',
  berserk: 'goes berserk',
};
const routRules: Readonly<Record<Rout, SixEventsRuleId>> = {
  routed: 'six-events.routing.troops',
  withdraw: 'six-events.creatures.withdraw',
  flee: 'six-events.creatures.flee',
  berserk: 'six-events.creatures.berserk',
};

function checked(state: State, side: SideId, unit: Unit, result: Checked, faces: readonly number[]): CompanionReport<State> {
  // If a unit passes, it stays where it is. If it has already routed, only event VI can rally it.
  const rout: Rout | null = result === 'none' || result === 'passed' ? unit.rout : result === 'routs' ? 'routed' : result;
  const next = withUnit(state, side, unit.id, { checked: true, rout });
  if (result === 'none')
    return reportOf(
      next,
      line(`${unit.name} does not have to check morale, because the chart has no number for it.`, 'six-events.morale.no-check'),
    );
  const holds = result === 'passed';
  const failed = failureTable.find(({ id }) => id === rout);
  const says = holds
    ? `holds${rout === null ? '' : ', still routed'}`
    : `${routWords[rout as Rout]}${failed && faces.length > 1 ? ` (${faces[1]})` : ''}`;
  return reportOf(
    next,
    line(
      `${unit.name} rolls ${faces[0]} and ${says}.`,
      'six-events.morale.procedure',
      ...(rout === null ? [] : [holds ? 'six-events.routing.stays' : routRules[rout]]),
    ),
  );
}

/** Why the unit cannot rally now; null if it may try. */
export function noRally(state: State, unit: Unit, withLeader: boolean): Refusal | null {
  const kind = rallyKindOf(unit);
  if (unit.rout === null || kind === undefined || unit.left === 0)
    return refusal(`${unit.name} cannot rally, because it is not routed.`, 'six-events.rally.leader');
  if (isOutOfHand(unit)) return refusal(`${unit.name} ${routWords[unit.rout]} and cannot rally.`, routRules[unit.rout]);
  if (state.step !== 'rally') return refusal('Units can rally only in event VI.', 'six-events.rally.leader');
  if (wasHit(unit))
    return refusal(
      `${unit.name} cannot rally, because it was hit this turn.`,
      'six-events.rally.leader',
      'six-events.rally.same-turn',
    );
  return !withLeader && unit.tried
    ? refusal(`${unit.name} has already tried to rally this turn.`, 'six-events.rally.leaderless')
    : null;
}

/** The unit's attempt to rally without a leader. */
export const rallyOf = (unit: Unit): Chance<Rallied> =>
  rallies({ is: rallyKindOf(unit) as RallyKind, leader: false, hit: wasHit(unit) });

const markWords: Readonly<Record<Mark, readonly [on: string, off: string, rule: SixEventsRuleId]>> = {
  shot: ['has shot: half speed this turn', 'has not shot', 'six-events.ranged.half-speed'],
  challenged: ['has had its challenge this turn', 'has had no challenge this turn', 'six-events.challenges.once-per-turn'],
  refused: ['refuses a challenge', 'has refused nothing', 'six-events.challenges.first-refusal'],
};

export const unitActions = {
  note: actionKind({
    fields: {
      side: aSide,
      name: text(nameLength),
      is: aKind,
      size: whole(1, most),
      leads: flag,
      magic: whole(0, most),
      priest: flag,
    },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the unit a name.')),
    perform: (state, { side, name, is, size, leads, magic, priest }) => {
      const unit = newUnit({ id: state.nextId, name: name.trim(), kind: is, size, leads, magic, priest });
      return reportOf(
        withSide({ ...state, nextId: state.nextId + 1 }, side, { units: [...state.sides[side].units, unit] }),
        line(`${state.sides[side].name}: ${unit.name} added to the sheet.`),
      );
    },
  }),
  forget: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => (unitOf(state, side, unit) ? null : notThere),
    perform: (state, { side, unit }) =>
      reportOf(withUnit(state, side, unit, null), line(`${unitOf(state, side, unit)?.name} removed from the sheet.`)),
  }),
  remark: actionKind({
    fields: { side: aSide, unit: anId, note: text(120) },
    refuse: (state, { side, unit }) => (unitOf(state, side, unit) ? null : notThere),
    perform: (state, { side, unit, note }) => reportOf(withUnit(state, side, unit, { note: note.trim() })),
  }),
  /** Records models or Vitality lost or regained. */
  left: actionKind({
    fields: { side: aSide, unit: anId, by: whole(-most, most) },
    refuse: (state, { side, unit: id, by }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (unit.left + by < 0) return refusal(`${unit.name} cannot lose that many: ${unit.left} are left.`);
      return unit.left + by > unit.full
        ? refusal(`${unit.name} cannot have more than the ${unit.full} that it began with.`)
        : null;
    },
    perform: (state, { side, unit: id, by }) => {
      const unit = unitOf(state, side, id) as Unit;
      const left = unit.left + by;
      const says = left === 0 ? `${unit.name} is destroyed.` : `${unit.name}: ${left} of ${unit.full} left.`;
      return reportOf(withUnit(state, side, id, { left, ...(left === 0 ? { rout: null } : {}) }), line(says));
    },
  }),
  /** Records Magic Points spent or regained. For a priest, the points spent on offensive spells are also counted separately. */
  cast: actionKind({
    fields: { side: aSide, unit: anId, by: whole(-most, most), offensive: flag },
    refuse: (state, { side, unit: id, by, offensive }) => {
      const unit = unitOf(state, side, id);
      if (!unit || unit.magic === 0) return notThere;
      if (by > unit.points)
        return refusal(
          `${unit.name} cannot spend that: it has only ${unit.points} Magic Points left.`,
          'six-events.spells.magic-points',
        );
      if (unit.points - by > unit.magic || (offensive && unit.offensive + by < 0))
        return refusal(`${unit.name} cannot get back more Magic Points than it has spent.`, 'six-events.spells.magic-points');
      if (by > 0 && state.sides[side].passed)
        return refusal(
          `${state.sides[side].name} has passed and declares no more spells this turn.`,
          'six-events.spells.passing',
        );
      return by > 0 && unit.marks.includes('refused')
        ? refusal(
            `${unit.name} cannot cast spells this turn, because it has refused a challenge.`,
            'six-events.challenges.first-refusal',
          )
        : null;
    },
    perform: (state, { side, unit: id, by, offensive }) => {
      const unit = unitOf(state, side, id) as Unit;
      const points = unit.points - by;
      const spent = unit.offensive + (offensive ? by : 0);
      return reportOf(
        withUnit(state, side, id, { points, offensive: spent }),
        line(
          `${unit.name}: ${points} of ${unit.magic} Magic Points left.`,
          'six-events.spells.magic-points',
          ...(offensive && unit.priest ? (['six-events.spells.priest-penalty'] as const) : []),
        ),
      );
    },
  }),
  mark: actionKind({
    fields: { side: aSide, unit: anId, mark: aMark, on: flag },
    refuse: (state, { side, unit: id, mark, on }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (mark === 'refused' && unit.kind !== 'character')
        return refusal(`${unit.name} cannot refuse a challenge.`, 'six-events.challenges.creatures-accept');
      if (unit.marks.includes(mark) === on) return refusal('That is already noted.');
      return on && mark === 'refused' && unit.marks.includes('challenged')
        ? refusal(`${unit.name} has already had a challenge this turn.`, 'six-events.challenges.once-per-turn')
        : null;
    },
    perform: (state, { side, unit: id, mark, on }) => {
      const unit = unitOf(state, side, id) as Unit;
      const [yes, no, rule] = markWords[mark];
      const free = mark === 'refused' && on && unit.refused;
      // A challenge that is refused is the one challenge of the turn (six-events.challenges.once-per-turn).
      const noted: readonly Mark[] = mark === 'refused' ? (free ? ['challenged'] : ['challenged', 'refused']) : [mark];
      const others = unit.marks.filter((each) => !noted.includes(each));
      const next = on ? [...others, ...noted] : others;
      const refused = mark === 'refused' ? on || unit.refused : unit.refused;
      return reportOf(
        withUnit(state, side, id, { marks: next, refused: mark === 'refused' && !on ? false : refused }),
        free
          ? line(`${unit.name} refuses again, without a penalty.`, 'six-events.challenges.later-refusals')
          : line(`${unit.name} ${on ? yes : no}.`, rule),
      );
    },
  }),
  check: actionKind({
    fields: checkFields,
    refuse: (state, { side, unit: id, row, nerve, race, faces }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (columnOf(unit) === undefined)
        return refusal(`${unit.name} never checks morale.`, 'six-events.morale.characters-exempt');
      if (isOutOfHand(unit))
        return refusal(`${unit.name} ${routWords[unit.rout as Rout]} and no longer checks morale.`, routRules[unit.rout as Rout]);
      if (!eventOf(state.step).checks)
        return refusal('Units can check morale only in events II, III and V.', 'six-events.morale.when');
      if (unit.checked) return refusal(`${unit.name} has already checked morale in this event.`, 'six-events.morale.when');
      if (!mustCheck(unit))
        return refusal(`${unit.name} does not check morale, because it was not damaged in this event.`, 'six-events.morale.when');
      const settled = resolveRolls(checkOf(unit, row as RowId, nerve, race), faces);
      return settled.ok ? null : refusal(settled.because, 'six-events.morale.procedure');
    },
    perform: (state, { side, unit: id, row, nerve, race, faces }) => {
      const unit = unitOf(state, side, id) as Unit;
      const settled = resolveRolls(checkOf(unit, row as RowId, nerve, race), faces);
      return settled.ok ? checked(state, side, unit, settled.value, faces) : reportOf(state);
    },
  }),
  /** Records a rout, or its end, for a cause that the sheet does not know, such as a spell or a mistake. */
  rout: actionKind({
    fields: { side: aSide, unit: anId, rout: aRout },
    refuse: (state, { side, unit: id, rout }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (columnOf(unit) === undefined) return refusal(`${unit.name} cannot rout.`, 'six-events.morale.characters-exempt');
      return unit.rout === rout || unit.left === 0 ? refusal('That is already noted.') : null;
    },
    perform: (state, { side, unit: id, rout }) => {
      const { name } = unitOf(state, side, id) as Unit;
      return reportOf(
        withUnit(state, side, id, { rout }),
        rout === null
          ? line(`${name} is a normal unit again.`, 'six-events.rally.effect')
          : line(`${name} ${routWords[rout]}.`, routRules[rout]),
      );
    },
  }),
  /** A leader in contact rallies the unit (six-events.rally.leader). The players check whether the leader was hit. */
  'rally-by-leader': actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit: id }) => {
      const unit = unitOf(state, side, id);
      return unit ? noRally(state, unit, true) : notThere;
    },
    perform: (state, { side, unit: id }) =>
      reportOf(
        withUnit(state, side, id, { rout: null }),
        line(`A leader rallies ${unitOf(state, side, id)?.name}.`, 'six-events.rally.leader', 'six-events.rally.effect'),
      ),
  }),
  rally: actionKind({
    fields: { side: aSide, unit: anId, faces: someFaces },
    refuse: (state, { side, unit: id, faces }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      const not = noRally(state, unit, false);
      if (not) return not;
      const settled = resolveRolls(rallyOf(unit), faces);
      return settled.ok ? null : refusal(settled.because, 'six-events.rally.leaderless');
    },
    perform: (state, { side, unit: id, faces }) => {
      const unit = unitOf(state, side, id) as Unit;
      const settled = resolveRolls(rallyOf(unit), faces);
      const result = settled.ok ? settled.value : 'routs';
      const rout: Rout | null = result === 'rallied' ? null : result === 'berserk' ? 'berserk' : unit.rout;
      const needs = `${rallyNeeds(rallyKindOf(unit) as RallyKind)}+`;
      const says = result === 'rallied' ? 'rallies' : result === 'berserk' ? 'goes berserk' : 'stays routed';
      return reportOf(
        withUnit(state, side, id, { rout, tried: true }),
        line(
          `${unit.name} rolls ${faces[0]}, needs ${needs}, and ${says}.`,
          'six-events.rally.leaderless',
          'six-events.rally.rolls',
          ...(result === 'berserk' ? (['six-events.rally.creature-failure'] as const) : []),
        ),
      );
    },
  }),
};

/** A new unit on the sheet. */
export const newUnit = ({
  size,
  ...of
}: Pick<Unit, 'id' | 'name' | 'kind' | 'leads' | 'magic' | 'priest'> & { readonly size: number }): Unit => ({
  ...of,
  left: size,
  full: size,
  before: size,
  atTurn: size,
  points: of.magic,
  offensive: 0,
  rout: null,
  marks: [],
  checked: false,
  tried: false,
  refused: false,
  note: '',
});
