/**
 * Words in a set-up that make a battle load the chapter on magic and innate abilities. A unit that started as an illusion counts
 * as magic.
 */
import { belongings } from './belongings.ts';

export const magic = [
  'magic',
  belongings,
  // Innate abilities, bought or included: `innate/who.ts`.
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
