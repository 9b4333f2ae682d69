/** The calculator of special rolls: everything that can be asked of it. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { creatureProcedures } from './of-creatures.ts';
import { fireProcedures } from './of-fire.ts';
import { inventionProcedures } from './of-inventions.ts';
import { planarProcedures } from './of-planar.ts';
import { preGameProcedures } from './of-pre-game.ts';

export const special: Calculator = {
  id: 'special',
  name: 'Special rolls',
  groups: ['Battle', 'Before the battle', 'Magic and machines'],
  procedures: [...fireProcedures, ...creatureProcedures, ...preGameProcedures, ...planarProcedures, ...inventionProcedures],
};
