/** Ground: the spell that empties every pool of magic on the table. */
import { certain } from '../../events.ts';
import { enemyOf, type SideId } from '../../vocabulary/ids.ts';
import type { State } from '../../vocabulary/state.ts';
import { armyPoints, casters, emptied, ownPoints } from '../casters.ts';
import type { BattleSpell } from '../spell.ts';

const left = (state: State, side: SideId): number =>
  armyPoints(state, side) + casters(state, side).reduce((sum, each) => sum + ownPoints(state, each), 0);

export const pools: readonly BattleSpell[] = [
  {
    /** fr3.spells.ground: after the contest; points of the clock may fill a pool again. */
    id: 'ground',
    whom: 'nobody',
    matters: (state, { side }) => left(state, enemyOf(side)) > 0,
    works: (state) => certain(emptied(state)),
  },
];
