/**
 * Innate abilities of Fantasy Rules! third edition, one row per ability. The prose about the abilities is in `rules/fr3/innate/`.
 * Distances are inches at 15 mm scale.
 */
import { listInnates } from './armies/army.ts';
import { elementals } from './figures/elementals.ts';
import { infantry } from './figures/infantry.ts';
import { innateMagic } from './figures/innate-magic.ts';
import { spellEffects } from './figures/spell-effects.ts';

/** Who makes the rally roll: the target to resist, the user to succeed, or the caster of another spell. */
export const innateRolls = ['target resists', 'user succeeds', 'caster of the other spell'] as const;
export type InnateRoll = (typeof innateRolls)[number];

/** `bowfire`: the same range and arc as bowfire. `self`: only the user and his unit. */
export const innateRanges = ['bowfire', 'self', 'bowfire or self'] as const;
export type InnateRange = (typeof innateRanges)[number];

/** Who may buy an ability. Characters may buy any ability as a minor ability. */
export interface MayBuy {
  /** Unit types that may buy the ability in any army (ids of the reference table). */
  readonly units: readonly string[];
  /** Whether every elite unit may buy the ability, or every elite monster. */
  readonly elite: 'units' | 'monsters' | null;
  /** Whether ordinary units may buy the ability in armies whose list names it. */
  readonly armyList: boolean;
  /** Unit types that have the ability at no cost. */
  readonly free: readonly string[];
  /** Who may buy the ability, in words, including what the ids cannot express. */
  readonly phrase: string;
}

export interface InnateAbility {
  readonly id: string;
  readonly name: string;
  /** Points for each unit or character, and for each base of a ship or leviathan. */
  readonly cost: number;
  readonly mayBuy: MayBuy;
  readonly range: InnateRange;
  readonly roll: InnateRoll;
  readonly psychology: boolean;
  readonly summary: string;
  readonly rule: string;
  readonly tier: 'core' | 'advanced';
  readonly use: 'engine';
  /** The numbers that describe the ability's effect, by name. */
  readonly figures: Readonly<Record<string, number>>;
}

const ability = (
  id: string,
  name: string,
  range: InnateRange,
  roll: InnateRoll,
  summary: string,
  mayBuy: Pick<MayBuy, 'phrase'> & Partial<MayBuy>,
  row: Partial<InnateAbility> = {},
): InnateAbility => ({
  cost: innateMagic.cost,
  psychology: false,
  tier: 'core',
  use: 'engine',
  figures: {},
  id,
  name,
  range,
  roll,
  summary,
  mayBuy: { units: [], elite: null, armyList: true, free: [], ...mayBuy },
  rule: `fr3.innate.${id}`,
  ...row,
});

