/**
 * The state of the table companion, as plain readonly data: what players keep beside the table. The state leaves out what the
 * miniatures themselves show, such as places.
 */
import { type SideId, sideIds } from '../../kernel/companion.ts';
import { movement as figures } from '../data/figures/movement.ts';
import { checking } from '../data/morale.ts';
import type { ColumnId } from '../fighter.ts';
import type { Failure } from '../morale/check.ts';
import type { RallyKind } from '../morale/rally.ts';

/** A column of the morale chart, or a single figure that never checks (six-events.morale.characters-exempt). */
export const unitKinds = [...checking.map(({ id }) => id), 'character', 'war-machine'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** How the unit left the fight. For a creature, this is the result of its failure. Troops always rout. */
export const routs = ['routed', 'withdraw', 'flee', 'berserk'] as const satisfies readonly (Failure | 'routed')[];
export type Rout = (typeof routs)[number];

/** Notes for the rest of the turn: the unit has shot, has had its challenge, or has refused its first challenge. */
export const marks = ['shot', 'challenged', 'refused'] as const;
export type Mark = (typeof marks)[number];

export interface Unit {
  readonly id: number;
  readonly name: string;
  readonly kind: UnitKind;
  /** The number of models, or the Vitality, now and at the start of the battle. */
  readonly left: number;
  readonly full: number;
  /** The same number at the start of this event, and at the start of this turn. */
  readonly before: number;
  readonly atTurn: number;
  readonly leads: boolean;
  /** The unit's Magic on its stat line; 0 if it has none. */
  readonly magic: number;
  /** The Magic Points that are left this turn, and those spent on offensive spells. */
  readonly points: number;
  readonly offensive: number;
  /** The unit is a priest, whom casting offensive spells weakens (six-events.spells.priest-penalty). */
  readonly priest: boolean;
  readonly rout: Rout | null;
  readonly marks: readonly Mark[];
  /** Whether the unit has checked morale this event, tried to rally this turn, or ever refused a challenge. */
  readonly checked: boolean;
  readonly tried: boolean;
  readonly refused: boolean;
  readonly note: string;
}

export interface Side {
  readonly name: string;
  readonly units: readonly Unit[];
  /** The number of living leaders that are not on the sheet. */
  readonly leaders: number;
  /** The side has passed and declares no more spells this turn (six-events.spells.passing). */
  readonly passed: boolean;
}

export interface State {
  readonly turn: number;
  /** The id of the event. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** The side that won the roll and chooses, and the side that has initiative. */
  readonly winner: SideId | null;
  readonly initiative: SideId | null;
  readonly nextId: number;
}

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

/** Changes every unit of both sides. */
export const withUnits = (state: State, change: (unit: Unit) => Partial<Unit>): State =>
  sideIds.reduce(
    (so, side) => withSide(so, side, { units: so.sides[side].units.map((unit) => ({ ...unit, ...change(unit) })) }),
    state,
  );

export const unitOf = (state: State, side: SideId, id: number): Unit | undefined =>
  state.sides[side].units.find((unit) => unit.id === id);

/** six-events.initiative.leader-count: living leaders, on the sheet or not. */
export const leadersOf = ({ units, leaders }: Side): number =>
  leaders + units.filter(({ leads, left }) => leads && left > 0).length;

/** Whether the unit was hit this turn. A unit that was hit cannot rally (six-events.rally.leader). */
export const wasHit = ({ left, atTurn }: Unit): boolean => left < atTurn;

/**
 * six-events.movement.half-speed-stack: the share of its rate that the unit moves. A unit that both shoots and casts moves at
 * half of its rate, not at a quarter.
 */
export const speedOf = ({ marks: has, points, magic }: Unit): number =>
  has.includes('shot') || points < magic ? figures.halfSpeed : 1;

/** The unit's column for morale checks; undefined for single figures, which have none. */
export const columnOf = ({ kind }: Unit): ColumnId | undefined =>
  kind === 'character' || kind === 'war-machine' ? undefined : kind;

/** Whether the unit cannot recover: it flees off the table, or attacks whatever is nearest. */
export const isOutOfHand = ({ rout }: Unit): boolean => rout === 'flee' || rout === 'berserk';

/**
 * Whether the unit must check morale: it was damaged this event, is alive, and has not checked yet (six-events.morale.when). A
 * routed unit checks again (six-events.routing.stays); a fleeing or berserk creature does not.
 */
export const mustCheck = (unit: Unit): boolean =>
  columnOf(unit) !== undefined && unit.left > 0 && unit.left < unit.before && !isOutOfHand(unit) && !unit.checked;

/** How the unit rallies; undefined for units that never rout. */
export function rallyKindOf(unit: Unit): RallyKind | undefined {
  const column = columnOf(unit);
  if (column === undefined) return undefined;
  if (column === 'creature') return 'creatures';
  return column.endsWith('knights') ? 'knights' : column.endsWith('yeomen') ? 'yeomen' : 'peasants';
}

/** six-events.turn.game-end: the side has no unbroken unit left. A side without units on the sheet is never beaten. */
export const isBeaten = ({ units }: Side): boolean =>
  units.length > 0 && units.every(({ left, rout }) => left === 0 || rout !== null);
