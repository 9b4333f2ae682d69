/** A battlefield as its set-up goes on: what has been rolled, and what lies where. Lengths are inches, 0, 0 at the near left corner. */
import type { PlacedPiece } from '../../kernel/landscape.ts';
import { setup } from '../data/figures/setup.ts';
import type { Mission } from '../data/missions.ts';
import type { Land, LandTerrain, Realm, TerrainSize } from '../data/realms.ts';

/** The two who sit at the table; the dice say which of them attacks. */
export const players = ['you', 'opponent'] as const;
export type Player = (typeof players)[number];

/** A number of pieces of one size of a row of the land's list. */
export interface Amounts {
  readonly terrain: LandTerrain;
  readonly size: TerrainSize | 'edge';
  readonly count: number;
}

export interface Piece extends PlacedPiece {
  readonly terrain: LandTerrain;
  readonly size: TerrainSize | 'edge';
}

/** Where the defender is: the long edge near the player who looks at the picture, or the far one; a quarter, clockwise from the near left. */
export const edges = ['near', 'far'] as const;
export const quarters = ['near left', 'far left', 'far right', 'near right'] as const;

export interface Battlefield {
  readonly attacker: Player | null;
  readonly realm: Realm | null;
  readonly land: Land | null;
  readonly mission: Mission | null;
  /** Ikons or objectives of each army, where the mission rolls for them. */
  readonly number: number | null;
  readonly amounts: readonly Amounts[];
  readonly pieces: readonly Piece[];
  /** Pieces for which no room was found. */
  readonly left: number;
  /** Pieces beyond the numbers of the lists, to cover about a third of the table. */
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
