import type { SideId } from '../vocabulary/ids.ts';
import type { Fate } from '../vocabulary/setup.ts';

/** The width of a base in millimetres, the unit in which the notation measures bases. */
export const millimetres = 40.64;

export const strongholdKind = 'stronghold';
export const marks = ['general', 'ally', 'shared'] as const;
/** Fates that are written as a word. Elements on the table have a place, and those still to arrive are `off`. */
export const fateWords: readonly Fate[] = ['destroyed', 'ensorcelled', 'gone', 'joined'];
export const nameless = (side: SideId): string => `Side ${side}`;
