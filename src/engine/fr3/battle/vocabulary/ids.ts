/** Ids of sides, units, characters and table edges. */

export const sideIds = ['A', 'B'] as const;
export type SideId = (typeof sideIds)[number];

export const enemyOf = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');

/** The id of a unit or a character in the notation: `A3`. An id never changes. */
export type PieceId = string;

/** The table edge where a side deploys: `bottom` is y = 0. */
export const homes = ['bottom', 'top'] as const;
export type Home = (typeof homes)[number];
