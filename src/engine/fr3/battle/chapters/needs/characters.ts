/** Words in a set-up that make a battle load the chapter on characters' abilities and items. */
import { belongings } from './belongings.ts';

export const characters = [belongings, 'taunt', 'tricksters', 'chosen-death'];
