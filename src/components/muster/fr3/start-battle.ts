/**
 * Turns a roster into a battle, stores it on this device and opens it on the battle page. This code is loaded only when needed.
 */
import * as catalogue from '../../../engine/fr3/battle/chapters/catalogue.ts';
import { readyFor } from '../../../engine/fr3/battle/chapters/loading.ts';
import { open } from '../../../engine/fr3/battle/chapters/requirements.ts';
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../engine/fr3/battle/deployment/read-setup.ts';
import { fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { newBattle } from '../../play/fr3/new-battle.ts';
import type { Seat } from '../../play/saved/saved.ts';
import { freshSeed } from '../../play/start/requested.ts';
import { storeBattle } from '../store-battle.ts';

// The catalogue has the prices of the characters' abilities and items.
open({ catalogue });

export { armyOfRoster };

/**
 * Starts a battle between two rosters on a random table, with everything deployed. Returns an empty text, or why the battle
 * cannot start.
 */
export async function startBattle(roster: Roster, enemy: Roster, opponent: Seat): Promise<string> {
  const [own, other] = [armyOfRoster(roster), armyOfRoster(enemy)];
  if (!own.ok) return own.because;
  if (!other.ok) return other.because;
  const armies = { A: own.value, B: other.value };
  // Tries the armies on an empty table to find anything that battles do not support.
  const tried = readSetup({ table: { width: 48, depth: 36 }, terrain: [], objective: null, armies });
  if (!tried.ok) return tried.because;
  await readyFor({ armies });
  const made = newBattle({
    size: Math.max(roster.size, enemy.size),
    armies,
    seats: { A: 'person', B: opponent },
    inPlace: true,
    seed: freshSeed(),
  });
  return storeBattle(fr3Battle, made);
}
