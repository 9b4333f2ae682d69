/** Set-up words that load inventions. */
import { belongings } from './belongings.ts';

export const inventions = [belongings, 'paint-gun'];
