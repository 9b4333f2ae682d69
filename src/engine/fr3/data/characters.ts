/**
 * Characters of Fantasy Rules! third edition: ranks, abilities and magic users with their prices. The page of an entry is the
 * page of its `rule`. This table is for buying characters; effects in play are in the rules, and their numbers in `figures/`.
 */
import { type ControlledKind, commanders, controllers } from './controllers.ts';
import { abilities } from './figures/abilities.ts';
import { design } from './figures/design.ts';
import { magicUsers } from './figures/magic-users.ts';
import { optionalCharacters as thief } from './figures/optional-characters.ts';
import { curse, leaderBonuses, leaderPrices } from './leader-bonuses.ts';
import { unitOf } from './units.ts';

export const characterKinds = ['grade', 'major', 'minor', 'magic', 'army-specific'] as const;
export type CharacterKind = (typeof characterKinds)[number];

export const magicLevels = [1, 2, 3] as const;
export type MagicLevel = (typeof magicLevels)[number];

/** A price in points, or one price for each magic level. */
export type Cost = number | { readonly [level in MagicLevel]?: number };

/** A major ability makes its owner a major character (fr3.characters.major-or-minor). */
export type Rank = 'major' | 'minor' | 'none';

/** Bonuses to melee and rally rolls (fr3.characters.bonus-notation). */
export interface Bonuses {
  readonly melee: number;
  readonly rally: number;
}

/** How many abilities and items a rank may have. The rank itself does not count. */
export interface Capacity {
  readonly total: number;
  readonly major: number;
}

/** Conditions that the army must meet before a character may buy this. */
export const armyNeeds = ['swimming-unit', 'machines-or-ships-allowed', 'no-other-magic-users'] as const;
export type ArmyNeed = (typeof armyNeeds)[number];

export interface Limits {
  /**
   * How many characters of the army must have this, and how many may have it. Without this field, any number of characters may
   * have it.
   */
  readonly perArmy?: { readonly min: number; readonly max: number };
  /** A character may have this only once (fr3.characters.one-ability-per-type). */
  readonly perCharacter: 1;
  /** A character may have at most one purchase from each group. */
  readonly group?: 'leadership' | 'casting';
  readonly army?: readonly ArmyNeed[];
}

export interface Casting {
  /** The slug of the spell list (fr3.spells.list-…) whose level-one spells the magic user knows; null for none. */
  readonly base: string | null;
  /** The spell lists from which the magic user chooses one for spells above level one. */
  readonly lists: readonly string[];
  readonly levels: readonly MagicLevel[];
  /** The titles of the levels in this school of magic. */
  readonly names: { readonly [level in MagicLevel]?: string };
  /** Whether the magic user may defend actively against spells. */
  readonly activeDefence: boolean;
}

/** A price in one army list, with its rule. */
export interface ArmyPrice {
  readonly army: string;
  readonly cost: number;
  /** Who pays this price. Without this field, every character of the army pays it. */
  readonly only?: 'general' | 'shaman' | 'one-character';
  readonly rule: string;
}

/** A part of a price that the book gives as a sum. */
export interface PricePart {
  readonly name: string;
  readonly cost: number;
}

export interface CharacterEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: CharacterKind;
  /** The id of the rule whose page is the page of this entry. */
  readonly rule: string;
  /** Points added to what the character has cost so far. */
  readonly cost: Cost;
  readonly rank: Rank | { readonly [level in MagicLevel]?: Rank };
  /** Ids of entries that the character must already have; `hero` means hero or any higher rank. */
  readonly needs: readonly string[];
  readonly limits: Limits;
  /** The armies that may buy this: any army, armies whose lists say so, or only the armies named here. */
  readonly armies: 'any' | 'list' | readonly string[];
  readonly armyPrices: readonly ArmyPrice[];
  /** The bonuses that the entry gives. If there are several, the player chooses one when building the army. */
  readonly bonuses: readonly Bonuses[];
  readonly capacity: Capacity | null;
  readonly casting: Casting | null;
  /** Ids of abilities that come free and do not count against limits. */
  readonly grants: readonly string[];
  readonly controls: readonly ControlledKind[];
  /** For army-specific characters: their unit type, and the parts that add up to the printed total. */
  readonly unit: { readonly type: string; readonly combatFactor: number } | null;
  readonly parts: readonly PricePart[];
  readonly summary: string;
  readonly tier: 'core' | 'advanced' | 'optional';
}

