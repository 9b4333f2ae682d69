/** What lasts of a unit before a structure or on it, from phase to phase; undefined when nothing is left of it. */
import type { Chance } from '../../kernel/chance.ts';
import type { Aftermath } from '../demoralization.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { MeleeSide } from '../melee/question.ts';
import { asItStands, rally, type Standing, standingAfter } from '../standing.ts';

/** The unit as it stands now. */
export const unitNow = (side: MeleeSide, standing: Standing): Combatant => combatant(asItStands(side, standing));

/** What a blow leaves of it; undefined when nothing does. */
export function bodyAfter(standing: Standing, after: Aftermath): Standing | undefined {
  const left = standingAfter(standing, after);
  return left.fate === 'in play' ? left : undefined;
}

/** Its rally attempt at the start of its own phase, when there is anything to rally from (fr3.rally.roll). */
export const rallies = (side: MeleeSide, standing: Standing): Chance<Standing> => rally(unitNow(side, standing), standing);

/** The order in which equal units are kept, so that equal states are one: the freshest first. */
export const inOrderOfHealth = (some: readonly Standing[]): Standing[] =>
  [...some].sort(
    (x, y) => x.state - y.state || y.markers - x.markers || y.lasting - x.lasting || Number(x.shaken) - Number(y.shaken),
  );
