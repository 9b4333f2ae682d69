/** What the page knows of any battle: two sides, pieces, and data of the system that it passes on without reading it. */
import type { RuleId } from '../../engine/kernel/rule-id.ts';
import type { HappenedBy, Ruleset } from '../../engine/kernel/ruleset.ts';

export const sideIds = ['A', 'B'] as const;
export type SideId = (typeof sideIds)[number];
export const enemyOf = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');
/** The class that gives something the color of a side. */
export const sideClass = (side: SideId): string => `of-side-${side.toLowerCase()}`;

/** A piece on the table by its name in the notation: `A3`. It keeps it to the end. */
export type PieceId = string;

/** Pieces in the order in which they are counted: A2 before A10. */
export const byName = (one: PieceId, other: PieceId): number => one.localeCompare(other, 'en', { numeric: true });

export interface Setup {
  /** Inches. */
  readonly table: { readonly width: number; readonly depth: number };
}
export interface State {
  readonly setup: Setup;
}
export interface Action {
  readonly kind: string;
}
export type Event = HappenedBy;

/** The points of a side, line by line. */
export interface Score {
  readonly total: number;
  readonly lines: readonly { readonly name: string; readonly points: number; readonly rules: readonly RuleId[] }[];
}

export interface Result {
  readonly winner: SideId | null;
  /** How clear the victory is, in a word of the system: `draw`. */
  readonly level: string;
  /** Why the battle is over, in a sentence. */
  readonly because: string;
  readonly scores: Readonly<Record<SideId, Score>>;
}

export type Rules<
  S extends Setup = Setup,
  St extends State = State,
  A extends Action = Action,
  E extends Event = Event,
> = Ruleset<S, St, A, E, SideId, Result>;

/** What a side is asked. */
export interface Question {
  /** The question, by the word of its system. */
  readonly what: string;
  readonly side: SideId;
  /** Of whom it is asked, where it is one unit. */
  readonly unit?: PieceId;
  /** The answer is kept from the other side until both have given theirs. */
  readonly secret?: true;
  /**
   * What the player chooses first: units to move, units to put on the table, a unit that does something, or one of the
   * actions themselves.
   */
  readonly choose: 'movers' | 'reserves' | 'unit' | 'action';
}

/** Whoever knows what is asked. */
export interface Asking {
  question(state: State): Question | null;
}
