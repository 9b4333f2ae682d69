/** The close combats that are to be fought (hott.sequence.close-combat-both). */
import { onceFor } from '../../../kernel/memo.ts';
import { facedBy, meetings } from '../elements/contacts.ts';
import { elementBy } from '../elements/find.ts';
import { besiegers } from '../elements/stronghold.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/** Two enemies in close combat. */
export interface Fight {
  /** The element of the side whose bound it is now. */
  readonly own: UnitId;
  readonly enemy: UnitId;
}

const mayFight = (state: State, id: UnitId): boolean => !elementBy(state, id).did.fought;

/**
 * Fights that have not been fought in this bound: two elements front to front, or one with its front on the flank or rear of an
 * enemy that faces no one. If several elements attack such an enemy, only one of them fights. The acting side chooses which.
 */
export const fightsOf = onceFor((state: State): readonly Fight[] => {
  const found: Fight[] = [];
  const sideOf = (id: UnitId) => elementBy(state, id).side;
  const add = (one: UnitId, other: UnitId): void => {
    const [own, enemy] = sideOf(one) === state.acting ? [one, other] : [other, one];
    if (mayFight(state, own) && mayFight(state, enemy) && !found.some((each) => each.own === own && each.enemy === enemy))
      found.push({ own, enemy });
  };
  for (const { unit, enemy, on } of meetings(state)) {
    if (on === 'front') add(unit, enemy);
    else if (facedBy(state, enemy) === undefined) add(unit, enemy);
  }
  return found;
});

/** Elements that can storm the enemy's stronghold this bound. */
export function stormers(state: State): readonly BattleElement[] {
  if (state.stormed || state.captured || !state.stronghold) return [];
  return besiegers(state, enemyOf(state.defender)).filter(({ did }) => !did.fought);
}
