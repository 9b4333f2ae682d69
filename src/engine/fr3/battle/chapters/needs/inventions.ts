/** Words in a set-up that make a battle load the chapter on inventions. */
import { belongings } from './belongings.ts';

export const inventions = [belongings, 'paint-gun'];
