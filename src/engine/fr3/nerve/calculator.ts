/** The rally and nerve calculator: everything that can be asked of it. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { nerveGroups } from './entries.ts';
import { chargeProcedures } from './of-charge.ts';
import { damageProcedures } from './of-damage.ts';
import { magicProcedures } from './of-magic.ts';
import { mischiefProcedures } from './of-mischief.ts';
import { rallyProcedures } from './of-rally.ts';
import { retreatProcedures } from './of-retreat.ts';

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
