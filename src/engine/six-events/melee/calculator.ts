/** The odds of melee. */
import type { Calculator } from '../../kernel/calculator/procedure.ts';
import { attackProcedures } from './of-attack.ts';
import { meetingProcedures } from './of-meeting.ts';
import { turnProcedures } from './of-turn.ts';

export const melee: Calculator = {
  id: 'melee',
  name: 'Melee',
  groups: ['Face to face', 'One attack'],
  procedures: [...meetingProcedures, ...turnProcedures, ...attackProcedures],
};
