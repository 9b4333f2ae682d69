/**
 * An army list of Fantasy Rules! third edition. The printed tables' black and white cells are lost; only
 * cells with text survive, so that every unit type carries where its availability comes from
 * (fr3.army-lists.table-availability).
 */

import { armyLists } from '../figures/army-lists.ts';

/** `table`: a surviving cell says so. `prose`: the description says so. `open`: not recoverable, so allowed and shown as such. */
export const sources = ['table', 'prose', 'open'] as const;
export type Source = (typeof sources)[number];

/** Bonuses to melee, rally and missiles (fr3.characters.bonus-notation). */
export type EliteForm = '1-1-0' | '2-0-0' | '0-1-1';

export interface EliteAllowance {
  /** Elites of the type for each 1000 points, or any number (fr3.army-lists.elite-allowance). */
  readonly max: number | 'unlimited';
  /** Forms allowed, by their bonuses to melee, rally and missiles. */
  readonly forms: readonly EliteForm[];
  readonly source: 'table' | 'prose';
  /** `army`: the number is for the whole army, not for each 1000 points. */
  readonly per?: 'army';
  /** The text allows elites of the type, but the number is lost with its cell: `max` is the smallest that cells print. */
  readonly assumed?: true;
  /** Anything else, in our words: for instance a choice between two types. */
  readonly note?: string;
}

export interface ArmyUnit {
  /** Id of `units.ts`, or `parasitics`, `traps`. */
  readonly unit: string;
  readonly source: Source;
  /** How sure it is that a surviving cell belongs to this army; left out where certain or not from a cell. */
  readonly confidence?: 'likely';
  readonly elite?: EliteAllowance;
  /** May buy throwing weapons, or has them free. */
  readonly throwing?: 'may' | 'free';
  /** May buy bowfire, or has it free. */
  readonly bows?: 'may' | 'free';
  /** Most units of the type: for each 1000 points or in the whole army (fr3.army-lists.cell-max). */
  readonly most?: { readonly units: number; readonly per: 1000 | 'army' };
  /** Only living, only undead, or both versions; left out where nothing is said. */
  readonly life?: 'living' | 'undead' | 'both';
  /** Artillery that counts as Napoleonic. */
  readonly napoleonic?: true;
  /** Points of the type in this army, where the list changes them, and the rule. */
  readonly cost?: { readonly points: number; readonly rule: string };
  /** Anything else the list says of the type, in our words. */
  readonly note?: string;
}

/** Something free or cheaper for some units of the army. */
export interface Freebie {
  /** Unit ids, or in words who has it. */
  readonly units: readonly string[] | string;
  /** What it is: an item, an ability, an innate ability, a level, in the ids of the data where there is one. */
  readonly what: string;
  /** Points a unit; 0 is free. */
  readonly points: number | 'half';
  readonly rule: string;
}

/** A unit of its own that the list sells ready made: a type with extras, at a price of its own. */
export interface ListUnit {
  readonly id: string;
  readonly name: string;
  /** The unit type that it is in every other way. */
  readonly unit: string;
  readonly points: number;
  readonly most: { readonly units: number; readonly per: 1000 | 'army' };
  readonly elite?: EliteForm;
  readonly undead?: true;
  /** Ids of unit types or items that are part of it. */
  readonly has: readonly string[];
  readonly rule: string;
}

/** Undead versions of types that this army may have at the start, besides what its magic users raise. */
export interface UndeadAllowance {
  /** Unit ids, or every type that the reference table lets be undead. */
  readonly units: readonly string[] | 'any';
  /** Units together, in the whole army. */
  readonly most: number | 'unlimited';
  /** What the army must have for it, in words. */
  readonly when?: string;
  /** `start`: they deploy with the army; `summoned`: they are kept back and put beside a character. */
  readonly enters: 'start' | 'summoned';
  readonly rule: string;
}

