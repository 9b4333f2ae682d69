/**
 * The two rosters of the sample scenario, line by line as printed. The points on a line are the total for all of its units. If
 * the reference table gives other points, `byTable` has those, and the roster builder uses them.
 */

export interface RosterPurchase {
  readonly count: number;
  readonly name: string;
  /** An id in `characters.ts`, `items.ts` or `innate.ts`. */
  readonly id: string;
  readonly from: 'characters' | 'items' | 'innate';
  /** Level of a magic user. */
  readonly level?: 1 | 2 | 3;
  readonly points: number;
}

/** A character, or several equal ones, with the purchases for each. */
export interface RosterCharacter {
  readonly count: number;
  readonly name: string;
  readonly purchases: readonly RosterPurchase[];
}

export interface RosterUnit {
  readonly count: number;
  readonly name: string;
  /** An id in `units.ts`, or in `items.ts` for something that a unit carries. */
  readonly id: string;
  readonly from: 'units' | 'items';
  readonly elite?: true;
  /** The fanatics are mounted (fr3.armies.hill-dwarves-mounted-fanatics). */
  readonly mounted?: true;
  readonly flying?: true;
  readonly points: number;
  readonly byTable?: number;
}

export interface Roster {
  readonly id: string;
  readonly name: string;
  /** The id of the army list (`armies/`). */
  readonly army: string;
  readonly rule: string;
  readonly characters: readonly RosterCharacter[];
  readonly units: readonly RosterUnit[];
  /** The printed total. */
  readonly points: number;
}

export const rosters: readonly Roster[] = [
  {
    id: 'hill-dwarves',
    name: 'The hill dwarfs',
    army: 'hill-dwarves',
    rule: 'fr3.scenario.hill-dwarf-total',
    characters: [
      {
        count: 1,
        name: 'General',
        purchases: [
          { count: 1, name: 'Individual', id: 'individual', from: 'characters', points: 10 },
          { count: 1, name: 'General', id: 'general', from: 'characters', points: 150 },
          { count: 1, name: 'Exceptional weapon', id: 'exceptional-weapon', from: 'items', points: 10 },
          // fr3.scenario.hill-dwarf-characters: printed as a second weapon, but a character may have only one.
          { count: 1, name: 'Exceptional armor', id: 'exceptional-armor', from: 'items', points: 10 },
          { count: 1, name: 'Army device', id: 'army-standard', from: 'items', points: 30 },
        ],
      },
      {
        count: 3,
        name: 'Heroes',
        purchases: [
          { count: 3, name: 'Individual', id: 'individual', from: 'characters', points: 30 },
          { count: 3, name: 'Hero', id: 'hero', from: 'characters', points: 60 },
        ],
      },
      {
        count: 1,
        name: 'Shaman',
        purchases: [
          { count: 1, name: 'Individual', id: 'individual', from: 'characters', points: 10 },
          { count: 1, name: 'Shaman', id: 'shaman', from: 'characters', level: 2, points: 90 },
        ],
      },
    ],
    units: [
      { count: 2, name: 'Handweapons', id: 'handweapons', from: 'units', points: 60 },
      { count: 1, name: 'Elite handweapons', id: 'handweapons', from: 'units', elite: true, points: 40 },
      { count: 1, name: 'Fanatics', id: 'fanatics', from: 'units', points: 50 },
      { count: 1, name: 'Elite mounted fanatics', id: 'fanatics', from: 'units', elite: true, mounted: true, points: 70 },
      { count: 2, name: 'Handguns', id: 'crossbow-handgun', from: 'units', points: 80 },
      { count: 1, name: 'Ethereals', id: 'ethereals', from: 'units', points: 30 },
      { count: 1, name: 'Spears', id: 'spears', from: 'units', points: 30 },
      { count: 2, name: 'Heavy cavalry', id: 'heavy-cavalry', from: 'units', points: 80 },
      { count: 2, name: 'Light cavalry', id: 'light-cavalry', from: 'units', points: 60, byTable: 80 },
      { count: 2, name: 'Heavy artillery', id: 'heavy-artillery', from: 'units', points: 80 },
      { count: 1, name: 'Flying heavy cavalry', id: 'heavy-cavalry', from: 'units', flying: true, points: 60 },
      { count: 1, name: 'Mine', id: 'mine', from: 'items', points: 10 },
    ],
    points: 1050,
  },
  {
    id: 'evil',
    name: 'The evil army',
    army: 'evil',
    rule: 'fr3.scenario.evil-total',
    characters: [
      {
        count: 1,
        name: 'General',
        purchases: [
          { count: 1, name: 'Individual', id: 'individual', from: 'characters', points: 10 },
          { count: 1, name: 'General', id: 'general', from: 'characters', points: 150 },
          { count: 1, name: 'Necromancer', id: 'necromancer', from: 'characters', level: 3, points: 140 },
          { count: 1, name: 'Exceptional weapon', id: 'exceptional-weapon', from: 'items', points: 10 },
          { count: 1, name: 'Beastmaster', id: 'beastmaster', from: 'characters', points: 10 },
          { count: 1, name: 'Smoke Screen', id: 'smoke-screen', from: 'innate', points: 10 },
        ],
      },
      {
        count: 2,
        name: 'Heroes',
        purchases: [
          { count: 2, name: 'Individual', id: 'individual', from: 'characters', points: 20 },
          { count: 2, name: 'Hero', id: 'hero', from: 'characters', points: 40 },
        ],
      },
      {
        count: 1,
        name: 'Bodyguard',
        purchases: [
          { count: 1, name: 'Individual', id: 'individual', from: 'characters', points: 10 },
          { count: 1, name: 'Bodyguard', id: 'bodyguard', from: 'items', points: 20 },
        ],
      },
    ],
    units: [
      { count: 3, name: 'Beastmen', id: 'beastmen', from: 'units', points: 120 },
      { count: 1, name: 'Spears', id: 'spears', from: 'units', points: 30 },
      { count: 1, name: 'Handweapons', id: 'handweapons', from: 'units', points: 30 },
      { count: 1, name: 'Elite handweapons', id: 'handweapons', from: 'units', elite: true, points: 40 },
      { count: 1, name: 'Large monster', id: 'large-monsters', from: 'units', points: 80 },
      { count: 1, name: 'Major spirit', id: 'major-spirits', from: 'units', points: 80 },
      { count: 2, name: 'Lesser spirits', id: 'lesser-spirits', from: 'units', points: 120 },
      { count: 1, name: 'Minor spirit', id: 'minor-spirits', from: 'units', points: 40 },
      { count: 1, name: 'Elite flying knights', id: 'knights', from: 'units', elite: true, flying: true, points: 90 },
    ],
    points: 1050,
  },
];

const byId = new Map(rosters.map((each) => [each.id, each]));

export const rosterOf = (id: string): Roster | undefined => byId.get(id);
