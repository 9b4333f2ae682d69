/**
 * Turns a roster into a battle, stores it on this device and opens it on the battle page. This code is loaded only when needed.
 */
import { hottBattle } from '../../../engine/hott/battle/battle.ts';
import { armyOfRoster } from '../../../engine/hott/battle/deployment/army-of-roster.ts';
import type { Roster } from '../../../engine/hott/muster/roster.ts';
import { newBattle } from '../../play/hott/new-battle.ts';
import { battleOf } from '../../play/hott/two-armies.ts';
import type { Seat } from '../../play/saved/saved.ts';
import { freshSeed } from '../../play/start/requested.ts';
import { storeBattle } from '../store-battle.ts';

/**
 * Starts a battle between two rosters on a random battlefield, with everything deployed. Returns an empty text, or why the battle
 * cannot start.
 */
export function startBattle(roster: Roster, enemy: Roster, opponent: Seat): string {
  const { battle } = battleOf([armyOfRoster(roster), armyOfRoster(enemy)], { opponent, inPlace: true, seed: freshSeed() });
  return storeBattle(hottBattle, newBattle(battle));
}
