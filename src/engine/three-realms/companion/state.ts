/**
 * The state of the table companion: what both players keep beside the table, as plain readonly data. The first side is the
 * attacker of the battle. What the miniatures themselves show, places above all, is not in it.
 */
import { type SideId, sideIds } from '../../kernel/companion.ts';
import { drive as figures } from '../data/figures/drive.ts';

export interface Unit {
  readonly id: number;
  readonly name: string;
  /** Models now, and when the battle began; of Multiple Bodies points of damage (three-realms.unit-rules.multiple-bodies-kills). */
  readonly models: number;
  readonly full: number;
  readonly D: number;
  /** Inches. */
  readonly M: number;
  /** Points of the whole unit, when known. */
  readonly points: number | null;
  readonly traits: readonly Trait[];
  /** Of a Character: id of the unit that it is a member of (three-realms.unit-rules.character); null while none is noted. */
  readonly memberOf: number | null;
  /** Unit turns in this game turn. */
  readonly acted: number;
  /** The penalty to D at its next attempt to rally; null while it is not broken. */
  readonly broken: number | null;
  /** It has taken its mass casualty test of this game turn (three-realms.drive.mass-casualties-once). */
  readonly tested: boolean;
  /** Models when this unit turn, or this Melee Phase, began. */
  readonly before: number;
  readonly note: string;
}

/** Special rules that the companion reckons with. A Character belongs to a unit and takes no turns of its own. */
export const traits = ['cavalry', 'automaton', 'double-act', 'character'] as const;
export type Trait = (typeof traits)[number];

export interface Side {
  readonly name: string;
  readonly units: readonly Unit[];
  /** What its mission counts, by hand: objectives, Ikons, units. */
  readonly score: number;
}

export interface State {
  readonly turn: number;
  /** Id of the step in data/sequence.ts. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** Who has the first unit turn of this game turn, once it is rolled. */
  readonly firstPlayer: SideId | null;
  /** Whose unit turn it is or will be; null outside the Action Phase. */
  readonly acting: SideId | null;
  /** The unit whose turn it is, and the unit before it. */
  readonly unit: number | null;
  readonly lastUnit: number | null;
  /** Id of the mission; empty when there is none. */
  readonly mission: string;
  readonly nextId: number;
}

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

export const unitOf = (state: State, side: SideId, id: number): Unit | undefined =>
  state.sides[side].units.find((unit) => unit.id === id);

/** Every unit of both sides, changed. */
export const withUnits = (state: State, change: (unit: Unit) => Partial<Unit>): State => {
  const of = (side: Side): Side => ({ ...side, units: side.units.map((unit) => ({ ...unit, ...change(unit) })) });
  return { ...state, sides: { first: of(state.sides.first), second: of(state.sides.second) } };
};

/** The Characters that are members of a unit. */
const charactersOf = ({ units }: Side, id: number): readonly Unit[] =>
  units.filter(({ traits: has, memberOf }) => has.includes('character') && memberOf === id);

/** The D of most of its living models, the lowest of those that are tied (three-realms.drive.test). */
function commonD(members: readonly Unit[]): number | undefined {
  const models = (D: number) => members.reduce((sum, unit) => sum + (unit.D === D ? unit.models : 0), 0);
  return members
    .filter((unit) => unit.models > 0)
    .map(({ D }) => D)
    .toSorted((a, b) => models(b) - models(a) || a - b)[0];
}

/** A unit counted together with its Characters: models, losses, and the D that it tests with. */
export function companyOf(side: Side, unit: Unit): Unit {
  const characters = charactersOf(side, unit.id);
  const members = [unit, ...characters];
  const sum = (of: (each: Unit) => number) => members.reduce((total, each) => total + of(each), 0);
  const leads = unit.models > 0 ? unit : (characters.find(({ models }) => models > 0) ?? unit);
  return {
    ...unit,
    models: sum(({ models }) => models),
    full: sum(({ full }) => full),
    before: sum(({ before }) => before),
    D: commonD(members) ?? unit.D,
    M: leads.M,
    traits: leads.traits.filter((trait) => leads === unit || trait !== 'character'),
  };
}

/** Whether its models are broken: the unit itself, or of a Character the unit that it is a member of. */
export const isBroken = ({ units }: Side, { broken, memberOf }: Unit): boolean =>
  broken !== null || units.some((unit) => unit.id === memberOf && unit.broken !== null);

/** Models that a unit has lost since the unit turn or the Melee Phase began. */
export const lostOf = ({ before, models }: Unit): number => Math.max(0, before - models);

/** Whether it, counted with its Characters, lost so many in this unit turn that it tests (three-realms.drive.mass-casualties). */
export const massCasualties = (unit: Unit): boolean =>
  unit.models > 0 &&
  !unit.tested &&
  !unit.traits.includes('automaton') &&
  !unit.traits.includes('character') &&
  unit.before > 0 &&
  lostOf(unit) * 100 >= figures.massCasualties * unit.before;

/** Units that take unit turns: alive, and no Character. */
const acting = (side: Side): readonly Unit[] =>
  side.units.filter((unit) => !unit.traits.includes('character') && companyOf(side, unit).models > 0);

/** Units that have not acted in this game turn, and must (three-realms.turn.everyone-acts-once). */
export const mustAct = (state: State, side: SideId): readonly Unit[] =>
  acting(state.sides[side]).filter(({ acted }) => acted === 0);

/** Units that can still be picked: those that must act; once all have, those that may act twice. */
export function canAct(state: State, side: SideId): readonly Unit[] {
  const waiting = mustAct(state, side);
  if (waiting.length > 0) return waiting;
  return acting(state.sides[side]).filter(
    ({ id, acted, traits: has }) => has.includes('double-act') && acted === 1 && id !== state.lastUnit,
  );
}

/** Whether all units on the table have acted (three-realms.turn.action-phase-end). */
export const allActed = (state: State): boolean => sideIds.every((side) => mustAct(state, side).length === 0);
