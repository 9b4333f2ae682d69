/** A unit of the battle as the chapters know it: one side of a melee, with everything that holds whomever it meets. */

import { type Unit, unitOf } from '../data/units.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { MeleeSide } from '../melee/question.ts';
import { attachedTo, type BattleUnit, characterSetup, leadersOf, type State, troopOf } from './state.ts';

export const rowOf = (state: State, unit: BattleUnit): Unit => unitOf(troopOf(state, unit).type) as Unit;
export const nameOf = (state: State, unit: BattleUnit): string => troopOf(state, unit).name ?? rowOf(state, unit).name;

/** What is attached to a unit, as a melee counts it. */
function attachedOf(state: State, unit: BattleUnit): MeleeSide['attached'] {
  const [type] = attachedTo(state, unit.id).map((each) => troopOf(state, each).type);
  return type === 'skirmishers' || type === 'light-artillery' ? type : 'no';
}

/** Everything that is true of a unit before anybody meets it. */
export function meleeSide(state: State, unit: BattleUnit): MeleeSide {
  const { type, kit } = troopOf(state, unit);
  const [leader] = leadersOf(state, unit.id).map((each) => characterSetup(state, each));
  return {
    unit: type,
    ...kit,
    // fr3.items.barbarian-loss
    ...(unit.everShaken ? { barbarian: false } : {}),
    state: unit.morale,
    markers: unit.markers,
    level: unit.comes,
    attached: attachedOf(state, unit),
    ...(leader ? { leader: leader.leader, superhero: leader.superhero === true } : {}),
  };
}

export const asCombatant = (state: State, unit: BattleUnit): Combatant => combatant(meleeSide(state, unit));
