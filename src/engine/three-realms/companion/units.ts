/** The units on the record sheet: adding them, losing models one by one, testing, breaking and rallying. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type CompanionReport, changed, line, reportOf, type SideId } from '../../kernel/companion.ts';
import { type Check, listOfDifferent, oneOf, orNull, text, whole } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { drive as figures } from '../data/figures/drive.ts';
import { attempt, type Standing, tested } from '../drive/standing.ts';
import { lossBandOf, runOf } from '../melee/aftermath.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { actionKind, anId, aSide, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { companyOf, lostOf, massCasualties, type State, type Trait, traits, type Unit, unitOf, withSide } from './state.ts';
import { phaseOf } from './turn.ts';

/** Why a unit tests its drive. */
/** Whether the first player of the first game turn is known, so that deployment is over. */
const hasBegun = ({ turn, firstPlayer }: State): boolean => turn > 1 || firstPlayer !== null;

export const causes = ['mass-casualties', 'melee', 'rally'] as const;
export type Cause = (typeof causes)[number];

const aCause: Check<Cause> = oneOf(causes);
const someTraits: Check<readonly Trait[]> = listOfDifferent(oneOf(traits));
const points: Check<number | null> = orNull(whole(0, 9999));
const aUnitOrNone: Check<number | null> = orNull(anId);

/** The D that the test uses, with its penalties (three-realms.melee.loss-penalty, three-realms.drive.rally-penalty). */
export function driveOf(unit: Unit, cause: Cause): number {
  if (cause === 'melee') return unit.D + lossBandOf(lostOf(unit), Math.max(1, unit.before)).drive;
  return cause === 'rally' ? unit.D - (unit.broken ?? 0) : unit.D;
}

export interface Tested {
  readonly standing: Standing;
  /** How far the unit runs, in inches; 0 if it does not run. */
  readonly inches: number;
}

/** The drive test, with the die for the unit's flight if it breaks or runs on (three-realms.drive.break-move). */
export const testOf = (unit: Unit, cause: Cause): Chance<Tested> => {
  const standing: Chance<Standing> =
    cause === 'rally' ? attempt(unit.D, { kind: 'broken', penalty: unit.broken ?? 0 }) : tested(driveOf(unit, cause));
  return andThen(
    standing,
    (so): Chance<Tested> =>
      so.kind === 'broken' ? map(flightOf(unit), (inches) => ({ standing: so, inches })) : known({ standing: so, inches: 0 }),
  );
};

/** How far a unit flees, in inches (three-realms.melee.flee-move). */
export const flightOf = ({ M, traits: has }: Unit): Chance<number> => runOf({ M, cavalry: has.includes('cavalry') }, 'flight');

const ruleOf: Readonly<Record<Cause, ThreeRealmsRuleId>> = {
  'mass-casualties': 'three-realms.drive.mass-casualties',
  melee: 'three-realms.melee.loser-tests',
  rally: 'three-realms.drive.rally',
};

/** Why the unit does not have to test; null if it does. */
export function noTest(state: State, side: SideId, of: Unit, cause: Cause): Refusal | null {
  const unit = companyOf(state.sides[side], of);
  if (unit.models === 0) return refusal(`${unit.name} is destroyed.`, 'three-realms.shooting.remove-dead');
  if (unit.traits.includes('character'))
    return refusal(`${unit.name} cannot test alone, because it belongs to a unit.`, 'three-realms.unit-rules.character');
  if (cause === 'rally') {
    if (unit.broken === null) return refusal(`${unit.name} cannot rally, because it is not broken.`, 'three-realms.drive.rally');
    return state.acting === side && state.unit === unit.id && state.step === 'rally'
      ? null
      : refusal(`${unit.name} can rally only at the start of its own unit turn.`, 'three-realms.drive.rally');
  }
  if (unit.traits.includes('automaton'))
    return refusal(`${unit.name} does not take drive tests.`, 'three-realms.unit-rules.automaton');
  if (cause === 'melee')
    return phaseOf(state).id === 'melee'
      ? null
      : refusal('The losers of melees test when all melees have been fought.', 'three-realms.melee.loser-tests');
  if (unit.tested)
    return refusal(
      `${unit.name} has already tested for casualties in this game turn.`,
      'three-realms.drive.mass-casualties-once',
    );
  return massCasualties(unit)
    ? null
    : refusal(
        `${unit.name} does not test: it has lost ${lostOf(unit)} of ${unit.before} in this unit turn, which is less than ${figures.massCasualties}%.`,
        'three-realms.drive.mass-casualties',
      );
}

