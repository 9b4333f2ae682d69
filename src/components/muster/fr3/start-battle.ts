/** Turns a roster into a battle that is stored on this device and opened on the battle page. Loaded only when needed. */

import * as catalogue from '../../../engine/fr3/battle/chapters/catalogue.ts';
import { readyFor } from '../../../engine/fr3/battle/chapters/loading.ts';
import { open } from '../../../engine/fr3/battle/chapters/requirements.ts';
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../engine/fr3/battle/deployment/read-setup.ts';
import { fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { newBattle } from '../../play/fr3/new-battle.ts';
import { freshSeed } from '../../play/requested.ts';
import { keep, type Seat } from '../../play/saved.ts';
import { storageOf } from '../../play/storage.ts';
import { newId } from '../../ui/stored/stored.ts';

// The catalogue has the prices of the characters' belongings.
open({ catalogue });

export { armyOfRoster };

const noBattle = {
  full: 'This device has no room left for a battle. Remove battles or rosters that you no longer need, then try again.',
  blocked:
    'This browser does not let the page save a battle, so you cannot start one here. Allow this site to store data, then try again.',
} as const;

/** Starts a battle between two rosters on a random table, with everything deployed. */
export async function beginBattle(roster: Roster, enemy: Roster, opponent: Seat): Promise<Read<Army>> {
  const [own, other] = [armyOfRoster(roster), armyOfRoster(enemy)];
  if (!own.ok) return own;
  if (!other.ok) return other;
  const armies = { A: own.value, B: other.value };
  // Tries the armies on an empty table to find anything that the battle cannot play.
  const tried = readSetup({ table: { width: 48, depth: 36 }, terrain: [], objective: null, armies });
  if (!tried.ok) return tried;
  await readyFor({ armies });
  const made = newBattle({
    size: Math.max(roster.size, enemy.size),
    armies,
    seats: { A: 'person', B: opponent },
    inPlace: true,
    seed: freshSeed(),
  });
  const id = newId();
  const stored = keep(fr3Battle, id, made);
  if (stored !== 'stored') return { ok: false, because: noBattle[stored], rules: [] };
  storageOf(fr3Battle.system).setCurrent(id);
  return own;
}
