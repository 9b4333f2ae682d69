/** What brings the chapter of artillery. Types and arms are called alike; breath and thorns are artillery too. */
import { magic } from './magic.ts';

export const artillery = ['light-artillery', 'heavy-artillery', ...magic];
