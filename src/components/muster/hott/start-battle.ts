/** Turns a roster into a battle that is stored on this device and opened on the battle page. Loaded only when needed. */
import { hottBattle } from '../../../engine/hott/battle/battle.ts';
import { armyOfRoster } from '../../../engine/hott/battle/deployment/army-of-roster.ts';
import type { Roster } from '../../../engine/hott/muster/roster.ts';
import { newBattle } from '../../play/hott/new-battle.ts';
import { battleOf } from '../../play/hott/two-armies.ts';
import { freshSeed } from '../../play/requested.ts';
import { keep, type Seat } from '../../play/saved.ts';
import { storageOf } from '../../play/storage.ts';
import { newId } from '../../ui/stored/stored.ts';

const noBattle = {
  full: 'This device has no room left for a battle. Remove battles or rosters that you no longer need, then try again.',
  blocked:
    'This browser does not let the page save a battle, so you cannot start one here. Allow this site to store data, then try again.',
} as const;

/**
 * Starts a battle between two rosters on a random battlefield, with everything deployed. Returns an empty text, or why the battle
 * cannot start.
 */
export function beginBattle(roster: Roster, enemy: Roster, opponent: Seat): string {
  const { battle } = battleOf([armyOfRoster(roster), armyOfRoster(enemy)], { opponent, inPlace: true, seed: freshSeed() });
  const made = newBattle(battle);
  const id = newId();
  const stored = keep(hottBattle, id, made);
  if (stored !== 'stored') return noBattle[stored];
  storageOf(hottBattle.system).setCurrent(id);
  return '';
}
