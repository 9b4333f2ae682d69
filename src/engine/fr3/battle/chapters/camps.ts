/** Camps, baggage trains and sacred sites: what they add to the battle. */
import { known } from '../../../kernel/chance.ts';
import { holdingKinds, holdingsChange } from '../camps/camps.ts';
import type { Chapter } from './chapter.ts';

export { baggageLoss, unplaced } from '../camps/camps.ts';

export const kinds = { ...holdingKinds };

export const watches: Chapter['watches'] = {
  'camps-change-hands'(from) {
    const changed = from.state.stage === 'fighting' ? holdingsChange(from) : null;
    return changed && known(changed);
  },
};
