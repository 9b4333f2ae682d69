/** A unit as one side of a melee, with every circumstance that does not depend on the opponent. */

import { onceForEach } from '../../../kernel/memo.ts';
import type { Bonuses } from '../../data/characters.ts';
import { abilities } from '../../data/figures/abilities.ts';
import { characterItems } from '../../data/figures/character-items.ts';
import { type Unit, unitOf } from '../../data/units.ts';
import { type ListArmsId, listArms } from '../../melee/army-lists.ts';
import { type Combatant, combatant, stageRows } from '../../melee/combatant.ts';
import { leaderOf } from '../../melee/leaders.ts';
import type { Line } from '../../melee/modifiers.ts';
import type { MeleeSide } from '../../melee/question.ts';
import { standardOfUnits } from '../army-rules/standards.ts';
import { nearSacredSite } from '../camps/sacred-sites.ts';
import { anybodyHas, anybodyHasAny, type Belonging, belongings, unitBelongings } from '../characters/belongings.ts';
import { cursesOn, leadsUnit } from '../characters/company.ts';
import { addedByMagic, enchanted } from '../magic/effects.ts';
import { groupOf } from '../movement/group-of.ts';
import type { ArmsId, CharacterSetup, Setup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { attachedTo, characterSetup, inShieldwall, isMass, leadersOf, troopOf } from './pieces.ts';
import { profileOf } from './troop-facts.ts';
import { weaponOf } from './weapons.ts';

/** The unit's row in the reference table. Cyclics use the row of their present stage. */
export const rowOf = (state: State, unit: BattleUnit): Unit =>
  unitOf(unit.stage === null ? troopOf(state, unit).type : stageRows[unit.stage]) as Unit;
export function nameOf(state: State, unit: BattleUnit): string {
  const troop = troopOf(state, unit);
  return troop.name ?? (profileOf(troop) ?? (unitOf(troop.type) as Unit)).name;
}

export const hasArms = (state: State, unit: BattleUnit, id: ArmsId): boolean =>
  troopOf(state, unit).arms?.includes(id) === true && !unit.usedUp.includes(id);

/** The unit attached to this unit, in the form that melees use. */
function attachedOf(state: State, unit: BattleUnit, first: BattleUnit | undefined): MeleeSide['attached'] {
  const type = first && !isMass(unit) && troopOf(state, first).type;
  return type === 'skirmishers' || type === 'light-artillery' ? type : 'no';
}

/**
 * fr3.multi-based.mass-attachments: the characters who add to a unit's rolls. In a 2x2 unit, only the character who is the unit
 * itself affects it.
 */
const heard = (state: State, unit: BattleUnit): readonly BattleCharacter[] =>
  isMass(unit) ? leadersOf(state, unit.id).filter((each) => leadsUnit(state, each)) : leadersOf(state, unit.id);

/** The roster entries of those characters. */
const ledBy = (state: State, unit: BattleUnit): readonly CharacterSetup[] =>
  heard(state, unit).map((each) => characterSetup(state, each));

/** Whether a character who affects the unit has this ability or item. */
export const isWithUnit = (state: State, unit: BattleUnit, id: string): boolean =>
  anybodyHas(state.setup, id) && ledBy(state, unit).some(({ has = [] }) => has.includes(id));

/** The circumstances that the abilities and items of characters set for a unit. */
function broughtTo(state: State, unit: BattleUnit): Partial<MeleeSide> {
  const has = new Set(ledBy(state, unit).flatMap((each) => each.has ?? []));
  return Object.assign(
    {},
    ...unitBelongings.map((id) => {
      const { unit: brings = {}, groups } = belongings[id] as Belonging;
      return has.has(id) && (groups?.includes(rowOf(state, unit).group) ?? true) ? brings : {};
    }),
  );
}

/** fr3.character-items.army-standard */
const nearStandard = (state: State, unit: BattleUnit): boolean =>
  anybodyHas(state.setup, 'army-standard') &&
  groupOf(state, unit.host ?? unit.id).some((each) => isWithUnit(state, each, 'army-standard'));

/** The circumstances that the army list sets for a unit. */
const ofArms = (arms: readonly ArmsId[]): Partial<MeleeSide> =>
  Object.assign({}, ...arms.map((id) => (Object.hasOwn(listArms, id) ? listArms[id as ListArmsId].melee : {})));

/** Everything about a unit that does not depend on its place: its own properties, its characters and what they carry. */
interface Own {
  readonly side: MeleeSide;
  readonly fromOthers: Partial<MeleeSide>;
  /** The unit's own properties together with what its characters add, as one side of a melee. */
  readonly all: MeleeSide;
}

function ownOf(state: State, unit: BattleUnit, attached: BattleUnit | undefined): Own {
  const troop = troopOf(state, unit);
  const { type, kit } = troop;
  const [leader] = ledBy(state, unit);
  // Only circumstances that apply are set.
  let side: MeleeSide = {
    unit: type,
    ...kit,
    state: unit.morale,
    markers: unit.markers,
    level: unit.comes,
    attached: attachedOf(state, unit, attached),
  };
  // fr3.cavalry.light-cavalry-weapons: light cavalry has bows without buying them.
  if (type === 'light-cavalry' && weaponOf(troop)) side = { ...side, bows: true };
  if (unit.factor !== null) side = { ...side, rolledFactor: unit.factor };
  if (troop.arms) side = { ...side, ...ofArms(troop.arms.filter((id) => !unit.usedUp.includes(id))) };
  // fr3.items.barbarian-loss
  if (unit.everShaken) side = { ...side, barbarian: false };
  if (unit.effects.length > 0) side = { ...side, ...enchanted(unit) };
  if (inShieldwall(unit)) side = { ...side, shieldwall: true };
  if (leader) side = { ...side, leader: leader.leader, superhero: leader.superhero === true };
  if (leader?.has?.includes('exceptional-weapon')) side = { ...side, weapon: true };
  if (!anybodyHasAny(state.setup)) return { side, fromOthers: {}, all: side };
  const fromOthers = broughtTo(state, unit);
  return { side, fromOthers, all: { ...side, ...fromOthers } };
}

/** Cached, because every evaluated position asks about every melee, and most units stay the same objects between states. */
const ownKnown = onceForEach(
  (_: BattleUnit): { of?: readonly [Setup, State['characters'], BattleUnit | undefined, Own] } => ({}),
);

function own(state: State, unit: BattleUnit): Own {
  const { setup, characters } = state;
  const [attached] = attachedTo(state, unit.id);
  const known = ownKnown(unit);
  if (known.of?.[0] !== setup || known.of[1] !== characters || known.of[2] !== attached)
    known.of = [setup, characters, attached, ownOf(state, unit, attached)];
  return known.of[3];
}

/** What a unit gains from its place: from an army standard in the unit or in its group, and from a sacred site. */
export function surroundings(state: State, unit: BattleUnit): Pick<MeleeSide, 'standard' | 'sacredSite'> | null {
  const standard = standardOfUnits(state, unit) ?? (nearStandard(state, unit) ? 'group' : null);
  const sacredSite = nearSacredSite(state, unit);
  return standard || sacredSite ? { ...(standard && { standard }), ...(sacredSite && { sacredSite }) } : null;
}

/** fr3.spells.bless-curse-1: a blessing has no effect while a bard or Grog Ration is with the unit. */
const awake = (side: MeleeSide): MeleeSide => (side.bless && (side.bard || side.grogRation) ? { ...side, bless: false } : side);

/** A unit as one side of a melee, without anything that depends on the opponent. */
export function meleeSide(state: State, unit: BattleUnit): MeleeSide {
  const { side, fromOthers, all } = own(state, unit);
  const here = surroundings(state, unit);
  return awake(here === null ? all : { ...side, ...here, ...fromOthers });
}

/**
 * A character's melee bonus for his unit from rank and abilities. Questions to the melee calculator state this part separately.
 */
const gradeBonusOf = ({ leader, superhero, has = [] }: CharacterSetup): number =>
  leaderOf(leader).melee +
  (superhero ? abilities.superheroMelee : 0) +
  (has.includes('exceptional-weapon') ? characterItems.exceptionalWeapon : 0);

/** The bonus or penalty from a character's abilities and items. */
export const lentBonus = ({ has = [] }: Pick<CharacterSetup, 'has'>, what: keyof Bonuses): number =>
  has.reduce((sum, id) => sum + (belongings[id]?.lends?.[what] ?? 0), 0);

/** A character's total melee bonus for his unit. */
export const meleeBonusOf = (state: State, character: BattleCharacter): number => {
  const setup = characterSetup(state, character);
  return gradeBonusOf(setup) + lentBonus(setup, 'melee');
};

/** The penalty from anti-heroes who curse a unit. A 2x2 unit is too large to be affected. */
const cursed = (state: State, unit: BattleUnit, what: keyof Bonuses): number =>
  isMass(unit) ? 0 : cursesOn(state, unit.id) * lentBonus({ has: ['anti-hero'] }, what);

/** The rally bonus of all characters in a unit except the first. Bonuses of several characters add up. */
const furtherRallyOf = (state: State, unit: BattleUnit): number =>
  ledBy(state, unit).reduce(
    (sum, each, at) =>
      sum +
      (at === 0 ? 0 : leaderOf(each.leader).rally + (each.superhero ? abilities.superheroRally : 0)) +
      lentBonus(each, 'rally'),
    cursed(state, unit, 'rally'),
  );

const byMagic = (unit: BattleUnit): readonly Line[] => {
  const amount = addedByMagic(unit);
  return amount === 0 ? [] : [{ id: 'intervention', name: 'Intervention', amount, rules: ['fr3.spells.intervention'] }];
};

/** The bonus of further characters to rally rolls, as a line for the odds. */
export function furtherRally(state: State, unit: BattleUnit): readonly Line[] {
  const amount = furtherRallyOf(state, unit);
  const others: readonly Line[] =
    amount === 0 ? [] : [{ id: 'further', name: 'Other characters', amount, rules: ['fr3.reference.bonuses-cumulative'] }];
  return [...others, ...byMagic(unit)];
}

/** The melee bonus of all characters except the first. Characters who lost their bonus by declining a challenge are left out. */
export const furtherMelee = (state: State, unit: BattleUnit): number =>
  heard(state, unit).reduce(
    (sum, each, at) => {
      const asked = at === 0 ? gradeBonusOf(characterSetup(state, each)) : 0;
      return sum + (each.silent ? 0 : meleeBonusOf(state, each)) - asked;
    },
    cursed(state, unit, 'melee'),
  );

export const asCombatant = (state: State, unit: BattleUnit): Combatant => combatant(meleeSide(state, unit));
