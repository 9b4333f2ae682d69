/** What the page knows about any battle: two sides, pieces, and data of the system that it only passes on. */
import type { RuleId } from '../../engine/kernel/rule-id.ts';
import type { HappenedBy, Ruleset } from '../../engine/kernel/ruleset.ts';

export const sideIds = ['A', 'B'] as const;
export type SideId = (typeof sideIds)[number];
export const enemyOf = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');
/** The CSS class for the colour of a side. */
export const sideClass = (side: SideId): string => `of-side-${side.toLowerCase()}`;

/** A piece on the table by its name in notation: `A3`. The name never changes. */
export type PieceId = string;

/** Sorts pieces by number: A2 before A10. */
export const byName = (one: PieceId, other: PieceId): number => one.localeCompare(other, 'en', { numeric: true });

export interface Setup {
  /** In inches. */
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
  /** The degree of victory, in the system's terms: `draw`. */
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

/** A question to a side. */
export interface Question {
  /** The kind of question, in the system's terms. */
  readonly what: string;
  readonly side: SideId;
  /** The unit that the question is about, if it is about a single unit. */
  readonly unit?: PieceId;
  /** The answer is hidden from the other side until both have answered. */
  readonly secret?: true;
  /** What the player chooses first: units to move, units to deploy, a unit that does something, or an action. */
  readonly choose: 'movers' | 'reserves' | 'unit' | 'action';
}

/** An object that knows which question is open in a state. */
export interface Asking {
  question(state: State): Question | null;
}
