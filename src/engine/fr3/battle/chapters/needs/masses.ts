/** Words in a set-up that make a battle load the chapter on 2x2 bases and blobs. Magic can create any kind of unit. */
import { magic } from './magic.ts';

export const masses = ['larger', 'blobs', ...magic];
