/** The state of a battle: plain readonly data, never changed in place. */
import type { Base, Polygon } from '../../../kernel/geometry.ts';
import type { ElementId } from '../../data/elements.ts';
import type { SideId, StepId, UnitId } from './ids.ts';
import type { Ask } from './questions.ts';
import type { Edge, Fate, Setup } from './setup.ts';

/** What an element has done in this bound. */
export interface Did {
  /** Made a tactical move (hott.supplement.one-move-per-bound). */
  readonly moved: boolean;
  /** Arrived, or was replaced. */
  readonly arrived: boolean;
  readonly shot: boolean;
  /** Came into contact with these enemies by its own move. */
  readonly charged: readonly UnitId[];
  /** Fought as one of the two who roll. */
  readonly fought: boolean;
}

export const nothingYet: Did = { moved: false, arrived: false, shot: false, charged: [], fought: false };

/** A piece of terrain that an element is at least partly in, and the bound in which it came there. */
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
  /** Where it stands; off the table, where it stood last: of an ensorcelled element its marker. */
  readonly base: Base;
  readonly appearances: number;
  /** In which order it came, among all arrivals; 0 when it stood there from the start. */
  readonly arrived: number;
  /** Who has ensorcelled it; null when nobody did, or it did so itself. */
  readonly by: UnitId | null;
  /** An aerial that is in close combat to its front, or was and still has contact (hott.contact.aerial-lock). */
  readonly down: boolean;
  readonly footing: readonly Footing[];
  /** The piece of terrain in which a lurker appeared. */
  readonly haunt: number | null;
  /** The direction in which it went into the water, while any of it is in there (hott.water.wading-turn). */
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
  /** The defender's stronghold; null when there is none, or it is not placed yet. */
  readonly stronghold: Polygon | null;
  readonly captured: boolean;
  /** Bounds of both sides count one by one. */
  readonly bound: number;
  readonly acting: SideId;
  readonly step: StepId;
  /** PIPs left; null before the roll of this bound. */
  readonly pips: number | null;
  /** The acting side is done with the step. */
  readonly passed: boolean;
  readonly elements: readonly BattleElement[];
  /** Arrivals so far. */
  readonly arrivals: number;
  /** A fight for the stronghold took place in this bound (hott.strongholds.one-attacker). */
  readonly stormed: boolean;
  /** Questions that interrupt, the first one now. */
  readonly asks: readonly Ask[];
  /** How it ended. */
  readonly ending: Ending | null;
}

export const endings = ['stronghold', 'losses', 'general', 'agreed'] as const;
export interface Ending {
  /** Null for a draw. */
  readonly winner: SideId | null;
  readonly by: (typeof endings)[number];
}
