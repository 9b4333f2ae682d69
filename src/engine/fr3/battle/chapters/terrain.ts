/** Enchanted and feared ground: what it adds to the battle. */
import { chargeIn, entered, groundStrikes, ifDared, unnamed, wayIn, wildPlaces } from '../terrain/entering.ts';
import { type Chapter, watch } from './chapter.ts';

export const kinds = {};

export const watches: Chapter['watches'] = {
  'ground-entered': watch(entered),
};

export const points: Chapter['points'] = {
  moves: wayIn,
  charges: chargeIn,
  ifDared,
  groundStrikes,
  shownTerrain: (_, terrain) => unnamed(terrain),
  namedGround: ({ terrain }) => wildPlaces(terrain),
};
