/** Set-ups for battles of the program against itself: both sides with the same ready roster, on a table drawn by dice. */
import { drawLandscape } from '../../engine/fr3/battle/deployment/landscape.ts';
import { setupOfRosters } from '../../engine/fr3/battle/deployment/of-roster.ts';
import type { Setup } from '../../engine/fr3/battle/setup.ts';
import { readyRosterOf, readyRosters } from '../../engine/fr3/muster/ready.ts';
import { seeded } from '../../engine/kernel/dice.ts';

/** The ids of the rosters that there are. */
export const rosterIds = readyRosters.map(({ id }) => id);

/**
 * The set-up of a ready roster against itself, with a table by this seed and a limit of turns. Throws when the roster cannot
 * take the field: then it is not ready.
 */
export function mirrored(id: string, turns: number, seed: number): Setup {
  const ready = readyRosterOf(id);
  if (!ready) throw new Error(`There is no ready roster ${id}.`);
  const { roster } = ready;
  const read = setupOfRosters({ A: roster, B: roster }, drawLandscape(roster.size, seeded(seed)), { turns });
  if (!read.ok) throw new Error(`${id}: ${read.because}`);
  return read.value;
}
