/** The state of a battle: plain readonly data that is never modified. */
import type { Base, Polygon } from '../../../kernel/geometry.ts';
import type { ElementId } from '../../data/elements.ts';
import type { SideId, StepId, UnitId } from './ids.ts';
import type { Ask } from './questions.ts';
import type { Edge, Fate, Setup } from './setup.ts';

/** What an element has done this bound. */
export interface Did {
  /** The element has made a tactical move (hott.supplement.one-move-per-bound). */
  readonly moved: boolean;
  /** The element has arrived or was replaced. */
  readonly arrived: boolean;
  readonly shot: boolean;
  /** The enemies that the element's own move brought it into contact with. */
  readonly charged: readonly UnitId[];
  /** The element has fought as one of the two elements that roll dice. */
  readonly fought: boolean;
}

export const nothingYet: Did = { moved: false, arrived: false, shot: false, charged: [], fought: false };

/** A terrain piece that an element is at least partly in, and the bound in which it entered. */
export interface Footing {
  readonly piece: number;
  readonly since: number;
}

export interface BattleElement {
  readonly id: UnitId;
  readonly side: SideId;
  readonly type: ElementId;
  readonly name: string;
  readonly general: boolean;
  readonly ally: boolean;
  readonly shared: boolean;
  readonly fate: Fate;
  /** The element's place. Off the table, this is its last place. For an ensorcelled element the place is that of its marker. */
  readonly base: Base;
  readonly appearances: number;
  /** The element's number among all arrivals; 0 if it was there from the start. */
  readonly arrived: number;
  /** The enemy that ensorcelled the element; null if there is none, or if the element did so itself. */
  readonly by: UnitId | null;
  /**
   * Whether the element is an aerial that fights to its front, or has done so and is still in contact (hott.contact.aerial-lock).
   */
  readonly down: boolean;
  readonly footing: readonly Footing[];
  /** The index of the terrain piece in which a lurker appeared. */
  readonly haunt: number | null;
  /** The direction in which the element entered the water, while any part of it is inside (hott.water.wading-turn). */
  readonly wading: number | null;
  readonly did: Did;
}

export const stages = ['edge', 'stronghold', 'deployment', 'fighting', 'over'] as const;
export type Stage = (typeof stages)[number];

export interface State {
  readonly setup: Setup;
  readonly stage: Stage;
  readonly defender: SideId;
  readonly home: Readonly<Record<SideId, Edge>>;
  /** The defender's stronghold; null if there is none or it is not placed yet. */
  readonly stronghold: Polygon | null;
  readonly captured: boolean;
  /** The number of the bound, counting those of both sides. */
  readonly bound: number;
  readonly acting: SideId;
  readonly step: StepId;
  /** The PIPs left; null before this bound's roll. */
  readonly pips: number | null;
  /** The acting side has ended the step. */
  readonly passed: boolean;
  readonly elements: readonly BattleElement[];
  /** How many elements have arrived so far. */
  readonly arrivals: number;
  /** The stronghold has been attacked this bound (hott.strongholds.one-attacker). */
  readonly stormed: boolean;
  /** Questions that interrupt the sequence of play. The first question in the list is asked now. */
  readonly asks: readonly Ask[];
  readonly ending: Ending | null;
}

export const endings = ['stronghold', 'losses', 'general', 'agreed'] as const;
export interface Ending {
  /** The winner; null for a draw. */
  readonly winner: SideId | null;
  readonly by: (typeof endings)[number];
}
