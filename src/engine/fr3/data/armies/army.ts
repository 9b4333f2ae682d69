/**
 * An army list of Fantasy Rules! third edition. In the source, the black and white cells of the printed tables are lost, and only
 * cells with text survive. So every unit type states where its availability comes from (fr3.army-lists.table-availability).
 */

import { armyLists } from '../figures/army-lists.ts';

/** `table`: a surviving cell. `prose`: the description. `open`: not recoverable, so it is allowed and shown as unclear. */
export const sources = ['table', 'prose', 'open'] as const;
export type Source = (typeof sources)[number];

/** Bonuses to melee, rally and missiles (fr3.characters.bonus-notation). */
export type EliteForm = '1-1-0' | '2-0-0' | '0-1-1';

export interface EliteAllowance {
  /** How many elites of the type an army may have per 1000 points, or any number (fr3.army-lists.elite-allowance). */
  readonly max: number | 'unlimited';
  /** The allowed forms, by their bonuses to melee, rally and missiles. */
  readonly forms: readonly EliteForm[];
  readonly source: 'table' | 'prose';
  /** `army`: the number is for the whole army instead of per 1000 points. */
  readonly per?: 'army';
  /**
   * The text allows elites of the type, but our copy of the table shows no number. `max` is then 1, the smallest number in any
   * printed cell, unless a rule of the list needs more.
   */
  readonly assumed?: true;
  /** Any other condition, in our words, for example a choice between two types. */
  readonly note?: string;
}

export interface ArmyUnit {
  /** An id in `units.ts`, or `parasitics` or `traps`. */
  readonly unit: string;
  readonly source: Source;
  /**
   * `likely` if a surviving cell probably, but not certainly, belongs to this army. The field is missing if the source is certain
   * or is not a cell.
   */
  readonly confidence?: 'likely';
  readonly elite?: EliteAllowance;
  /** Whether the unit may buy throwing weapons or has them free. */
  readonly throwing?: 'may' | 'free';
  /** The rule of the list that gives all units of the type the same weapons. */
  readonly armedAlike?: string;
  /** Whether the unit may buy bowfire or has it free. */
  readonly bows?: 'may' | 'free';
  /** The maximum number of units of the type, per 1000 points or in the whole army (fr3.army-lists.cell-max). */
  readonly most?: { readonly units: number; readonly per: 1000 | 'army' };
  /** Whether units of the type may be living, undead or either. The field is missing if the list does not say. */
  readonly life?: 'living' | 'undead' | 'both';
  /** The type's artillery counts as Napoleonic. */
  readonly napoleonic?: true;
  /** A cost that the list changes, in points, with the rule. */
  readonly cost?: { readonly points: number; readonly rule: string };
  /** Other remarks in the list about the type, in our words. */
  readonly note?: string;
}

/** Something that some units of the army get free or at a lower price. */
export interface Discount {
  /** The ids of units that get this advantage, or a description of them. */
  readonly units: readonly string[] | string;
  /** The id of an item, an ability, an innate ability or a level, or its name if the data has no id for it. */
  readonly what: string;
  /** The points for each unit; 0 is free. */
  readonly points: number | 'half';
  readonly rule: string;
}

/** A ready-made unit that only this list has: a type with extras at a price of its own. */
export interface ListUnit {
  readonly id: string;
  readonly name: string;
  /** The unit type whose other values the unit has. */
  readonly unit: string;
  readonly points: number;
  readonly most: { readonly units: number; readonly per: 1000 | 'army' };
  readonly elite?: EliteForm;
  readonly undead?: true;
  /** The ids of unit types, items or levels that are included. */
  readonly has: readonly string[];
  readonly rule: string;
}

/** Undead versions of types that this army may start with, in addition to those that its magic users raise. */
export interface UndeadAllowance {
  /** Unit ids, or every type that the reference table allows as undead. */
  readonly units: readonly string[] | 'any';
  /** The maximum number in the whole army. */
  readonly most: number | 'unlimited';
  /** Conditions, in words, that the army must meet before it may take these units. */
  readonly when?: string;
  /** `start`: they deploy with the army. `summoned`: they are held back and later placed beside a character. */
  readonly enters: 'start' | 'summoned';
  readonly rule: string;
}

