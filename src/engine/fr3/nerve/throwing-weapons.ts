/** Throwing weapons (fr3.missile-fire.throwing-weapons): used on contact by the charger or by the charged unit. */
import { losesLevel, type NerveTest, sparedTest } from './test.ts';
import { isSpecial } from './tried.ts';

export const underThrowingWeapons: NerveTest = {
  decides: 'whether the unit comes through the missiles',
  rules: ['fr3.missile-fire.throwing-weapons'],
  spares: ({ me }) => {
    if (me.leviathan) return sparedTest('Throwing weapons do not affect leviathans.', 'fr3.leviathans.throwing-weapons');
    if (me.spirit || isSpecial(me))
      return sparedTest('Spirits and specials are immune to throwing weapons.', 'fr3.missile-fire.throwing-immunity');
    return undefined;
  },
  failed: losesLevel('fr3.missile-fire.throwing-weapons'),
};
