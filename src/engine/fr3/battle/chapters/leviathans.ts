/** Registers leviathans with the battle. */
import { known } from '../../../kernel/chance.ts';
import { friendsFight, leviathansSwing, quarrels, rollForCrushed } from '../special-troops/leviathans.ts';
import { leviathanKinds, leviathansDrag, leviathansGlide } from '../special-troops/leviathans-aloft.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = { ...leviathanKinds };

export const events: Chapter['events'] = {
  'leviathans-drag': (state) => known(leviathansDrag(state)),
  'leviathans-glide': (state) => known(leviathansGlide(state)),
  'leviathans-swing': leviathansSwing,
  'quarrelling-leviathans-fight': friendsFight,
};

export const watches: Chapter['watches'] = {
  'leviathans-crush': watch(rollForCrushed),
};

export const points: Chapter['points'] = { quarrels };
