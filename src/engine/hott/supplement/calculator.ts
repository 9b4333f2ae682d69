/** The calculator for combat. All of its rules are from the supplement. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { closeProcedures } from './close-combat-procedures.ts';
import { distanceProcedures } from './distance-procedures.ts';

export const combat: Calculator = {
  id: 'combat',
  name: 'Combat',
  groups: ['Close combat', 'From a distance'],
  procedures: [...closeProcedures, ...distanceProcedures],
};
