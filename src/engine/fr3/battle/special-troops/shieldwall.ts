/** Tortoise and shieldwall (fr3.items.tortoise-default, fr3.items.shieldwall-adopt): formed by units that have not moved. */
import { locksShields } from '../units/footing.ts';
import { phasing } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { State } from '../vocabulary/state.ts';

/**
 * At the end of the movement step, units of the phasing side that have not moved form a shieldwall. The side's other
 * shieldwalls end.
 */
export const closeShieldwalls = (state: State): State =>
  state.units.some((unit) => unit.side === phasing(state) && hasArms(state, unit, 'shieldwall'))
    ? {
        ...state,
        units: state.units.map((unit) => {
          if (unit.side !== phasing(state) || unit.status !== 'table' || !hasArms(state, unit, 'shieldwall')) return unit;
          const { x, y } = unit.base;
          return { ...unit, wall: unit.did.moved || !locksShields(state, unit) ? null : { x, y } };
        }),
      }
    : state;
