/** The board that a player offers to a friend. This code is loaded when needed. */
import { drawnGround } from '../../../engine/hott/battle/deployment/landscape.ts';
import type { Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import { boardSide } from '../../../engine/hott/data/scale.ts';
import { inTenths } from '../friend/in-tenths.ts';

export const boardFor = (seed: number): Pick<Setup, 'table' | 'terrain'> => ({
  table: { width: boardSide, depth: boardSide },
  terrain: inTenths(drawnGround(seed)),
});
