/** The odds of morale: checks, rallies, creatures that fail. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { checks } from './of-check.ts';
import { creatureTables } from './of-creatures.ts';
import { rally } from './of-rally.ts';

export const morale: Calculator = {
  id: 'morale',
  name: 'Morale and rally',
  groups: ['Morale', 'Rally', 'Creatures'],
  procedures: [checks, rally, ...creatureTables],
};
