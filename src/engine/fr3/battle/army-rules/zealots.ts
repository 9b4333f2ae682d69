/** Inquisition mobs in a group with their army's standard cannot be demoralized (fr3.armies.inquisition-mob-immunity). */
import type { Aftermath } from '../../demoralization.ts';
import { hasArms, meleeSide } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

export const isSteadied = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'zealous') && (meleeSide(state, unit).standard ?? 'no') !== 'no';

/** fr3.armies.inquisition-mob-immunity: ignores demoralization, but the unit can still be destroyed or captured. */
export const steadied = (state: State, unit: BattleUnit, after: Aftermath): Aftermath =>
  after.state > unit.morale && after.fate !== 'destroyed' && after.fate !== 'captured' && isSteadied(state, unit)
    ? {
        ...after,
        fate: after.markers < unit.markers ? 'marked' : 'unharmed',
        state: unit.morale,
        pushedBack: false,
        rules: [...after.rules, 'fr3.armies.inquisition-mob-immunity'],
      }
    : after;
