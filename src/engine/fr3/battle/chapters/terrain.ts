/** Registers enchanted and feared ground with the battle. */

import { enterGround, groundStrikes } from '../terrain/enchanted-ground.ts';
import { chargeIn, ifDared, wayIn } from '../terrain/entering.ts';
import { wildGround, withoutWildNames } from '../terrain/wild-ground.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = {};

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
