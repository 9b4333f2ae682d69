/** Rosters for Hordes of the Things, stored on this device. */
import type { Roster } from '../../../engine/hott/muster/roster.ts';
import { rosterStorageOf } from '../roster-storage.ts';

export const rosterStorage = rosterStorageOf<Roster>('muster.hott');