const withUnit = (state: State, side: SideId, id: number, change: Partial<Unit> | null): State =>
  withSide(state, side, { units: changed(state.sides[side].units, id, change) });

/** The result of a test as a sentence. */
function sentence(unit: Unit, cause: Cause, faces: readonly number[], { standing, inches }: Tested): string {
  const rolls = `${unit.name} rolls ${faces[0]} against D ${driveOf(unit, cause)}`;
  if (standing.kind === 'broken') {
    const after = standing.penalty > 0 ? `, −${standing.penalty} to rally` : '';
    return `${rolls}: it ${cause === 'rally' ? 'keeps running,' : 'breaks and runs'} ${inches}″${after}.`;
  }
  return `${rolls}: it ${cause === 'rally' ? 'rallies' : unit.broken === null ? 'stands' : 'does not run farther, and stays broken'}.`;
}

/**
 * The unit's penalty for rallying, after a test. A broken unit stays broken until it rallies, with the larger of its penalties
 * (three-realms.drive.test).
 */
function brokenAfter({ broken }: Unit, cause: Cause, standing: Standing): number | null {
  if (cause === 'rally') return standing.kind === 'broken' ? standing.penalty : null;
  return standing.kind === 'broken' ? Math.max(standing.penalty, broken ?? 0) : broken;
}

function test(state: State, side: SideId, of: Unit, cause: Cause, faces: readonly number[]): CompanionReport<State> {
  const unit = companyOf(state.sides[side], of);
  const settled = resolveRolls(testOf(unit, cause), faces);
  if (!settled.ok) return reportOf(state);
  const { standing } = settled.value;
  const marked = withUnit(state, side, unit.id, {
    broken: brokenAfter(unit, cause, standing),
    tested: unit.tested || cause === 'mass-casualties',
  });
  // If a unit fails to rally, it runs on and its unit turn ends. If it rallies, it acts as usual.
  const step = cause !== 'rally' ? state.step : standing.kind === 'broken' ? 'mass-casualties' : 'move-and-shoot';
  const rules: ThreeRealmsRuleId[] = [ruleOf[cause], 'three-realms.drive.test'];
  if (standing.kind === 'broken')
    rules.push(cause === 'rally' ? 'three-realms.drive.rally-failed' : 'three-realms.drive.break-move');
  return reportOf({ ...marked, step }, line(sentence(unit, cause, faces, settled.value), ...rules));
}

const inches = (unit: Unit, faces: readonly number[]): number => {
  const settled = resolveRolls(flightOf(unit), faces);
  return settled.ok ? settled.value : unit.M;
};

