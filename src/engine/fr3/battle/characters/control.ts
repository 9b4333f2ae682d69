/** Control (chapter fr3.control) in a battle: who is in it, and whom a character may be with. */
import { inControl, type Powers, type Ruled } from '../../control.ts';
import { type Unit, unitOf } from '../../data/units.ts';
import { lookUp } from '../chapters/asking.ts';
import { characterSetup, leadersOf, troopOf } from '../units/pieces.ts';
import { hasArms, rowOf } from '../units/troops.ts';
import type { CharacterSetup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** What a character has power over. */
export function powersOf({ magic, leader, beastmaster, has = [] }: CharacterSetup): Powers {
  const called = magic === undefined ? [] : (lookUp.magicUser(magic)?.controls ?? []);
  return {
    controls: beastmaster ? [...called, 'monsters'] : called,
    commands: leader.startsWith('general') || leader.startsWith('sub-commander'),
    mechanic: has.includes('mechanic'),
    vat: has.includes('vat'),
  };
}

/** A unit of a set-up, as control asks about it. */
export const ruledTroop = ({ type, kit = {}, arms = [] }: TroopSetup): Ruled => ({
  unit: unitOf(type) as Unit,
  undead: kit.undead === true,
  automaton: arms.includes('automaton'),
});

/** A unit of the battle: cyclics are of the row of what they are now. */
export const ruled = (state: State, unit: BattleUnit): Ruled => ({
  unit: rowOf(state, unit),
  undead: troopOf(state, unit).kit?.undead === true,
  automaton: hasArms(state, unit, 'automaton'),
});

/** Whether a unit is in control of its side. */
export function controlled(state: State, unit: BattleUnit): boolean {
  const people = state.characters.filter(({ side, status }) => side === unit.side && status === 'in play');
  return inControl(
    ruled(state, unit),
    people.map((each) => powersOf(characterSetup(state, each))),
    leadersOf(state, unit.id).some((each) => characterSetup(state, each).leader !== 'none'),
  );
}
