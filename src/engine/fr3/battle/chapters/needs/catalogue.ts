/** Set-up words that load the catalogue: everything that loads magic. */
export { magic as catalogue } from './magic.ts';
