/** Enchanted and feared ground: what it adds to the battle. */
import { entered } from '../terrain/entering.ts';
import { type Chapter, watch } from './chapter.ts';

export { chargeIn, groundStrikes, ifDared, unnamed, wayIn, wildPlaces } from '../terrain/entering.ts';

export const kinds = {};

export const watches: Chapter['watches'] = {
  'ground-entered': watch(entered),
};
