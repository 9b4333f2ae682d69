/** Set-up words that load characters' abilities and items. */
import { belongings } from './belongings.ts';

export const characters = [belongings, 'taunt', 'tricksters', 'chosen-death'];