/** Units of another list that keep their own abilities (fr3.army-lists.ally-exceptions). */
export interface Allies {
  /** Ids of the armies whose lists they come from: together, or from one of them. */
  readonly armies: readonly string[];
  readonly choice: 'any' | 'one';
  /** Share of the army's points they may make up; null where nothing is said. */
  readonly percent: number | null;
  /** Unit types they may be; left out where the whole list is open. */
  readonly units?: readonly string[];
  readonly note?: string;
  readonly rule: string;
}

/** An item or ability of units that is bought by leave of the army list, such as climb, heavy armor or poison. */
export interface ListItem {
  /** Id of `items.ts`. */
  readonly id: string;
  readonly source: 'table' | 'prose';
  readonly confidence?: 'likely';
  readonly note?: string;
  readonly rule?: string;
}

/** Something that only this list sells. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Unit ids, or in words who may buy it. */
  readonly units: readonly string[] | string;
  /** Points a unit; 0 is free. */
  readonly points: number;
  readonly most?: { readonly units: number; readonly per: 1000 | 'army' };
  readonly summary: string;
  readonly rule: string;
}

/** What the army must have; every army needs its general besides (fr3.army-lists.one-general). */
export interface Requirement {
  /** Id of a unit type or of `characters.ts`; any of them will do. */
  readonly any: readonly string[];
  readonly least: number;
  /** The general must be it, or have it. */
  readonly general?: true;
  readonly rule: string;
}

export interface Army {
  readonly id: string;
  readonly name: string;
  /** The rule whose page is this army's page. */
  readonly rule: string;
  /** Ids of further armies that this list is a type of, or that are types of it. */
  readonly family?: string;
  readonly summary: string;
  readonly tier: 'core' | 'advanced' | 'optional' | 'tournament';
  /** Ids of `innate.ts` that its rank and file may buy (fr3.army-lists.innate-for-rank-and-file). */
  readonly innate: readonly string[];
  /** Innate abilities with a limit to some units, in words. */
  readonly innateLimits?: string;
  /** Codes of the Magic Users row, with where each comes from. */
  readonly magicUsers: readonly {
    readonly code: string;
    readonly source: 'table' | 'prose';
    readonly confidence?: 'likely';
    /** Highest level, where the list limits it. */
    readonly maxLevel?: 1 | 2 | 3;
    readonly note?: string;
  }[];
  /** Character abilities the list names (ids of `characters.ts`), with where each comes from; others are open. */
  readonly characters: readonly { readonly id: string; readonly source: 'table' | 'prose'; readonly confidence?: 'likely'; readonly note?: string }[];
  readonly units: readonly ArmyUnit[];
  readonly freebies: readonly Freebie[];
  /** Units of its own at a price of their own. */
  readonly listUnits?: readonly ListUnit[];
  readonly undead?: readonly UndeadAllowance[];
  readonly allies?: readonly Allies[];
  readonly items?: readonly ListItem[];
  readonly offers?: readonly Offer[];
  readonly required?: readonly Requirement[];
  /** Rules of its own that the engine enforces or the muster checks: inventory ids of chapter `armies`. */
  readonly rules: readonly string[];
  /** How units of it might look, in our own words: one short paragraph. */
  readonly figures: string;
}

/**
 * The unit rows of the printed tables, in their order (fr3.army-lists.table-rows). They print 37: traps and
 * contraptions share one.
 */
export const armyRows = [
  'beastmen', 'crossbow-handgun', 'handweapons', 'longbows', 'militia', 'mobs', 'muskets', 'pikes', 'rangers', 'rifles',
  'skirmishers', 'spears', 'sword-and-pistol',
  'heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots', 'dragoons', 'knights',
  'cyclics', 'dragons', 'leviathans', 'large-monsters', 'small-monsters', 'swarms',
  'blobs', 'ethereals', 'fanatics', 'parasitics', 'lesser-spirits', 'major-spirits', 'minor-spirits', 'tricksters', 'traps', 'contraptions',
  'battlewagons', 'heavy-artillery', 'light-artillery',
] as const;
export type ArmyRow = (typeof armyRows)[number];

/** What a list says of some rows, made into all rows in order; the others are `open`. */
export const unitRows = (said: Partial<Record<ArmyRow, Omit<ArmyUnit, 'unit'>>>): readonly ArmyUnit[] =>
  armyRows.map((unit) => ({ unit, ...(said[unit] ?? { source: 'open' }) }));

