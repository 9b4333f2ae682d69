/** The calculator for melee. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { attackProcedures } from './attack-procedures.ts';
import { meetingProcedures } from './meeting-procedures.ts';
import { turnProcedures } from './turn-procedures.ts';

export const melee: Calculator = {
  id: 'melee',
  name: 'Melee',
  groups: ['Face to face', 'One attack'],
  procedures: [...meetingProcedures, ...turnProcedures, ...attackProcedures],
};
