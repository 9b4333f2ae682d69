/** Who is in control (chapter fr3.control); a unit that is not needs a point of the clock of its own to move. */

import { magicUserOf } from './magic/users.ts';
import { isBeastmaster } from './setup.ts';
import { type BattleUnit, characterSetup, leadersOf, type State, troopOf } from './state.ts';
import { rowOf } from './troops.ts';

/** Whether a unit is in control of its side. */
export function controlled(state: State, unit: BattleUnit): boolean {
  const undead = troopOf(state, unit).kit?.undead === true;
  const monster = rowOf(state, unit).group === 'monsters';
  if (!monster && !undead) return true;
  // fr3.control.undead-monsters: they need a necromancer with beastmaster, and no army has one yet.
  if (monster && undead) return false;
  const people = state.characters
    .filter(({ side, status }) => side === unit.side && status === 'in play')
    .map((each) => characterSetup(state, each));
  // fr3.control.monsters
  if (monster) return people.some(isBeastmaster);
  // fr3.control.undead, fr3.control.undead-heroes
  return (
    people.some(
      ({ leader, magic }) =>
        leader.startsWith('general') ||
        leader.startsWith('sub-commander') ||
        (magic !== undefined && magicUserOf(magic)?.controls.includes('undead')),
    ) || leadersOf(state, unit.id).some((each) => characterSetup(state, each).leader !== 'none')
  );
}
