/** Set-up words that load 2x2 bases and blobs. Magic can create any kind of unit. */
import { magic } from './magic.ts';

export const masses = ['larger', 'blobs', ...magic];