/** Allied units from other lists, which keep their own abilities (fr3.army-lists.ally-exceptions). */
export interface Allies {
  /**
   * The ids of the lists that the allies come from. With `any` the allies may be mixed; otherwise all must come from one list.
   */
  readonly armies: readonly string[];
  readonly choice: 'any' | 'one';
  /** The share of the army's points that the allies may cost, in percent; null if the list does not say. */
  readonly percent: number | null;
  /** The allowed unit types. The field is missing if every type on the list is allowed. */
  readonly units?: readonly string[];
  readonly note?: string;
  readonly rule: string;
}

/** A unit item or ability that the army list allows, such as climb, heavy armor or poison. */
export interface ListItem {
  /** An id in `items.ts`. */
  readonly id: string;
  readonly source: 'table' | 'prose';
  readonly confidence?: 'likely';
  readonly note?: string;
  readonly rule?: string;
}

/** Something that only this list offers. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** The ids of units that may buy this option, or a description of them. */
  readonly units: readonly string[] | string;
  /** The points for each unit; 0 is free. */
  readonly points: number;
  readonly most?: { readonly units: number; readonly per: 1000 | 'army' };
  readonly summary: string;
  readonly rule: string;
}

/** Something the army must have, in addition to its general (fr3.army-lists.one-general). */
export interface Requirement {
  /** Ids of unit types or of entries in `characters.ts`. The army needs only one of these. */
  readonly any: readonly string[];
  readonly least: number;
  /** The general himself must be of this kind, or have this ability. */
  readonly general?: true;
  readonly rule: string;
}

export interface Army {
  readonly id: string;
  readonly name: string;
  /** The id of the rule whose page is the page of this army. */
  readonly rule: string;
  /** The ids of other armies of the same family. */
  readonly family?: string;
  readonly tier: 'core' | 'advanced' | 'optional' | 'tournament';
  /** Ids in `innate.ts` that its ordinary units may buy (fr3.army-lists.innate-for-rank-and-file). */
  readonly innate: readonly string[];
  /** Limits of innate abilities to some units, in words. */
  readonly innateLimits?: string;
  /** The codes in the Magic Users row, and their sources. */
  readonly magicUsers: readonly {
    readonly code: string;
    readonly source: 'table' | 'prose';
    readonly confidence?: 'likely';
    /** The highest level that the list allows. */
    readonly maxLevel?: 1 | 2 | 3;
    /** The text of the list names these magic users but the table cell does not, so they are allowed with a warning. */
    readonly doubted?: true;
    readonly note?: string;
  }[];
  /**
   * Character abilities that the list names (ids in `characters.ts`), and their sources. It is not known whether other abilities
   * are allowed.
   */
  readonly characters: readonly { readonly id: string; readonly source: 'table' | 'prose'; readonly confidence?: 'likely'; readonly note?: string }[];
  readonly units: readonly ArmyUnit[];
  readonly discounts: readonly Discount[];
  /** Ready-made units of this list. */
  readonly listUnits?: readonly ListUnit[];
  readonly undead?: readonly UndeadAllowance[];
  readonly allies?: readonly Allies[];
  readonly items?: readonly ListItem[];
  readonly offers?: readonly Offer[];
  readonly required?: readonly Requirement[];
  /** The list's own rules that the engine or the roster builder enforces: inventory ids of chapter `armies`. */
  readonly rules: readonly string[];
  /** A description of miniatures for this army, in our own words: one short paragraph. */
  readonly figures: string;
}

/**
 * The unit rows of the printed tables, in their order (fr3.army-lists.table-rows). The tables print 37 rows, because traps and
 * contraptions share a row.
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

/** All rows in order. `said` has the rows that a list mentions. All other rows get the source `open`. */
export const unitRows = (said: Partial<Record<ArmyRow, Omit<ArmyUnit, 'unit'>>>): readonly ArmyUnit[] =>
  armyRows.map((unit) => ({ unit, ...(said[unit] ?? { source: 'open' }) }));

/** The meaning of a code in the Magic Users row: ids in `characters.ts`, and the spell list if it names one. */
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

/** An innate ability that is named in army lists but missing from the innate magic chapter. All of these entries are our rulings. */
export interface ListInnate {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly range: 'bowfire';
  readonly roll: 'target resists' | 'user succeeds';
  /** The id of the spell that the ability works like; null if no spell has its name. */
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
  listInnate('stone-sense', 'Stone Sense', 'user succeeds', 'earth-sense', 'Stone Sense is another name of Earth Sense.'),
  listInnate('wood-sense', 'Wood Sense', 'user succeeds', null, 'A wall, city or ship BB of wood takes or loses one damage marker.'),
];
