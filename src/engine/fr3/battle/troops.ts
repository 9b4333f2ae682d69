/** A unit of the battle as the chapters know it: one side of a melee, with everything that holds whomever it meets. */

import { abilities } from '../data/figures/abilities.ts';
import { type Unit, unitOf } from '../data/units.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import { leaderOf } from '../melee/leaders.ts';
import type { Line } from '../melee/modifiers.ts';
import type { MeleeSide } from '../melee/question.ts';
import { enchanted } from './magic/effects.ts';
import { type ArmsId, type CharacterSetup, profileOf } from './setup.ts';
import {
  attachedTo,
  type BattleCharacter,
  type BattleUnit,
  characterSetup,
  isMass,
  leadersOf,
  type State,
  troopOf,
} from './state.ts';
import { weaponOf } from './weapons.ts';

export const rowOf = (state: State, unit: BattleUnit): Unit => unitOf(troopOf(state, unit).type) as Unit;
export function nameOf(state: State, unit: BattleUnit): string {
  const troop = troopOf(state, unit);
  return troop.name ?? (profileOf(troop) ?? rowOf(state, unit)).name;
}

export const hasArms = (state: State, unit: BattleUnit, id: ArmsId): boolean => troopOf(state, unit).arms?.includes(id) === true;

/** What is attached to a unit, as a melee counts it. */
function attachedOf(state: State, unit: BattleUnit): MeleeSide['attached'] {
  if (isMass(unit)) return 'no';
  const [type] = attachedTo(state, unit.id).map((each) => troopOf(state, each).type);
  return type === 'skirmishers' || type === 'light-artillery' ? type : 'no';
}

/** fr3.multi-based.mass-attachments: the characters with a unit who add to its rolls; in a 2x2 unit they are lost in the crush. */
const heard = (state: State, unit: BattleUnit): readonly BattleCharacter[] => (isMass(unit) ? [] : leadersOf(state, unit.id));

/** Those, as the rosters say them. */
const ledBy = (state: State, unit: BattleUnit): readonly CharacterSetup[] =>
  heard(state, unit).map((each) => characterSetup(state, each));

/** Everything that is true of a unit before anybody meets it. */
export function meleeSide(state: State, unit: BattleUnit): MeleeSide {
  const troop = troopOf(state, unit);
  const { type, kit } = troop;
  const [leader] = ledBy(state, unit);
  return {
    unit: type,
    ...kit,
    // fr3.cavalry.light-cavalry-weapons: theirs without being bought.
    ...(type === 'light-cavalry' && weaponOf(troop) ? { bows: true } : {}),
    // fr3.items.barbarian-loss
    ...(unit.everShaken ? { barbarian: false } : {}),
    state: unit.morale,
    markers: unit.markers,
    level: unit.comes,
    ...enchanted(unit),
    attached: attachedOf(state, unit),
    ...(leader ? { leader: leader.leader, superhero: leader.superhero === true } : {}),
  };
}

/** What a character adds to the melee of his unit. */
export const meleeBonusOf = (state: State, character: BattleCharacter): number => {
  const { leader, superhero } = characterSetup(state, character);
  return leaderOf(leader).melee + (superhero ? abilities.superheroMelee : 0);
};

/** What the characters with a unit beyond the first add to its rally rolls: bonuses of different ones add together. */
const furtherRallyOf = (state: State, unit: BattleUnit): number =>
  ledBy(state, unit)
    .slice(1)
    .reduce((sum, { leader, superhero }) => sum + leaderOf(leader).rally + (superhero ? abilities.superheroRally : 0), 0);

/** The lines that those add to a rally roll. */
export function furtherRally(state: State, unit: BattleUnit): readonly Line[] {
  const amount = furtherRallyOf(state, unit);
  return amount === 0 ? [] : [{ id: 'further', name: 'Other characters', amount, rules: ['fr3.reference.bonuses-cumulative'] }];
}

/** What the question of a melee does not know of them: those beyond the first, and who lends no bonus for declining a challenge. */
export const furtherMelee = (state: State, unit: BattleUnit): number =>
  heard(state, unit).reduce((sum, each, at) => {
    const bonus = meleeBonusOf(state, each);
    return at === 0 ? (each.silent ? sum - bonus : sum) : each.silent ? sum : sum + bonus;
  }, 0);

/** A combatant with the CF that was rolled for its unit, if one was. */
export const withFactor = ({ factor }: BattleUnit, of: Combatant): Combatant =>
  factor === null ? of : { ...of, combatFactor: factor };

export const asCombatant = (state: State, unit: BattleUnit): Combatant => withFactor(unit, combatant(meleeSide(state, unit)));
