/** All units go straight to the nearest enemy as fast as possible. The units charge unless the odds are too bad. */
import type { SideId } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import { charges, enemies, free, highest, march, nearest, off, ofKind, scripted } from './orders.ts';

/** The largest average disadvantage in a melee that the script accepts. */
const daring = -0.5;

const left =
  (side: SideId) =>
  (state: State): number => {
    const foes = enemies(state, side);
    return free(state, side).reduce((sum, unit) => {
      const foe = nearest(unit.base, foes);
      return foe ? sum + off(unit, foe.base) : sum;
    }, 0);
  };

export const rush = scripted({
  movement: (state, side, actions) =>
    highest(charges(state, side, actions), ({ edge }) => edge, daring)?.charge ?? march(state, actions, left(side)),
  'follow-up': (_, __, actions) => ofKind(actions, 'follow-up').find(({ go }) => go),
});
