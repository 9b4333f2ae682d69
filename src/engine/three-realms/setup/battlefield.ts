/**
 * A battlefield during its set-up: the rolls so far, and where its pieces lie. Lengths are in inches, with 0, 0 at the near left
 * corner.
 */
import type { PlacedPiece } from '../../kernel/landscape.ts';
import { setup } from '../data/figures/setup.ts';
import type { Mission } from '../data/missions.ts';
import type { Land, LandTerrain, Realm, TerrainSize } from '../data/realms.ts';

/** The two players at the table; the dice decide which of them attacks. */
export const players = ['you', 'opponent'] as const;
export type Player = (typeof players)[number];

/** How many pieces of one terrain row and one size there are. */
export interface Amounts {
  readonly terrain: LandTerrain;
  readonly size: TerrainSize | 'edge';
  readonly count: number;
}

export interface Piece extends PlacedPiece {
  readonly terrain: LandTerrain;
  readonly size: TerrainSize | 'edge';
}

/**
 * The place of the defender: the long edge near the viewer or the far one, or a quarter. Quarters count clockwise from the near
 * left one.
 */
export const edges = ['near', 'far'] as const;
export const quarters = ['near left', 'far left', 'far right', 'near right'] as const;

export interface Battlefield {
  readonly attacker: Player | null;
  readonly realm: Realm | null;
  readonly land: Land | null;
  readonly mission: Mission | null;
  /** The number of Ikons or objectives per army, if the mission rolls for it. */
  readonly number: number | null;
  readonly amounts: readonly Amounts[];
  readonly pieces: readonly Piece[];
  /** The number of pieces for which there was no room. */
  readonly left: number;
  /** Pieces added beyond the land's list, to cover about a third of the table. */
  readonly added: number;
  readonly defends: (typeof edges)[number] | (typeof quarters)[number] | null;
}

export const bare: Battlefield = {
  attacker: null,
  realm: null,
  land: null,
  mission: null,
  number: null,
  amounts: [],
  pieces: [],
  left: 0,
  added: 0,
  defends: null,
};

export const table = { width: setup.tableLength, depth: setup.tableDepth } as const;
