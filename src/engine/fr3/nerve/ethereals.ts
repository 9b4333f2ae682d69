/** The test of a unit that an ethereal moves through. */

import { hasBard } from '../standing.ts';
import { losesLevel, type NerveTest, sparedTest } from './test.ts';
import { isSpecial } from './tried.ts';

/** fr3.spirits.ethereals-pass-through: a unit tests for each ethereal that moves through it, friend or foe. */
export const etherealPasses: NerveTest = {
  decides: 'whether the unit bears the ethereal',
  rules: ['fr3.spirits.ethereals-pass-through'],
  spares: ({ me, is }) => {
    const immune = (because: string) => sparedTest(because, 'fr3.spirits.ethereals-immune-units');
    if (isSpecial(me)) return immune('Ethereals do not affect specials.');
    if (me.spirit) return immune('Ethereals do not affect other spirits.');
    if (me.undead) return immune('Ethereals do not affect the undead.');
    if (hasBard(me)) return immune('Ethereals do not affect a unit with a bard.');
    if (is.inquisition) return immune('Ethereals do not affect mobs with the Inquisition’s standard.');
    return me.is.grogRation ? immune('Ethereals do not affect a unit under Grog Ration.') : undefined;
  },
  failed: losesLevel('fr3.spirits.ethereals-pass-through'),
};