/** What a code of the Magic Users row stands for: ids of `characters.ts`, with the one spell list where it names one. */
export interface MagicCode {
  readonly name: string;
  readonly characters: readonly string[];
  readonly list?: string;
  readonly rule: string;
}

const magicCode = (name: string, characters: readonly string[], rule: string, list?: string): MagicCode => ({
  name,
  characters,
  rule: `fr3.army-lists.${rule}`,
  ...(list ? { list } : {}),
});

/** fr3.army-lists.table-legend, fr3.army-lists.table-unprinted-codes */
export const magicCodes: Readonly<Record<string, MagicCode>> = {
  S: magicCode('Shaman of any kind', ['shaman', 'druid'], 'shaman-code'),
  ES: magicCode('Earth shaman', ['shaman'], 'shaman-specific-code', 'earth-shaman'),
  AS: magicCode('Air shaman', ['shaman'], 'shaman-specific-code', 'air-shaman'),
  WS: magicCode('Water shaman', ['shaman'], 'shaman-specific-code', 'water-shaman'),
  FS: magicCode('Fire shaman', ['shaman'], 'shaman-specific-code', 'fire-shaman'),
  D: magicCode('Druid', ['druid'], 'shaman-specific-code'),
  C: magicCode('Cleric or war cleric', ['cleric', 'war-cleric'], 'cleric-code'),
  WC: magicCode('War cleric', ['war-cleric'], 'cleric-code'),
  W: magicCode('Wizard of any kind', ['wizard', 'illusionist', 'necromancer', 'hydromancer'], 'wizard-code'),
  N: magicCode('Necromancer', ['necromancer'], 'wizard-code'),
  I: magicCode('Illusionist', ['illusionist'], 'table-unprinted-codes'),
  P: magicCode('Planar wizard', ['planar-wizard'], 'wizard-code'),
  WH: magicCode('Witch hunter', ['witch-hunter'], 'table-unprinted-codes'),
  SC: magicCode('Ship’s cook', ['ships-cook'], 'table-legend'),
  MS: magicCode('Mad scientist', ['mad-scientist'], 'table-legend'),
  Masons: magicCode('Mason', ['mason'], 'table-unprinted-codes'),
  HQ: magicCode('Hive queen', ['hive-queen'], 'table-legend'),
  DL: magicCode('Demon lord', ['archangel-demon-lord'], 'table-legend'),
  AA: magicCode('Archangel', ['archangel-demon-lord'], 'table-legend'),
};

/** An innate ability that lists name and the chapter on innate magic lacks. All are house rulings. */
export interface ListInnate {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly range: 'bowfire';
  readonly roll: 'target resists' | 'user succeeds';
  /** The spell it works like, by its id; null where none has its name. */
  readonly spell: string | null;
  readonly summary: string;
  readonly rule: 'fr3.army-lists.innate-name-aliases';
}

const listInnate = (id: string, name: string, roll: ListInnate['roll'], spell: string | null, summary: string): ListInnate => ({
  id,
  name,
  cost: armyLists.listInnateCost,
  range: 'bowfire',
  roll,
  spell,
  summary,
  rule: 'fr3.army-lists.innate-name-aliases',
});

/** fr3.army-lists.innate-name-aliases */
export const listInnates: readonly ListInnate[] = [
  listInnate('corrode', 'Corrode', 'target resists', 'corrode',
    'A chariot, war machine, gate or structure of metal or wood that fails a rally roll takes one marker.'),
  listInnate('earth-sense', 'Earth Sense', 'user succeeds', 'earth-sense',
    'A wall, city or ship BB of brick or stone takes or loses one damage marker.'),
  listInnate('stone-sense', 'Stone Sense', 'user succeeds', 'earth-sense', 'Another name of Earth Sense.'),
  listInnate('wood-sense', 'Wood Sense', 'user succeeds', null, 'A wall, city or ship BB of wood takes or loses one damage marker.'),
];