const once: Limits = { perCharacter: 1 };
const grade: Limits = { perCharacter: 1, group: 'leadership' };
const casts: Limits = { perCharacter: 1, group: 'casting' };
const perArmy = (max: number, min = 0): Limits => ({ perCharacter: 1, perArmy: { min, max } });

/** fr3.magic-users.casting-abilities: prices of the magic casting ability by level. */
export const castingCost = { 1: design.magicLevel1, 2: design.magicLevel2, 3: design.magicLevel3 } as const;
const castingRank = { 1: 'minor', 2: 'major', 3: 'major' } as const;
const unitCost = (type: string): number => unitOf(type)?.cost ?? 0;
const ruler = { combatFactor: abilities.rulerFactor } as const;
const archangelParts: readonly PricePart[] = [
  { name: 'Major spirit', cost: unitCost('major-spirits') },
  { name: 'Level three cleric', cost: castingCost[3] },
  { name: 'General', cost: leaderPrices.general },
  { name: `+${ruler.combatFactor} CF`, cost: ruler.combatFactor * design.combatFactor },
  { name: 'Fade', cost: design.fade },
];
const hiveQueenParts: readonly PricePart[] = [
  { name: 'Large monster', cost: unitCost('large-monsters') },
  { name: 'General', cost: leaderPrices.general },
  { name: 'Level two magic', cost: castingCost[2] },
  { name: `+${ruler.combatFactor} CF`, cost: ruler.combatFactor * design.combatFactor },
];
const total = (parts: readonly PricePart[]): number => parts.reduce((sum, { cost }) => sum + cost, 0);

const entry = (
  id: string,
  name: string,
  kind: CharacterKind,
  rule: string,
  row: Partial<CharacterEntry> & Pick<CharacterEntry, 'cost' | 'rank' | 'summary'>,
): CharacterEntry => ({
  needs: [],
  limits: once,
  armies: 'any',
  armyPrices: [],
  bonuses: [],
  capacity: null,
  casting: null,
  grants: [],
  controls: commanders[id] ?? controllers[id] ?? [],
  unit: null,
  parts: [],
  tier: 'core',
  id,
  name,
  kind,
  rule: `fr3.${rule}`,
  ...row,
});

const magicUser = (
  id: string,
  name: string,
  rule: string,
  casting: Casting,
  row: Partial<CharacterEntry> & Pick<CharacterEntry, 'summary'>,
): CharacterEntry =>
  entry(id, name, 'magic', rule, {
    cost: Object.fromEntries(casting.levels.map((level) => [level, castingCost[level]])),
    rank: Object.fromEntries(casting.levels.map((level) => [level, castingRank[level]])),
    limits: casts,
    armies: 'list',
    casting,
    ...row,
  });

/** fr3.abilities.mechanic, fr3.abilities.engineer: the armies that train engineers cheaply. */
const cheapSpecialists: readonly ArmyPrice[] = [
  { army: 'chinese', cost: 10, rule: 'fr3.armies.chinese-half-price-specialists' },
  { army: 'dwarfs', cost: 10, rule: 'fr3.armies.dwarfs-half-price-specialists' },
  { army: 'egyptian', cost: 10, rule: 'fr3.armies.egyptian-half-price-specialists' },
  { army: 'gnomes', cost: 10, rule: 'fr3.armies.gnomes-half-price-specialists' },
  { army: 'renaissance', cost: 10, rule: 'fr3.armies.renaissance-half-price-specialists' },
  { army: 'roman', cost: 10, rule: 'fr3.armies.roman-half-price-specialists' },
  { army: 'victorian', cost: 10, rule: 'fr3.armies.victorian-half-price-specialists' },
];

/**
 * fr3.inventions.mad-scientist: the armies that the entry of the mad scientist names. Cells in an army's own table take
 * precedence.
 */
