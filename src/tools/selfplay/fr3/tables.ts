/** Set-ups for battles of the program against itself: both sides with the same roster, on a random table. */

import { setupOfRosters } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../engine/fr3/battle/deployment/landscape.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { armies } from '../../../engine/fr3/data/armies.ts';
import { drawnRoster } from '../../../engine/fr3/muster/drawn.ts';
import { readyRosterOf, readyRosters } from '../../../engine/fr3/muster/ready.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { seeded } from '../../../engine/kernel/dice.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';

/** The ids of the ready-made rosters. */
export const rosterIds = readyRosters.map(({ id }) => id);
/** The ids of the army lists. Each id stands for rosters drawn from that list. */
export const listIds = armies.map(({ id }) => id);

/** For rosters drawn from a list: the points, and the share of them for characters, items, spells and camps. */
const drawnSize = 600;
const drawnPeople = 0.4;

/** The set-up of a roster against itself on a table with this seed, or why the battle refuses it. */
const against = (roster: Roster, seed: number, agreed: Pick<Setup, 'turns'> = {}): Read<Setup> =>
  setupOfRosters({ A: roster, B: roster }, drawLandscape(roster.size, seeded(seed)), agreed);

/** A ready-made roster, or a roster drawn from a list. The draw uses everything that the list offers and battles support. */
function rosterOf(id: string, seed: number): Roster {
  const ready = readyRosterOf(id);
  if (ready) return ready.roster;
  const passes = (roster: Roster) => against(roster, seed).ok;
  return drawnRoster(id, drawnSize, seed, { open: true, people: drawnPeople, passes });
}

/** Why no battle can be played with a list; null if one can. */
export function unplayed(id: string, seed: number): string | null {
  const read = against(rosterOf(id, seed), seed);
  return read.ok ? null : read.because;
}

/**
 * The set-up of a roster against itself, on a table with this seed and with a limit of turns. Throws if the roster cannot be
 * played.
 */
export function mirrored(id: string, turns: number, seed: number): Setup {
  const roster = rosterOf(id, seed);
  const read = against(roster, seed, { turns });
  if (!read.ok) throw new Error(`${id}: ${read.because}`);
  return read.value;
}