export const innateAbilities: readonly InnateAbility[] = [
  // The target resists
  ability('animate-terrain', 'Animate Terrain', 'bowfire', 'target resists', 'A piece of terrain comes alive and fights a target that fails a rally roll.', {
    units: ['rangers'],
    free: ['plant-elemental'],
    phrase: 'Rangers; army list. Plant elementals have it at no cost.',
  }, { figures: { plantElementalRange: elementals.plantAnimateRange } }),
  ability('apoplexy', 'Apoplexy', 'bowfire', 'target resists', 'A target that fails a rally roll cannot move for the rest of the turn.', {
    units: ['rangers'],
    elite: 'monsters',
    phrase: 'Rangers; elite monsters; army list.',
  }),
  ability('disorient', 'Disorient', 'bowfire', 'target resists', 'If the target fails a rally roll, it moves in a random direction.', {
    units: ['rangers'],
    phrase: 'Rangers; army list.',
  }),
  ability('earthquake', 'Earthquake', 'bowfire', 'target resists', 'A target that fails a rally roll is affected as if by the spell Tremors.', {
    free: ['earth-elemental'],
    phrase: 'Army list. Earth elementals have it at no cost.',
  }),
  ability('flash-flood', 'Flash Flood', 'bowfire', 'target resists', 'A target that fails a rally roll is swept directly away from the user.', {
    free: ['water-elemental'],
    phrase: 'Army list. Water elementals have it at no cost.',
  }),
  ability('nullify', 'Nullify', 'bowfire', 'target resists', 'A target that fails a rally roll cannot use magic for the rest of the turn.', {
    phrase: 'Army list. Witch hunters have it at no cost.',
  }),
  ability('stinkbomb', 'Stinkbomb', 'bowfire', 'target resists', 'A target that fails a rally roll cannot give or receive support for the rest of the turn.', {
    phrase: 'Army list.',
  }),
  ability('sudden-wind', 'Sudden Wind', 'bowfire', 'target resists', 'A target that fails a rally roll cannot fire missiles or artillery for the rest of the turn.', {
    phrase: 'Army list.',
  }),
  ability('tempest', 'Tempest', 'bowfire', 'target resists', 'A target that fails a rally roll is blown directly away from the user.', {
    free: ['air-elemental'],
    phrase: 'Army list. Air elementals have it at no cost.',
  }),
  ability('war-cry', 'War Cry', 'bowfire', 'target resists', 'A target that fails a rally roll becomes one level more demoralized.', {
    elite: 'units',
    phrase: 'Any elite unit; army list.',
  }, { psychology: true, figures: { levels: 1 } }),

  // The user must succeed
  ability('douse-fire', 'Douse Fire', 'bowfire', 'user succeeds', 'Puts out a fire on a piece of terrain, a ship base or a leviathan.', {
    free: ['water-elemental'],
    phrase: 'Army list. Water elementals have it at no cost.',
  }, { tier: 'advanced', figures: { waterElementalRange: elementals.waterDouseRange } }),
  ability('freeze', 'Freeze', 'bowfire', 'user succeeds', 'Every unit on the target base has −1 CF for the rest of the phase.', {
    units: ['dragons', 'leviathans'],
    phrase: 'Dragons and leviathans, as their one special attack; army list.',
  }, { figures: { cf: spellEffects.freeze } }),
  ability('fast-movement', 'Fast Movement', 'self', 'user succeeds', 'The unit turns and moves a short distance at once, even to dodge fire or a charge.', {
    units: [
      'beastmen', 'handweapons', 'rangers', 'rifles', 'skirmishers', 'spears', 'sword-and-pistol', 'dragoons', 'knights', 'heavy-cavalry', 'light-cavalry', 'mounted',
      'small-monsters', 'large-monsters', 'dragons', 'leviathans',
    ],
    armyList: false,
    phrase: 'In any army, living small and large monsters, unit characters, dragons, leviathans and ships. In most armies, the infantry and cavalry types listed on its page.',
  }, { figures: { slowMove: 2, fastMove: 3, fastFrom: 5, shipRally: 6 } }),
  ability('hide', 'Hide', 'self', 'user succeeds', 'Enemies cannot shoot at the unit, aim magic at it or charge it this turn. They move through it.', {
    units: ['rangers'],
    free: ['rangers'],
    phrase: 'Army list. Rangers have it at no cost.',
  }),
  ability('levitate', 'Levitate', 'self', 'user succeeds', 'In this turn, the unit may cross any terrain and storm high walls without ladders.', {
    phrase: 'Army list.',
  }),
  ability('magic-resistance', 'Magic Resistance', 'self', 'user succeeds', 'The unit cancels one innate ability, or one spell of 2 points or fewer, that would affect it.', {
    elite: 'units',
    phrase: 'Any elite unit; army list.',
  }, { figures: { maxSpellCost: 2 } }),
  ability('set-fire', 'Set Fire', 'bowfire', 'user succeeds', 'The target base rolls on the fire results table.', {
    units: ['longbows', 'militia', 'skirmishers', 'sword-and-pistol', 'dragoons', 'light-artillery', 'heavy-artillery', 'battlewagons', 'dragons', 'leviathans'],
    free: ['fire-elemental'],
    phrase:
      'Missile units, including units that have bought bowfire, but not crossbows/handguns, muskets, rifles, or rocks and bottles; light artillery and indirect heavy artillery; dragons, leviathans, battlewagons, ships and assault craft; army list. Fire elementals have it at no cost.',
  }, { tier: 'advanced', figures: { longbowRange: infantry.range.long, fireElementalRange: elementals.fireRange } }),
  ability('toughness', 'Toughness', 'self', 'user succeeds', 'The unit cancels its first demoralization or damage of the turn from shooting, fire or melee.', {
    elite: 'units',
    phrase: 'Any elite unit; army list.',
  }),
  ability('smoke-screen', 'Smoke Screen', 'self', 'user succeeds', 'The unit may withdraw from melee as light cavalry does.', {
    units: ['rangers'],
    elite: 'units',
    phrase: 'Rangers; any elite unit; army list.',
  }),

  // The caster of another spell rolls
  ability('dispel', 'Dispel', 'bowfire or self', 'caster of the other spell', 'A spell that is still in effect ends, unless its caster succeeds on a roll.', {
    phrase: 'Army list.',
  }, { figures: { innate: 6, levelOne: 5, levelTwo: 4, levelThree: 3 } }),
];

/** fr3.army-lists.innate-name-aliases: abilities that only lists name, in the same form as the others. */
const ofLists: readonly InnateAbility[] = listInnates.map(({ id, name, range, roll, summary, rule, cost }) => ({
  ...ability(id, name, range, roll, summary, { phrase: 'Army list.' }),
  cost,
  rule,
}));

const byId = new Map([...innateAbilities, ...ofLists].map((each) => [each.id, each]));

/** The innate ability with an id, including those named only in army lists; undefined if there is none. */
export const innateOf = (id: string): InnateAbility | undefined => byId.get(id);
