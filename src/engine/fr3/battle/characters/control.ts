/** Control (chapter fr3.control) in a battle: which units are under control, and which units a character may be with. */
import { inControl, type Powers, type Ruled } from '../../control.ts';
import { type Unit, unitOf } from '../../data/units.ts';
import { lookUp } from '../chapters/asking.ts';
import { characterSetup, leadersOf, troopOf } from '../units/pieces.ts';
import { hasArms, rowOf } from '../units/troops.ts';
import type { CharacterSetup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** What a character can control. */
export function powersOf({ magic, leader, beastmaster, has = [] }: CharacterSetup): Powers {
  const called = magic === undefined ? [] : (lookUp.magicUser(magic)?.controls ?? []);
  return {
    controls: beastmaster ? [...called, 'monsters'] : called,
    commands: leader.startsWith('general') || leader.startsWith('sub-commander'),
    mechanic: has.includes('mechanic'),
    vat: has.includes('vat'),
  };
}

/** A unit in a set-up, in the form that the control rules use. */
export const ruledTroop = ({ type, kit = {}, arms = [] }: TroopSetup): Ruled => ({
  unit: unitOf(type) as Unit,
  undead: kit.undead === true,
  automaton: arms.includes('automaton'),
});

/** A unit in battle. A cyclic uses the table row of its present form. */
export const unitToControl = (state: State, unit: BattleUnit): Ruled => ({
  unit: rowOf(state, unit),
  undead: troopOf(state, unit).kit?.undead === true,
  automaton: hasArms(state, unit, 'automaton'),
});

/** Whether a character of its side controls the unit. */
export function controlled(state: State, unit: BattleUnit): boolean {
  const people = state.characters.filter(({ side, status }) => side === unit.side && status === 'in play');
  return inControl(
    unitToControl(state, unit),
    people.map((each) => powersOf(characterSetup(state, each))),
    leadersOf(state, unit.id).some((each) => characterSetup(state, each).leader !== 'none'),
  );
}
