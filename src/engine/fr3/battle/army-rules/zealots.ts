/** Mobs of the Inquisition in the group of their army’s standard (fr3.armies.inquisition-mob-immunity): nothing demoralizes them. */
import type { Aftermath } from '../../demoralization.ts';
import { hasArms, meleeSide } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

export const isSteadied = (state: State, unit: BattleUnit): boolean =>
  hasArms(state, unit, 'zealous') && (meleeSide(state, unit).standard ?? 'no') !== 'no';

/** fr3.armies.inquisition-mob-immunity: nothing demoralizes them; what destroys them does so all the same. */
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
