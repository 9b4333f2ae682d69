/** Words in a set-up that make a battle load the catalogue: the same words as for magic. */
export { magic as catalogue } from './magic.ts';
