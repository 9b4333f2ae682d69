/** Rosters for Fantasy Rules!, stored on this device. */
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { shelfOf } from '../roster-shelf.ts';

export const shelf = shelfOf<Roster>('muster.fr3');
export const { keep, listed, textOf, remove, current, setCurrent, watch } = shelf;
