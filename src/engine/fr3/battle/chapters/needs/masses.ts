/** What brings units on 2x2 bases, and blobs. Magic makes units of any kind. */
import { magic } from './magic.ts';

export const masses = ['larger', 'blobs', ...magic];
