/**
 * The state of the table companion: what both players keep beside the table, as plain readonly data. The first side is the
 * attacker of the battle. What the miniatures themselves show, places above all, is not in it.
 */
import type { SideId } from '../../kernel/companion.ts';
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

/** Models that a unit has lost since the unit turn or the Melee Phase began. */
export const lostOf = ({ before, models }: Unit): number => Math.max(0, before - models);

/** Whether it lost so many in this unit turn that it tests (three-realms.drive.mass-casualties). */
export const massCasualties = (unit: Unit): boolean =>
  unit.models > 0 &&
  !unit.tested &&
  unit.broken === null &&
  !unit.traits.includes('automaton') &&
  !unit.traits.includes('character') &&
  unit.before > 0 &&
  lostOf(unit) * 100 >= figures.massCasualties * unit.before;

/** Units that can still be picked: alive, no Character, and not acted; or with Double Act once all others have. */
export function canAct(state: State, side: SideId): readonly Unit[] {
  const { units } = state.sides[side];
  const own = units.filter(({ models, traits: has }) => models > 0 && !has.includes('character'));
  const waiting = own.filter(({ acted }) => acted === 0);
  if (waiting.length > 0) return waiting;
  return own.filter(({ id, acted, traits: has }) => has.includes('double-act') && acted === 1 && id !== state.lastUnit);
}

/** Whether all units on the table have acted (three-realms.turn.action-phase-end). */
export const allActed = (state: State): boolean =>
  Object.values(state.sides).every(({ units }) =>
    units.every(({ models, acted, traits: has }) => models === 0 || acted > 0 || has.includes('character')),
  );
