/** Set-up words that load artillery. Unit types and arms share the same names. Breath and thorns count as artillery. */
import { magic } from './magic.ts';

export const artillery = ['light-artillery', 'heavy-artillery', ...magic];
