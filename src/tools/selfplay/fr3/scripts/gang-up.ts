/**
 * All units attack one enemy, the easiest to reach, and no unit charges alone: two against one, or against an enemy already in a
 * fight.
 */
import type { SideId } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import { distance } from '../../../../engine/kernel/geometry.ts';
import { charges, enemies, free, highest, type Met, march, off, ofKind, scripted } from './orders.ts';

/** The number of attackers that gang up. */
const gang = 3;
/**
 * The smallest average advantages with which the script charges: one for charges by two or more units or against an enemy in a
 * fight, and one for charges by a single unit.
 */
const together = -0.25;
const alone = 0.5;

/** The enemy that its nearest attackers can reach on the shortest paths. Wavering enemies are preferred. */
function victim(state: State, side: SideId): BattleUnit | undefined {
  const own = free(state, side);
  return highest(enemies(state, side), ({ base, morale }) => {
    const ways = own.map((unit) => distance(unit.base, base)).sort((one, other) => one - other);
    return 2 * morale - ways.slice(0, gang).reduce((sum, inches) => sum + inches, 0);
  });
}

const left =
  (side: SideId) =>
  (state: State): number => {
    const at = victim(state, side);
    return at ? free(state, side).reduce((sum, unit) => sum + off(unit, at.base), 0) : 0;
  };

/** Whether other units could charge the same enemy now, or are already in contact with it. */
const helped = ({ charge, at, held }: Met, all: readonly Met[]): boolean =>
  held > at.length ||
  all.some((other) => other.at.some((id) => at.includes(id)) && !other.charge.units.some((id) => charge.units.includes(id)));

export const gangUp = scripted({
  movement(state, side, actions) {
    const all = charges(state, side, actions);
    const best = highest(
      all.filter((met) => met.edge > (helped(met, all) ? together : alone)),
      ({ edge, held }) => edge + held,
    );
    return best?.charge ?? march(state, actions, left(side));
  },
  'follow-up': (_, __, actions) => ofKind(actions, 'follow-up').find(({ go }) => go),
});
