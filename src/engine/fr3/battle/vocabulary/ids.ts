/** Sides, pieces and edges of the table, by their ids. */

/** Sides as the notation writes them. */
export const sideIds = ['A', 'B'] as const;
export type SideId = (typeof sideIds)[number];

export const enemyOf = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');

/** A unit or a character by its name in the notation: `A3`. It keeps it to the end. */
export type PieceId = string;

/** The edge that a side deploys along: `bottom` is y = 0. */
export const homes = ['bottom', 'top'] as const;
export type Home = (typeof homes)[number];