export const unitActions = {
  note: actionKind({
    fields: {
      side: aSide,
      name: text(nameLength),
      models: whole(1, 99),
      D: whole(0, 20),
      M: whole(0, 20),
      points,
      traits: someTraits,
    },
    refuse: (_, { name }) => (name.trim() ? null : refusal('Give the unit a name.')),
    perform: (state, { side, name, models, ...of }) => {
      const unit: Unit = {
        ...{ ...of, id: state.nextId, name: name.trim(), models, full: models, before: models },
        ...{ memberOf: null, acted: 0, broken: null, tested: false, note: '' },
      };
      return reportOf(
        { ...withSide(state, side, { units: [...state.sides[side].units, unit] }), nextId: state.nextId + 1 },
        line(`${state.sides[side].name}: ${unit.name}, ${models}.`),
      );
    },
  }),
  forget: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit }) => (unitOf(state, side, unit) ? null : notThere),
    perform: (state, { side, unit }) => reportOf(withUnit(state, side, unit, null)),
  }),
  remark: actionKind({
    fields: { side: aSide, unit: anId, note: text(120) },
    refuse: (state, { side, unit }) => (unitOf(state, side, unit) ? null : notThere),
    perform: (state, { side, unit, note }) => reportOf(withUnit(state, side, unit, { note })),
  }),
  /** The unit that a Character deploys with and belongs to; null if there is none. */
  'deploy-with': actionKind({
    fields: { side: aSide, unit: anId, memberOf: aUnitOrNone },
    refuse: (state, { side, unit: id, memberOf }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (!unit.traits.includes('character'))
        return refusal(`${unit.name} cannot join a unit, because it is not a Character.`, 'three-realms.unit-rules.character');
      if (unit.memberOf !== null && memberOf !== unit.memberOf && hasBegun(state))
        return refusal(
          `${unit.name} stays with its unit for the whole game. If you entered the wrong unit, undo back to the entry.`,
          'three-realms.unit-rules.character',
        );
      if (memberOf === null) return null;
      const company = unitOf(state, side, memberOf);
      if (!company) return notThere;
      return company.traits.includes('character')
        ? refusal(`${company.name} cannot be joined, because it is a Character.`, 'three-realms.unit-rules.character')
        : null;
    },
    perform: (state, { side, unit: id, memberOf }) => {
      const [unit, company] = [unitOf(state, side, id), memberOf === null ? undefined : unitOf(state, side, memberOf)];
      return reportOf(
        withUnit(state, side, id, { memberOf }),
        line(`${unit?.name} now belongs to ${company?.name ?? 'no unit'}.`, 'three-realms.unit-rules.character'),
      );
    },
  }),
  /** Removes models from a unit, or puts them back. */
  models: actionKind({
    fields: { side: aSide, unit: anId, by: whole(-99, 99) },
    refuse: (state, { side, unit: id, by }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      if (unit.models + by < 0) return refusal(`${unit.name} cannot lose that many models.`);
      return by === 0 || unit.models + by > unit.full
        ? refusal(`${unit.name} cannot have more than the ${unit.full} models that it began with.`)
        : null;
    },
    perform: (state, { side, unit: id, by }) => {
      const unit = unitOf(state, side, id) as Unit;
      const models = unit.models + by;
      const gone = models === 0 && companyOf(state.sides[side], { ...unit, models }).models === 0;
      const says = gone ? `${unit.name} is destroyed.` : `${unit.name}: ${models} of ${unit.full} left.`;
      const rules: ThreeRealmsRuleId[] = by < 0 ? ['three-realms.shooting.remove-dead'] : [];
      return reportOf(withUnit(state, side, id, { models, ...(gone ? { broken: null } : {}) }), line(says, ...rules));
    },
  }),
  test: actionKind({
    fields: { side: aSide, unit: anId, cause: aCause, faces: someFaces },
    refuse: (state, { side, unit: id, cause, faces }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      const not = noTest(state, side, unit, cause);
      if (not) return not;
      const settled = resolveRolls(testOf(companyOf(state.sides[side], unit), cause), faces);
      return settled.ok ? null : refusal(settled.because, 'three-realms.drive.test');
    },
    perform: (state, { side, unit: id, cause, faces }) => test(state, side, unitOf(state, side, id) as Unit, cause, faces),
  }),
  /** Lets a unit flee even though it passed its test (three-realms.melee.passed-choice). */
  flee: actionKind({
    fields: { side: aSide, unit: anId, faces: someFaces },
    refuse: (state, { side, unit: id, faces }) => {
      const of = unitOf(state, side, id);
      if (!of) return notThere;
      const unit = companyOf(state.sides[side], of);
      if (unit.models === 0) return notThere;
      if (unit.traits.includes('character'))
        return refusal(`${unit.name} cannot flee alone, because it belongs to a unit.`, 'three-realms.unit-rules.character');
      if (unit.traits.includes('automaton'))
        return refusal(`${unit.name} cannot choose to flee, because it is an Automaton.`, 'three-realms.unit-rules.automaton');
      if (unit.broken !== null) return refusal(`${unit.name} is already broken.`, 'three-realms.melee.passed-choice');
      const settled = resolveRolls(flightOf(unit), faces);
      return settled.ok ? null : refusal(settled.because, 'three-realms.melee.flee-move');
    },
    perform: (state, { side, unit: id, faces }) => {
      const unit = companyOf(state.sides[side], unitOf(state, side, id) as Unit);
      return reportOf(
        withUnit(state, side, id, { broken: 0 }),
        line(
          `${unit.name} chooses to flee, and runs ${inches(unit, faces)}″.`,
          'three-realms.melee.passed-choice',
          'three-realms.melee.flee-move',
        ),
      );
    },
  }),
  /** Rallies a unit that fled from a tied melee (three-realms.melee.tie-immediate-rally). */
  rallied: actionKind({
    fields: { side: aSide, unit: anId },
    refuse: (state, { side, unit: id }) => {
      const unit = unitOf(state, side, id);
      if (!unit) return notThere;
      return unit.broken === null
        ? refusal(`${unit.name} cannot rally, because it is not broken.`, 'three-realms.drive.rally')
        : null;
    },
    perform: (state, { side, unit: id }) =>
      reportOf(
        withUnit(state, side, id, { broken: null }),
        line(
          `${unitOf(state, side, id)?.name} fled from a tied melee, so it rallies at once.`,
          'three-realms.melee.tie-immediate-rally',
        ),
      ),
  }),
};
