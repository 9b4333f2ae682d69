/** The calculator for structures: all of its procedures. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { aftermathProcedures } from './aftermath-procedures.ts';
import { boardingProcedures } from './boarding-procedures.ts';
import { breachProcedures } from './breach-procedures.ts';
import { fireProcedures } from './fire-procedures.ts';
import { shipRamProcedures } from './ship-ram-procedures.ts';
import { stormProcedures } from './storm-procedures.ts';
import { streetProcedures } from './streets-procedures.ts';
import { towerProcedures } from './tower-procedures.ts';

export const structuresCalculator: Calculator = {
  id: 'structures',
  name: 'Structures',
  groups: ['Breach', 'Storm', 'Fire', 'Afterwards'],
  procedures: [
    ...breachProcedures,
    ...shipRamProcedures,
    ...stormProcedures,
    ...streetProcedures,
    ...towerProcedures,
    ...boardingProcedures,
    ...fireProcedures,
    ...aftermathProcedures,
  ],
};
