/** Rosters for Hordes of the Things, stored on this device. */
import type { Roster } from '../../../engine/hott/muster/roster.ts';
import { shelfOf } from '../roster-shelf.ts';

export const shelf = shelfOf<Roster>('muster.hott');
