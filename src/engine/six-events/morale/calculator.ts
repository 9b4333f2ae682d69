/** The calculator for morale: checks, rallies, failing creatures. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { checks } from './check-procedures.ts';
import { creatureTables } from './creatures-procedures.ts';
import { rally } from './rally-procedures.ts';

export const morale: Calculator = {
  id: 'morale',
  name: 'Morale and rally',
  groups: ['Morale', 'Rally', 'Creatures'],
  procedures: [checks, rally, ...creatureTables],
};
