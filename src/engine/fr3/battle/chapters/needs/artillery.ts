/**
 * Words in a set-up that make a battle load the chapter on artillery. Unit types and arms share the same names. Breath and thorns
 * count as artillery.
 */
import { magic } from './magic.ts';

export const artillery = ['light-artillery', 'heavy-artillery', ...magic];
