/** The characters calculator: everything that can be asked of it. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { combatProcedures } from './of-combat.ts';
import { fateProcedures } from './of-fate.ts';
import { intrigueProcedures } from './of-intrigue.ts';

export const characters: Calculator = {
  id: 'characters',
  name: 'Characters',
  groups: ['Combat', 'Fate', 'Intrigue'],
  procedures: [...combatProcedures, ...fateProcedures, ...intrigueProcedures],
};
