/** Forms a line in front of the objective and waits there, facing the enemy. Charges weaker enemies that come near. */
import { facingOf } from '../../../../engine/fr3/battle/deployment/begin.ts';
import type { SideId } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import { bearing, distance, turnBetween } from '../../../../engine/kernel/geometry.ts';
import { charges, enemies, free, goal, highest, march, nearest, scripted } from './orders.ts';

/** The smallest average advantage with which the script charges. */
const sure = 0;
/** Distance in inches at which an enemy counts as near. */
const near = 6;
/** Inches from the middle of the objective to the line. */
const short = 1;

/** What the units still have to do: reach the line, or turn to an enemy that is near. */
const left =
  (side: SideId) =>
  (state: State): number => {
    const forward = facingOf(state, side) === 0 ? 1 : -1;
    const line = goal(state).y - forward * short;
    const foes = enemies(state, side);
    return free(state, side).reduce((sum, { base }) => {
      const foe = nearest(base, foes);
      if (foe && distance(foe.base, base) < near) return sum + Math.abs(turnBetween(base.facing, bearing(base, foe.base))) / 450;
      // During the advance the army faces the enemy's edge, and no unit moves back.
      const astray = Math.abs(turnBetween(base.facing, facingOf(state, side))) / 450;
      return sum + Math.max(0, forward * (line - base.y)) + astray;
    }, 0);
  };

export const lineAndHold = scripted({
  movement: (state, side, actions) =>
    highest(charges(state, side, actions), ({ edge }) => edge, sure)?.charge ?? march(state, actions, left(side)),
});
