/** The calculator for special rolls: all of its procedures. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { creatureProcedures } from './creatures-procedures.ts';
import { fireProcedures } from './fire-procedures.ts';
import { inventionProcedures } from './inventions-procedures.ts';
import { omenProcedures } from './omen-procedures.ts';
import { planarProcedures } from './planar-procedures.ts';
import { scoutingProcedures } from './scouting-procedures.ts';

export const special: Calculator = {
  id: 'special',
  name: 'Special rolls',
  groups: ['Battle', 'Before the battle', 'Magic and machines'],
  procedures: [
    ...fireProcedures,
    ...creatureProcedures,
    ...omenProcedures,
    ...scoutingProcedures,
    ...planarProcedures,
    ...inventionProcedures,
  ],
};
