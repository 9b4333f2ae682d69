/** The calculator for characters: all of its procedures. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { combatProcedures } from './combat-procedures.ts';
import { fateProcedures } from './fate-procedures.ts';
import { intrigueProcedures } from './intrigue-procedures.ts';

export const characters: Calculator = {
  id: 'characters',
  name: 'Characters',
  groups: ['Combat', 'Fate', 'Intrigue'],
  procedures: [...combatProcedures, ...fateProcedures, ...intrigueProcedures],
};
