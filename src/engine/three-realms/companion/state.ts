/**
 * The state of the table companion, as plain readonly data: what players keep beside the table. The first side is the attacker.
 * The state leaves out what the miniatures themselves show, such as places.
 */
import { type SideId, sideIds } from '../../kernel/companion.ts';
import { drive as figures } from '../data/figures/drive.ts';

export interface Unit {
  readonly id: number;
  readonly name: string;
  /**
   * The number of models now, and at the start of the battle. For Multiple Bodies, damage points are counted instead of models
   * (three-realms.unit-rules.multiple-bodies-kills).
   */
  readonly models: number;
  readonly full: number;
  readonly D: number;
  /** In inches. */
  readonly M: number;
  /** The points of the whole unit; null if unknown. */
  readonly points: number | null;
  readonly traits: readonly Trait[];
  /** For a Character, the id of the unit that it belongs to (three-realms.unit-rules.character); null if it was not entered. */
  readonly memberOf: number | null;
  /** How many unit turns the unit has taken in this game turn. */
  readonly acted: number;
  /** The penalty to D at the unit's next rally attempt; null if it is not broken. */
  readonly broken: number | null;
  /** The unit has taken its mass casualty test for this game turn (three-realms.drive.mass-casualties-once). */
  readonly tested: boolean;
  /** The number of models at the start of this unit turn or Melee Phase. */
  readonly before: number;
  readonly note: string;
}

/** Special rules that the companion handles. A Character belongs to a unit and takes no turns of its own. */
export const traits = ['cavalry', 'automaton', 'double-act', 'character'] as const;
export type Trait = (typeof traits)[number];

export interface Side {
  readonly name: string;
  readonly units: readonly Unit[];
  /** The mission's score as players enter it by hand: objectives, Ikons, units. */
  readonly score: number;
}

export interface State {
  readonly turn: number;
  /** The id of the step in data/sequence.ts. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** The side with the first unit turn of this game turn, after the roll. */
  readonly firstPlayer: SideId | null;
  /** The side whose unit turn it is or will be; null outside the Action Phase. */
  readonly acting: SideId | null;
  /** The unit whose turn it is, and the one before it. */
  readonly unit: number | null;
  readonly lastUnit: number | null;
  /** The id of the mission; empty if there is none. */
  readonly mission: string;
  readonly nextId: number;
}

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

export const unitOf = (state: State, side: SideId, id: number): Unit | undefined =>
  state.sides[side].units.find((unit) => unit.id === id);

/** Changes every unit of both sides. */
export const withUnits = (state: State, change: (unit: Unit) => Partial<Unit>): State => {
  const of = (side: Side): Side => ({ ...side, units: side.units.map((unit) => ({ ...unit, ...change(unit) })) });
  return { ...state, sides: { first: of(state.sides.first), second: of(state.sides.second) } };
};

/** The Characters that are members of a unit. */
const charactersOf = ({ units }: Side, id: number): readonly Unit[] =>
  units.filter(({ traits: has, memberOf }) => has.includes('character') && memberOf === id);

/** The D value that most of the living models have; if several values tie, the lowest (three-realms.drive.test). */
function commonD(members: readonly Unit[]): number | undefined {
  const models = (D: number) => members.reduce((sum, unit) => sum + (unit.D === D ? unit.models : 0), 0);
  return members
    .filter((unit) => unit.models > 0)
    .map(({ D }) => D)
    .toSorted((a, b) => models(b) - models(a) || a - b)[0];
}

/** A unit together with its Characters: their models, their losses, and their D for tests. */
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

/** Whether the unit's models are broken. For a Character, the unit that it belongs to decides. */
export const isBroken = ({ units }: Side, { broken, memberOf }: Unit): boolean =>
  broken !== null || units.some((unit) => unit.id === memberOf && unit.broken !== null);

/** Models lost since the unit turn or the Melee Phase began. */
export const lostOf = ({ before, models }: Unit): number => Math.max(0, before - models);

/**
 * Whether the unit, counted together with its Characters, lost enough models in this unit turn to test
 * (three-realms.drive.mass-casualties).
 */
export const massCasualties = (unit: Unit): boolean =>
  unit.models > 0 &&
  !unit.tested &&
  !unit.traits.includes('automaton') &&
  !unit.traits.includes('character') &&
  unit.before > 0 &&
  lostOf(unit) * 100 >= figures.massCasualties * unit.before;

/** The units that take unit turns: those still alive, without the Characters. */
const acting = (side: Side): readonly Unit[] =>
  side.units.filter((unit) => !unit.traits.includes('character') && companyOf(side, unit).models > 0);

/** The units that must still act in this game turn (three-realms.turn.everyone-acts-once). */
export const mustAct = (state: State, side: SideId): readonly Unit[] =>
  acting(state.sides[side]).filter(({ acted }) => acted === 0);

/** The units that can still be picked: first those that must act, and then those that may act twice. */
export function canAct(state: State, side: SideId): readonly Unit[] {
  const waiting = mustAct(state, side);
  if (waiting.length > 0) return waiting;
  return acting(state.sides[side]).filter(
    ({ id, acted, traits: has }) => has.includes('double-act') && acted === 1 && id !== state.lastUnit,
  );
}

/** Whether all units on the table have acted (three-realms.turn.action-phase-end). */
export const allActed = (state: State): boolean => sideIds.every((side) => mustAct(state, side).length === 0);
