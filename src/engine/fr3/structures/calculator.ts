/** The calculator of structures: everything that can be asked of it. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { aftermathProcedures } from './of-aftermath.ts';
import { breachProcedures } from './of-breach.ts';
import { fireProcedures } from './of-fire.ts';
import { stormProcedures } from './of-storm.ts';
import { streetProcedures } from './of-streets.ts';
import { towerProcedures } from './of-tower.ts';

export const structuresCalculator: Calculator = {
  id: 'structures',
  name: 'Structures',
  groups: ['Breach', 'Storm', 'Fire', 'Afterwards'],
  procedures: [
    ...breachProcedures,
    ...stormProcedures,
    ...streetProcedures,
    ...towerProcedures,
    ...fireProcedures,
    ...aftermathProcedures,
  ],
};
