/** Registers camps, baggage trains and sacred sites with the battle. */
import { known } from '../../../kernel/chance.ts';
import { baggageLoss, campKinds, holdingsChange, unplaced } from '../camps/camps.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...campKinds };

export const watches: Chapter['watches'] = {
  'camps-change-hands'(from) {
    const changed = from.state.stage === 'fighting' ? holdingsChange(from) : null;
    return changed && known(changed);
  },
};

export const points: Chapter['points'] = {
  unplaced: (state, side) => unplaced(state, side).length,
  speedLoss: baggageLoss,
};
