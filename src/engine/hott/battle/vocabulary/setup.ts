/** The types of a set-up: the board with its terrain, and two armies. Lengths are inches of 100 paces. */
import type { Point, Polygon } from '../../../kernel/geometry.ts';
import type { ElementId } from '../../data/elements.ts';
import type { SideId, StepId, UnitId } from './ids.ts';

export const edges = ['south', 'east', 'north', 'west'] as const;
/** An edge of the board. */
export type Edge = (typeof edges)[number];
export const oppositeEdge = (edge: Edge): Edge => edges[(edges.indexOf(edge) + 2) % edges.length] as Edge;

/**
 * `off`: not yet, or for now, off the table; `gone`: left the battlefield for good; `joined`: a god of both sides fights for
 * the enemy (hott.gods.shared).
 */
export const fates = ['on', 'off', 'destroyed', 'ensorcelled', 'gone', 'joined'] as const;
export type Fate = (typeof fates)[number];

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Tenths of a degree. */
  readonly facing: number;
}

/** An element of an army. With a place the battle begins with it there, and nobody deploys. */
export interface ElementSetup {
  readonly type: ElementId;
  readonly name?: string;
  readonly general?: true;
  readonly ally?: true;
  readonly shared?: true;
  /** Where it stands, or where the marker of an ensorcelled one lies. */
  readonly at?: Place;
  /** What became of it before, in a battle under way; `on` if it has a place, otherwise still to come. */
  readonly fate?: Fate;
  /** How often it has come onto the table: gods, dragons, lurkers. */
  readonly appearances?: number;
  /** Who has ensorcelled it. */
  readonly by?: UnitId;
}

export interface StrongholdSetup {
  readonly name?: string;
  /** Along its edge, and away from it. */
  readonly wide: number;
  readonly deep: number;
}

export interface Army {
  readonly name: string;
  readonly elements: readonly ElementSetup[];
  readonly stronghold: StrongholdSetup;
}

/** A piece of terrain: the id of its kind in `data/terrain.ts`, and its outline. */
export interface TerrainPiece {
  readonly kind: string;
  readonly name?: string;
  readonly polygon: readonly Point[];
}

/** Where a battle under way stands, between two bounds or as one begins. */
export interface Now {
  readonly bound: number;
  readonly acting: SideId;
  readonly step: StepId;
  /** PIPs left; null before the roll. */
  readonly pips: number | null;
}

export interface Setup {
  /** The board is a square. */
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly TerrainPiece[];
  readonly armies: Readonly<Record<SideId, Army>>;
  /** Who defends; left out, dice decide (hott.deployment.roll). */
  readonly defender?: SideId;
  /** The attacker's base edge; left out, he chooses and rolls (hott.deployment.edges). */
  readonly attacksFrom?: Edge;
  /** The defender's stronghold where it stands; null for none. Left out, the defender places it. */
  readonly stronghold?: Polygon | null;
  /** Bounds after which the battle is a draw, by agreement. */
  readonly bounds?: number;
  readonly now?: Now;
}
