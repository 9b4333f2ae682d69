/** Whether infantry stands on its own feet, so that it can use what needs the ground (fr3.items.transport-infantry-bonuses). */
import { ask } from '../chapters/asking.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { hasArms } from './troops.ts';

/** fr3.melee.support-levels: whether the unit is on the surface, not only for a fight, and not aboard a transport. */
export const standsOnFoot = (state: State, unit: BattleUnit): boolean =>
  unit.level === 'surface' && unit.comes === 'surface' && !ask.givesNoSupport(state, unit);

/** fr3.items.tortoise-cover, fr3.items.shieldwall-adopt: whether the unit can stand in tortoise or shieldwall now. */
export const locksShields = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'shieldwall') && standsOnFoot(state, unit);
