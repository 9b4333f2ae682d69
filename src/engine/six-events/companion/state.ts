/**
 * The state of the table companion: what both players keep beside the table, as plain readonly data. What the miniatures
 * themselves show, places above all, is not in it.
 */
import { type SideId, sideIds } from '../../kernel/companion.ts';
import { checking } from '../data/morale.ts';
import type { ColumnId } from '../fighter.ts';
import type { Failure } from '../morale/check.ts';
import type { RallyKind } from '../morale/rally.ts';

/** A column of the morale chart, or a single figure that never checks (six-events.morale.characters-exempt). */
export const unitKinds = [...checking.map(({ id }) => id), 'character', 'war-machine'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** How it has left the fight. A creature does what its failure says; troops rout. */
export const routs = ['routed', 'withdraw', 'flee', 'berserk'] as const satisfies readonly (Failure | 'routed')[];
export type Rout = (typeof routs)[number];

/** What slows it or binds it this turn: it has shot; it has refused its first challenge. */
export const marks = ['shot', 'refused'] as const;
export type Mark = (typeof marks)[number];

export interface Unit {
  readonly id: number;
  readonly name: string;
  readonly kind: UnitKind;
  /** Models, or Vitality: now, and when the battle began. */
  readonly left: number;
  readonly full: number;
  /** When this event began, and when this turn began. */
  readonly before: number;
  readonly atTurn: number;
  readonly leads: boolean;
  /** Magic on the stat line; 0 for who has none. */
  readonly magic: number;
  /** Magic Points left this turn, and those that have gone into offensive spells. */
  readonly points: number;
  readonly offensive: number;
  /** A priest, whom offensive spells weaken (six-events.spells.priest-penalty). */
  readonly priest: boolean;
  readonly rout: Rout | null;
  readonly marks: readonly Mark[];
  /** It has checked morale in this event; it has tried to rally in this turn; it has refused a challenge before. */
  readonly checked: boolean;
  readonly tried: boolean;
  readonly refused: boolean;
  readonly note: string;
}

export interface Side {
  readonly name: string;
  readonly units: readonly Unit[];
  /** Living leaders that are not on the sheet. */
  readonly leaders: number;
  /** It declares no more spells this turn (six-events.spells.passing). */
  readonly passed: boolean;
}

export interface State {
  readonly turn: number;
  /** Id of the event. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** Who has won the roll and chooses; who has initiative. */
  readonly winner: SideId | null;
  readonly initiative: SideId | null;
  readonly nextId: number;
}

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

/** Every unit of both sides, changed. */
export const withUnits = (state: State, change: (unit: Unit) => Partial<Unit>): State =>
  sideIds.reduce(
    (so, side) => withSide(so, side, { units: so.sides[side].units.map((unit) => ({ ...unit, ...change(unit) })) }),
    state,
  );

export const unitOf = (state: State, side: SideId, id: number): Unit | undefined =>
  state.sides[side].units.find((unit) => unit.id === id);

/** six-events.initiative.leader-count: those on the sheet that live, and those beside it. */
export const leadersOf = ({ units, leaders }: Side): number =>
  leaders + units.filter(({ leads, left }) => leads && left > 0).length;

/** Hit in this turn; then nobody rallies (six-events.rally.leader). */
export const wasHit = ({ left, atTurn }: Unit): boolean => left < atTurn;

/** The column in which it checks morale; undefined for single figures without one. */
export const columnOf = ({ kind }: Unit): ColumnId | undefined =>
  kind === 'character' || kind === 'war-machine' ? undefined : kind;

/** Nothing brings it back: it flees off the table, or attacks whatever is nearest. */
export const isOutOfHand = ({ rout }: Unit): boolean => rout === 'flee' || rout === 'berserk';

/**
 * Damaged in this event, alive, and not yet checked (six-events.morale.when). A routed unit checks again
 * (six-events.routing.stays); a creature that flees or is berserk has nothing left to lose.
 */
export const mustCheck = (unit: Unit): boolean =>
  columnOf(unit) !== undefined && unit.left > 0 && unit.left < unit.before && !isOutOfHand(unit) && !unit.checked;

/** How it rallies; undefined for who never routs. */
export function rallyKindOf(unit: Unit): RallyKind | undefined {
  const column = columnOf(unit);
  if (column === undefined) return undefined;
  if (column === 'creature') return 'creatures';
  return column.endsWith('knights') ? 'knights' : column.endsWith('yeomen') ? 'yeomen' : 'peasants';
}

/** six-events.turn.game-end: nobody of the side is unbroken and able to act. A side without a sheet is never beaten. */
export const isBeaten = ({ units }: Side): boolean =>
  units.length > 0 && units.every(({ left, rout }) => left === 0 || rout !== null);
