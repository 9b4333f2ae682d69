/** What brings characters with abilities and things of their own. */
import { belongings } from './belongings.ts';

export const characters = [belongings, 'taunt', 'tricksters', 'chosen-death'];
