/** Ids of sides, elements and steps in a battle. */

export const sideIds = ['A', 'B'] as const;
export type SideId = (typeof sideIds)[number];

export const enemyOf = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');

/** An element, by its side and its number in the roster: `A1`. */
export type UnitId = string;

/** The steps of a bound, as in `data/sequence.ts`. */
export const stepIds = ['pips', 'arrivals', 'moves', 'turning', 'shooting', 'close-combat'] as const;
export type StepId = (typeof stepIds)[number];
