/** Rosters for Fantasy Rules!, stored on this device. */
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { rosterStorageOf } from '../roster-storage.ts';

export const rosterStorage = rosterStorageOf<Roster>('muster.fr3');
export const { keep, listed, textOf, remove, current, setCurrent, watch } = rosterStorage;
