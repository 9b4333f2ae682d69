/** The calculator for rallying and nerve: all of its procedures. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { chargeProcedures } from './charge-procedures.ts';
import { damageProcedures } from './damage-procedures.ts';
import { nerveGroups } from './entries.ts';
import { magicProcedures } from './magic-procedures.ts';
import { mischiefProcedures } from './mischief-procedures.ts';
import { rallyProcedures } from './rally-procedures.ts';
import { retreatProcedures } from './retreat-procedures.ts';

export const nerve: Calculator = {
  id: 'rally',
  name: 'Rally and nerve',
  groups: nerveGroups,
  procedures: [
    ...rallyProcedures,
    ...damageProcedures,
    ...chargeProcedures,
    ...mischiefProcedures,
    ...magicProcedures,
    ...retreatProcedures,
  ],
};
