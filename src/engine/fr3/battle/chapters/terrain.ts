/** Registers enchanted and feared ground with the battle. */
import { chargeIn, enterGround, groundStrikes, ifDared, wayIn, wildGround, withoutWildNames } from '../terrain/entering.ts';
import { type Chapter, watch } from './chapter.ts';

export const kinds = {};

export const watches: Chapter['watches'] = {
  'ground-entered': watch(enterGround),
};

export const points: Chapter['points'] = {
  moves: wayIn,
  charges: chargeIn,
  ifDared,
  groundStrikes,
  shownTerrain: (_, terrain) => withoutWildNames(terrain),
  namedGround: ({ terrain }) => wildGround(terrain),
};
