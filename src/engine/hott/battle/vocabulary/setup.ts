/** The types of a set-up: the board with its terrain, and two armies. Lengths are inches of 100 paces. */
import type { Point, Polygon } from '../../../kernel/geometry.ts';
import type { ElementId } from '../../data/elements.ts';
import type { SideId, StepId, UnitId } from './ids.ts';

export const edges = ['south', 'east', 'north', 'west'] as const;
export type Edge = (typeof edges)[number];
export const oppositeEdge = (edge: Edge): Edge => edges[(edges.indexOf(edge) + 2) % edges.length] as Edge;

/**
 * `off`: not on the table yet, or not at present; `gone`: left for good; `joined`: a god of both sides that now fights for the
 * enemy (hott.gods.shared).
 */
export const fates = ['on', 'off', 'destroyed', 'ensorcelled', 'gone', 'joined'] as const;
export type Fate = (typeof fates)[number];

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The facing in tenths of a degree. */
  readonly facing: number;
}

/** An element of an army. If elements have places, the battle begins there without deployment. */
export interface ElementSetup {
  readonly type: ElementId;
  readonly name?: string;
  readonly general?: true;
  readonly ally?: true;
  readonly shared?: true;
  /** The element's place, or the place of its marker if it is ensorcelled. */
  readonly at?: Place;
  /**
   * Where the element is in a battle under way. Without this field, the element is on the table (`on`) if it has a place. If it
   * has none, it has not arrived yet.
   */
  readonly fate?: Fate;
  /** How often the element has come onto the table, for gods, dragons and lurkers. */
  readonly appearances?: number;
  /** The enemy that ensorcelled the element. */
  readonly by?: UnitId;
}

export interface StrongholdSetup {
  readonly name?: string;
  /** The stronghold's length along its board edge, and its depth away from that edge. */
  readonly wide: number;
  readonly deep: number;
}

export interface Army {
  readonly name: string;
  readonly elements: readonly ElementSetup[];
  readonly stronghold: StrongholdSetup;
}

/** A terrain piece: the id of its kind in `data/terrain.ts`, and its outline. */
export interface TerrainPiece {
  readonly kind: string;
  readonly name?: string;
  readonly polygon: readonly Point[];
}

/** The state of a battle under way, between two bounds or at the start of one. */
export interface Now {
  readonly bound: number;
  readonly acting: SideId;
  readonly step: StepId;
  /** The PIPs left; null before the roll. */
  readonly pips: number | null;
}

export interface Setup {
  /** The board is a square. */
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly TerrainPiece[];
  readonly armies: Readonly<Record<SideId, Army>>;
  /** The side that defends. Without this field, dice decide (hott.deployment.roll). */
  readonly defender?: SideId;
  /** The attacker's base edge. Without this field, the attacker chooses an edge and rolls (hott.deployment.edges). */
  readonly attacksFrom?: Edge;
  /** The defender's stronghold; null for none. Without this field, the defender places the stronghold. */
  readonly stronghold?: Polygon | null;
  /** The agreed number of bounds, after which the battle is a draw. */
  readonly bounds?: number;
  readonly now?: Now;
}
