/** An opponent that is not a unit and has nothing but a combat factor. */
import { type Unit, unitOf } from '../../data/units.ts';
import { type Combatant, combatant } from '../../melee/combatant.ts';

export function plainOpponent(combatFactor: number): Combatant {
  const plain = combatant({ unit: 'mobs' });
  const row: Unit = { ...(unitOf('mobs') as Unit), id: 'thing', group: 'machines', combatFactor, bonuses: [], chargeBonus: 0 };
  return { ...plain, unit: row, row, combatFactor, chargeBonus: 0, bonuses: [], infantry: false, shoots: false };
}
