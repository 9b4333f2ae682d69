/** Units on 2x2 bases, and blobs: what they add to the battle. */
import { known } from '../../../kernel/chance.ts';
import { flights, massKinds } from '../movement/mass.ts';
import type { Chapter } from './chapter.ts';

export { refuseTurn, turnedBy } from '../movement/mass.ts';

export const kinds = { ...massKinds };

export const events: Chapter['events'] = { 'masses-flee': (state) => known(flights(state)) };
