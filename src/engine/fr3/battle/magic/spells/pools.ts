/** Ground: empties every magic pool on the table. */
import { certain } from '../../events.ts';
import { enemyOf, type SideId } from '../../vocabulary/ids.ts';
import type { State } from '../../vocabulary/state.ts';
import { armyPoints, casters, emptyPools, ownPoints } from '../casters.ts';
import type { BattleSpell } from '../spell.ts';

const left = (state: State, side: SideId): number =>
  armyPoints(state, side) + casters(state, side).reduce((sum, each) => sum + ownPoints(state, each), 0);

export const pools: readonly BattleSpell[] = [
  {
    /** fr3.spells.ground: the spell takes effect after the contest. Morale clock points may refill a pool later. */
    id: 'ground',
    whom: 'nobody',
    matters: (state, { side }) => left(state, enemyOf(side)) > 0,
    works: (state) => certain(emptyPools(state)),
  },
];
