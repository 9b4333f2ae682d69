/** What brings inventions. */
import { belongings } from './belongings.ts';

export const inventions = [belongings, 'paint-gun'];