const madScientistArmies = [
  'arabic', 'automaton', 'chaos', 'chinese', 'dwarfs', 'evil', 'gnomes', 'hill-dwarves', 'medieval', 'renaissance',
  'napoleonic-austrian', 'napoleonic-british', 'napoleonic-french', 'napoleonic-prussian', 'napoleonic-russian',
  'victorian', 'acw-north', 'acw-south', 'buffalo-soldiers', 'settlers',
] as const;

export const characters: readonly CharacterEntry[] = [
  entry('individual', 'Individual', 'grade', 'characters.basic-individual', {
    cost: leaderPrices.individual, rank: 'none', capacity: { total: 1, major: 1 },
    summary: 'A single figure. It moves and attaches freely, gives no bonuses, and may have one ability.',
  }),
  entry('unit-character', 'Unit character', 'grade', 'characters.basic-unit-character', {
    cost: 10, rank: 'none', capacity: { total: 1, major: 1 },
    summary: 'A unit that is also a character. It fights and moves like its type, never attaches, and may have one ability.',
  }),
  entry('hero', 'Hero', 'grade', 'characters.hero', {
    cost: leaderPrices.hero, rank: 'major', limits: grade, capacity: { total: 2, major: 1 },
    bonuses: leaderBonuses.hero,
    summary: 'The lowest grade of leadership. He moves one unit without using a move of the morale clock, and helps it to fight or rally.',
  }),
  entry('sub-commander', 'Sub-commander', 'grade', 'characters.sub-commander', {
    cost: leaderPrices['sub-commander'], rank: 'major', limits: grade, capacity: { total: 3, major: 1 },
    bonuses: leaderBonuses['sub-commander'],
    summary: 'The middle grade of leadership. He moves a small group without using a move of the morale clock.',
  }),
  entry('general', 'General', 'grade', 'characters.general', {
    cost: leaderPrices.general, rank: 'major', limits: { ...grade, perArmy: { min: 1, max: 1 } }, capacity: { total: 4, major: 2 },
    bonuses: leaderBonuses.general,
    summary: 'Every army has exactly one general. He moves his whole group without using a move of the morale clock.',
  }),

  entry('assassin', 'Assassin', 'major', 'abilities.assassin', {
    cost: 20, rank: 'major', needs: ['hero'], armies: 'list',
    summary: 'He can walk up to an enemy character and force him to fight a duel. He has a bonus in duels.',
  }),
  entry('bard', 'Bard', 'major', 'abilities.bard', {
    cost: 20, rank: 'major', needs: ['hero'], limits: perArmy(1), armies: 'list',
    summary: 'His unit is immune to fear and demoralization. He adds a d6 to the army pool each turn.',
  }),
  entry('superhero', 'Superhero', 'major', 'abilities.superhero', {
    cost: leaderPrices.superhero, rank: 'major', needs: ['hero'], bonuses: [{ melee: abilities.superheroMelee, rally: abilities.superheroRally }],
    armyPrices: [{ army: 'chaos', cost: 10, only: 'general', rule: 'fr3.armies.chaos-general-superhero' }],
    summary: 'Adds 1 to the melee bonus and the rally bonus of a leader.',
  }),
  entry('witch-hunter', 'Witch hunter', 'major', 'magic-users.witch-hunter', {
    cost: 40, rank: 'major', needs: ['hero'], limits: { ...casts, army: ['no-other-magic-users'] }, armies: 'list', grants: ['nullify'],
    casting: { base: null, lists: [], levels: [magicUsers.witchHunterLevel], names: {}, activeDefence: true },
    summary: 'He does not cast spells, defends against them like a level two magic user, and must charge enemy magic users within reach.',
  }),
  entry('mad-scientist', 'Mad scientist', 'major', 'inventions.mad-scientist', {
    cost: 30, rank: 'major', limits: perArmy(1), armies: madScientistArmies, tier: 'advanced',
    summary: 'He uses unreliable devices instead of spells, with a die of points each turn.',
  }),
  entry('anti-hero', 'Anti-hero', 'major', 'optional-characters.anti-hero', {
    cost: 20, rank: 'major', bonuses: [curse], tier: 'optional',
    summary: 'An unlucky character whom you attach to an enemy unit. When that unit is destroyed in combat, he joins the unit that destroyed it. He never dies.',
  }),

  entry('alchemist', 'Alchemist', 'minor', 'abilities.alchemist', {
    cost: 20, rank: 'minor', armies: 'list',
    armyPrices: [
      { army: 'gnomes', cost: 20, only: 'one-character', rule: 'fr3.armies.gnomes-master-alchemist' },
      { army: 'renaissance', cost: 0, only: 'one-character', rule: 'fr3.armies.renaissance-free-alchemist' },
    ],
    summary: 'Weakens the enemy in front of his unit and protects his unit from traps.',
  }),
  entry('beastmaster', 'Beastmaster', 'minor', 'abilities.beastmaster', {
    cost: leaderPrices.beastmaster, rank: 'minor', needs: ['hero'],
    armyPrices: [
      { army: 'aboriginal', cost: 0, only: 'shaman', rule: 'fr3.armies.aboriginal-beastmaster' },
      { army: 'druid', cost: 0, rule: 'fr3.armies.druid-beastmaster' },
      { army: 'weres', cost: 0, rule: 'fr3.armies.weres-beastmaster' },
    ],
    summary: 'Keeps all monsters of his side under control and may attach to a monster.',
  }),
  entry('healer', 'Healer', 'minor', 'abilities.healer', {
    cost: 10, rank: 'minor', armies: 'list',
    summary: 'Helps the unit to rally, protects it against three spells and destroys parasitics.',
  }),
  entry('null', 'Null', 'minor', 'abilities.null', {
    cost: 40, rank: 'minor', limits: perArmy(1),
    summary: 'Magic does not work within 3 inches of his unit.',
  }),
  entry('mechanic', 'Mechanic', 'minor', 'abilities.mechanic', {
    cost: 20, rank: 'minor', limits: { ...once, army: ['machines-or-ships-allowed'] }, armyPrices: cheapSpecialists,
    summary: 'Frees units from traps, repairs ships and automatons, and improves their fire.',
  }),
  entry('engineer', 'Engineer', 'minor', 'abilities.engineer', {
    cost: 20, rank: 'minor', armies: 'list', armyPrices: cheapSpecialists,
    summary: 'Makes mines deadlier, repairs walls and cities, and helps units to storm high walls.',
  }),
  entry('thief', 'Thief', 'minor', 'optional-characters.thief', {
    cost: 10, rank: 'minor', tier: 'optional',
    summary: 'Robs one enemy character or camp before set-up, then leaves the game.',
  }),

  magicUser('wizard', 'Wizard', 'magic-users.wizard-description', {
    base: 'wizard', lists: ['wizard'], levels: [1, 2, 3],
    names: { 1: 'novice', 2: 'wizard', 3: 'master wizard' }, activeDefence: true,
  }, { summary: 'A magic user with direct, destructive spells. All kinds of wizards share the level one list.' }),
  magicUser('necromancer', 'Necromancer', 'magic-users.necromancer', {
    base: 'wizard', lists: ['necromancer'], levels: [2, 3],
    names: { 2: 'necromancer', 3: 'master necromancer' }, activeDefence: true,
  }, { summary: 'A wizard who summons undead, spreads fear and controls ethereals.' }),
  magicUser('hydromancer', 'Hydromancer', 'magic-users.hydromancer', {
    base: 'wizard', lists: ['hydromancer'], levels: [2, 3],
    names: { 2: 'hydromancer', 3: 'master hydromancer' }, activeDefence: true,
  }, { limits: { ...casts, army: ['swimming-unit'] }, summary: 'A wizard of the sea, for armies that have a swimming unit.' }),
  magicUser('illusionist', 'Illusionist', 'magic-users.illusionist', {
    base: 'wizard', lists: ['illusionist'], levels: [2, 3],
    names: { 2: 'illusionist', 3: 'master illusionist' }, activeDefence: true,
  }, { summary: 'A wizard who creates false units and obstacles and pays for them every turn.' }),
  magicUser('planar-wizard', 'Planar wizard', 'optional-characters.planar-wizard', {
    base: 'wizard', lists: ['planar-wizard'], levels: [3],
    names: { 3: 'planar wizard' }, activeDefence: true,
  }, { tier: 'optional', summary: 'A wizard of level three who opens gates between the planes.' }),
  magicUser('shaman', 'Shaman', 'magic-users.shaman-description', {
    base: 'shaman', lists: ['earth-shaman', 'air-shaman', 'fire-shaman', 'water-shaman'], levels: [1, 2, 3],
    names: { 1: 'apprentice shaman', 2: 'elemental shaman', 3: 'shaman mentor' }, activeDefence: true,
  }, { summary: 'A magic user of one element who keeps elementals under control.' }),
  magicUser('druid', 'Druid', 'magic-users.druid', {
    base: 'shaman', lists: ['druid'], levels: [1, 2, 3],
    names: { 1: 'apprentice druid', 2: 'druid', 3: 'master druid' }, activeDefence: true,
  }, { grants: ['beastmaster'], summary: 'A shaman of woods and animals who has beastmaster at no cost.' }),
  magicUser('cleric', 'Cleric', 'magic-users.cleric', {
    base: 'cleric', lists: ['cleric'], levels: [1, 2, 3],
    names: { 1: 'acolyte', 2: 'cleric', 3: 'master cleric' }, activeDefence: true,
  }, { summary: 'Banishes, blesses and curses units, and keeps spirits under control.' }),
  magicUser('war-cleric', 'War cleric', 'magic-users.war-cleric', {
    base: 'cleric', lists: ['war-cleric'], levels: [2, 3],
    names: { 2: 'war cleric', 3: 'master war cleric' }, activeDefence: true,
  }, { summary: 'A cleric of a war god, whose spells help units in melee.' }),
  magicUser('ships-cook', 'Ship’s cook', 'abilities.ships-cook', {
    base: 'ships-cook', lists: [], levels: [1], names: { 1: 'ship’s cook' }, activeDefence: false,
  }, { summary: 'A level one magic user who works at a fixed post, such as a ship or a camp.' }),
  magicUser('mason', 'Mason', 'abilities.mason', {
    base: 'mason', lists: [], levels: [1], names: { 1: 'mason' }, activeDefence: false,
  }, { cost: { 1: 30 }, summary: 'The level one magic user of 18th and 19th century armies.' }),

  entry('archangel-demon-lord', 'Archangel / demon lord', 'army-specific', 'abilities.archangel-demon-lord', {
    cost: total(archangelParts), rank: 'major', limits: { ...grade, perArmy: { min: 1, max: 1 } }, armies: ['angelic-demonic'],
    bonuses: leaderBonuses.general,
    casting: { base: 'cleric', lists: ['cleric'], levels: [3], names: { 3: 'archangel or demon lord' }, activeDefence: true },
    unit: { type: 'major-spirits', ...ruler }, grants: ['fade'],
    parts: archangelParts,
    summary: 'The general of an angelic or demonic army. It is a major spirit that casts as a level three cleric.',
  }),
  entry('hive-queen', 'Hive queen', 'army-specific', 'abilities.hive-queen', {
    cost: total(hiveQueenParts), rank: 'major', limits: { ...grade, perArmy: { min: 1, max: 1 } }, armies: ['hive'],
    bonuses: leaderBonuses.general,
    casting: { base: null, lists: ['hive-queen'], levels: [2], names: { 2: 'hive queen' }, activeDefence: true },
    unit: { type: 'large-monsters', ...ruler },
    parts: hiveQueenParts,
    summary: 'The general of a hive army. She is a large monster with a spell list of her own.',
  }),
];

const byId = new Map(characters.map((each) => [each.id, each]));

export const characterEntryOf = (id: string): CharacterEntry | undefined => byId.get(id);

/** One row of the thief's table (fr3.optional-characters.thief). */
export interface ThiefRow {
  readonly from: number;
  readonly to: number;
  readonly result: 'steals-for-you' | 'caught' | 'steals-and-vanishes';
  readonly rule: string;
}

export const thiefTable: readonly ThiefRow[] = [
  { from: 1, to: thief.thiefStealsTo, result: 'steals-for-you', rule: 'fr3.optional-characters.thief-success' },
  { from: thief.thiefCaughtFrom, to: thief.thiefCaughtTo, result: 'caught', rule: 'fr3.optional-characters.thief-caught' },
  { from: thief.thiefVanishesFrom, to: 10, result: 'steals-and-vanishes', rule: 'fr3.optional-characters.thief-escapes' },
];
