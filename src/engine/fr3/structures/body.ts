/** The state that a unit in front of a structure or on it carries from phase to phase; undefined when the unit is gone. */
import type { Chance } from '../../kernel/chance.ts';
import type { Aftermath } from '../demoralization.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { MeleeSide } from '../melee/question.ts';
import { asItStands, rally, type Standing, standingAfter } from '../standing.ts';

/** The unit in its present state. */
export const unitNow = (side: MeleeSide, standing: Standing): Combatant => combatant(asItStands(side, standing));

/** The state after a hit; undefined if the unit is gone. */
export function bodyAfter(standing: Standing, after: Aftermath): Standing | undefined {
  const left = standingAfter(standing, after);
  return left.fate === 'in play' ? left : undefined;
}

/** The rally attempt at the start of the unit's own phase, if it has something to restore (fr3.rally.roll). */
export const rallies = (side: MeleeSide, standing: Standing): Chance<Standing> => rally(unitNow(side, standing), standing);

/** Sorts equal units, the freshest first, so that situations that differ only in their order count as one. */
export const inOrderOfHealth = (some: readonly Standing[]): Standing[] =>
  [...some].sort(
    (x, y) => x.state - y.state || y.markers - x.markers || y.lasting - x.lasting || Number(x.shaken) - Number(y.shaken),
  );
