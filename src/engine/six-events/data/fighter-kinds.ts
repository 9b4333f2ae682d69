/** Kinds of fighters, as named on stat lines (six-events.turn.stat-line-missing). */
export const troopTypes = ['peasant', 'yeoman', 'knight'] as const;
export type TroopType = (typeof troopTypes)[number];
export const fighterKinds = [...troopTypes, 'creature', 'character', 'war-machine'] as const;
export type FighterKind = (typeof fighterKinds)[number];
export const mounts = ['foot', 'standard', 'large', 'very-large', 'giant'] as const;
export type Mount = (typeof mounts)[number];
