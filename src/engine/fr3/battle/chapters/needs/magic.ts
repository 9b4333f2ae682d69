/** What brings magic and innate abilities. A unit that was an illusion is magic too. */
import { belongings } from './belongings.ts';

export const magic = [
  'magic',
  belongings,
  // Innate abilities, bought or free: `innate/who.ts`.
  'innate',
  'elementals',
  'rangers',
  'on-snow',
  'illusion',
  'plague-bearers',
  'fade',
  'paralyzing-gaze',
  'enchanted-ground',
];
