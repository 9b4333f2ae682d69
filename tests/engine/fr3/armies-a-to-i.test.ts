import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { armiesAToI } from '../../../src/engine/fr3/data/armies/a-to-i.ts';
import { type Army, type ArmyUnit, armyRows, listInnates, magicCodes } from '../../../src/engine/fr3/data/armies/army.ts';
import { characterEntryOf } from '../../../src/engine/fr3/data/characters.ts';
import { armies as figures } from '../../../src/engine/fr3/data/figures/armies.ts';
import { elites } from '../../../src/engine/fr3/data/figures/elites.ts';
import { spirits } from '../../../src/engine/fr3/data/figures/spirits.ts';
import { innateOf } from '../../../src/engine/fr3/data/innate.ts';
import { itemOf } from '../../../src/engine/fr3/data/items.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';

/** The columns in this file: slugs from a to i. */
const isShare = (slug: string) => /^[a-i]/.test(slug);
const find = (id: string) => armiesAToI.find((army) => army.id === id) as Army;
const row = (army: Army, unit: string) => army.units.find((each) => each.unit === unit) as ArmyUnit;

const rowIds: Readonly<Record<string, string>> = {
  Beastmen: 'beastmen',
  'Crossbow/Hand': 'crossbow-handgun',
  Handweapons: 'handweapons',
  Longbows: 'longbows',
  Militia: 'militia',
  Mobs: 'mobs',
  Muskets: 'muskets',
  Pikes: 'pikes',
  'Rangers/Jaegers': 'rangers',
  'Skirmishers/Tir': 'skirmishers',
  Spears: 'spears',
  'Cavalry: Heavy': 'heavy-cavalry',
  'Cavalry: Light': 'light-cavalry',
  'Cavalry: Mtd': 'mounted',
  'Chariots: Heavy': 'heavy-chariots',
  Knights: 'knights',
  Dragons: 'dragons',
  'Monsters: Large': 'large-monsters',
  'Monsters: Small': 'small-monsters',
  Swarms: 'swarms',
  Fanatics: 'fanatics',
  Parasitics: 'parasitics',
  'Spirits: Tricksters': 'tricksters',
  'Battle Wagons': 'battlewagons',
  'Heavy Artillery': 'heavy-artillery',
  'Light Artillery': 'light-artillery',
};
/** Codes of the Major, Minor and Optional rows: a character ability, or an item that units may buy. */
const characterCodes: Readonly<Record<string, string>> = {
  A: 'assassin',
  EA: 'assassin',
  '1EA': 'assassin',
  B: 'bard',
  WH: 'witch-hunter',
  H: 'healer',
  Al: 'alchemist',
  EAl: 'alchemist',
  EN: 'engineer',
  SC: 'ships-cook',
  MS: 'mad-scientist',
};
const itemCodes: Readonly<Record<string, string>> = { HA: 'heavy-armor', PN: 'poison', P: 'poison' };

interface Cell {
  page: number;
  row: string;
  text: string;
  army: string;
  confidence: 'certain' | 'likely' | 'unknown';
}
const file = join(process.cwd(), '../shared/data/fr3-matrix-cells.json');
const cells: Cell[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cell[]) : [];
const mine = cells.filter((cell) => cell.army && cell.confidence !== 'unknown' && isShare(cell.army));
const split = (text: string) => text.split(/,\s*/);
const count = (n: string) => (n === 'X' ? 'unlimited' : Number(n));

/** Whether the data contain what one token of a unit cell means. */
function tokenStands(token: string, unit: ArmyUnit): boolean {
  const elite = /^(\d+|X)E$/.exec(token);
  if (elite) return unit.elite?.source === 'table' && unit.elite.max === count(elite[1] as string) && !unit.elite.assumed;
  if (token === 'T') return unit.throwing !== undefined;
  if (token === 'B') return unit.bows !== undefined;
  const cap = /^(\d+) (?:max|only)$/.exec(token);
  if (cap) return unit.most?.units === Number(cap[1]);
  if (/^living only$/i.test(token)) return unit.life === 'living';
  if (token === 'Variable') return unit.note !== undefined;
  return false;
}

describe.skipIf(cells.length === 0)('the surviving cells of the printed tables', () => {
  test('fr3.army-lists.table-lost-shading: every cell of a known army is of an army in the data', () => {
    expect([...new Set(mine.map((cell) => cell.army))].filter((slug) => !find(slug))).toEqual([]);
    expect(mine.length).toBeGreaterThan(110);
  });

  test.each(mine.filter((cell) => rowIds[cell.row]).map((cell) => [cell.army, cell.row, cell.text, cell] as const))(
    'fr3.army-lists.table-availability: %s, %s: %s',
    (_army, _row, _text, cell) => {
      const unit = row(find(cell.army), rowIds[cell.row] as string);
      expect(unit.source).toBe('table');
      expect(unit.confidence).toBe(cell.confidence === 'certain' ? undefined : 'likely');
      for (const token of split(cell.text)) expect([token, tokenStands(token, unit)]).toEqual([token, true]);
    },
  );

  test('fr3.army-lists.cell-traps-contraptions: traps and contraptions share a row', () => {
    for (const cell of mine.filter((each) => each.row === 'Traps/Contrap'))
      for (const token of split(cell.text)) {
        const [, n, kind] = /^(\d+E|XE)?([TC])$/.exec(token) as unknown as [string, string | undefined, string];
        const unit = row(find(cell.army), kind === 'T' ? 'traps' : 'contraptions');
        expect([cell.army, token, unit.source, unit.confidence]).toEqual([
          cell.army,
          token,
          'table',
          cell.confidence === 'certain' ? undefined : 'likely',
        ]);
        expect(unit.elite?.max).toBe(n ? count(n.slice(0, -1)) : undefined);
      }
  });

  test('fr3.army-lists.table-magic-users: the Magic Users row', () => {
    for (const cell of mine.filter((each) => each.row === 'Magic Users')) {
      const army = find(cell.army);
      const known = army.magicUsers.filter((each) => each.source === 'table' && each.code !== 'WH');
      const codes = split(cell.text);
      if (cell.text === 'WH') expect(army.magicUsers.map((each) => each.code)).toEqual(['WH']);
      else expect([cell.army, known.map((each) => each.code)]).toEqual([cell.army, codes]);
      for (const each of known) expect(each.confidence).toBe(cell.confidence === 'certain' ? undefined : 'likely');
    }
  });

  test('fr3.army-lists.table-character-rows: the Major, Minor and Optional rows, but those of page five', () => {
    const of = mine.filter((each) => ['Major', 'Minor', 'Optional'].includes(each.row));
    expect(of.filter((each) => each.page === 5)).toEqual([]);
    for (const cell of of)
      for (const token of split(cell.text)) {
        const army = find(cell.army);
        const at = characterCodes[token]
          ? army.characters.find((each) => each.id === characterCodes[token])
          : army.items?.find((each) => each.id === itemCodes[token]);
        expect([cell.army, token, at?.source, at?.confidence]).toEqual([
          cell.army,
          token,
          'table',
          cell.confidence === 'certain' ? undefined : 'likely',
        ]);
      }
  });

  test('nothing is called a table cell that is none', () => {
    for (const army of armiesAToI)
      for (const unit of army.units.filter((each) => each.source === 'table')) {
        const found = mine.some(
          (cell) =>
            cell.army === army.id &&
            (rowIds[cell.row] === unit.unit || (cell.row === 'Traps/Contrap' && ['traps', 'contraptions'].includes(unit.unit))),
        );
        expect([army.id, unit.unit, found]).toEqual([army.id, unit.unit, true]);
      }
  });
});

describe('the shape of the lists', () => {
  test('each army has an id and a rule of its own', () => {
    expect(new Set(armiesAToI.map((army) => army.id)).size).toBe(36);
    for (const army of armiesAToI) expect(army.rule).toBe(`fr3.armies.${army.id}-list`);
  });

  test.each(armiesAToI.map((army) => [army.id, army] as const))(
    'fr3.army-lists.table-rows: %s has every row once, in order',
    (_id, army) => {
      expect(army.units.map((unit) => unit.unit)).toEqual(armyRows);
      for (const unit of army.units) expect(unitOf(unit.unit) ?? ['parasitics', 'traps'].includes(unit.unit)).toBeTruthy();
    },
  );

  test('elites cite the table or the text, and stand on a row that does', () => {
    for (const army of armiesAToI)
      for (const unit of army.units.filter((each) => each.elite)) {
        expect([army.id, unit.unit, unit.source]).not.toEqual([army.id, unit.unit, 'open']);
        if (unit.source === 'prose') expect(unit.elite?.source).toBe('prose');
      }
  });

  test('every id of the data exists', () => {
    const armyIds = /^[a-z-]+$/;
    for (const army of armiesAToI) {
      for (const id of army.innate)
        expect([id, Boolean(innateOf(id) ?? listInnates.find((each) => each.id === id))]).toEqual([id, true]);
      for (const each of army.magicUsers) {
        expect(magicCodes[each.code]).toBeDefined();
        for (const id of magicCodes[each.code]?.characters ?? []) expect([id, Boolean(characterEntryOf(id))]).toEqual([id, true]);
      }
      for (const each of army.characters) expect([each.id, Boolean(characterEntryOf(each.id))]).toEqual([each.id, true]);
      for (const each of army.items ?? []) expect([each.id, Boolean(itemOf(each.id))]).toEqual([each.id, true]);
      for (const each of army.discounts)
        for (const id of Array.isArray(each.units) ? each.units : []) expect(armyRows).toContain(id);
      for (const each of army.undead ?? [])
        for (const id of each.units === 'any' ? [] : each.units) expect([id, unitOf(id)?.undead]).toEqual([id, true]);
      for (const each of army.listUnits ?? []) {
        expect(armyRows).toContain(each.unit);
        for (const id of each.has) expect([id, Boolean(unitOf(id) ?? itemOf(id))]).toEqual([id, true]);
      }
      for (const each of army.required ?? [])
        for (const id of each.any) expect([id, Boolean(unitOf(id) ?? characterEntryOf(id))]).toEqual([id, true]);
      for (const each of army.allies ?? []) for (const id of each.armies) expect(id).toMatch(armyIds);
    }
  });

  test('the figures are a short paragraph', () => {
    for (const army of armiesAToI)
      expect([army.id, army.figures.length > 60 && army.figures.length < 320]).toEqual([army.id, true]);
  });
});

describe('worked examples', () => {
  const cost = (id: string) => unitOf(id)?.cost as number;

  test('fr3.armies.inca-sample-army: 800 points with free throwing weapons', () => {
    const inca = find('inca');
    expect(row(inca, 'handweapons').throwing).toBe('free');
    expect(row(inca, 'mobs').throwing).toBe('free');
    const individual = 10;
    const units =
      cost('handweapons') +
      elites.cost +
      3 * cost('handweapons') +
      8 * cost('mobs') +
      4 * (cost('skirmishers') + elites.cost) +
      2 * spirits.trapCost +
      cost('small-monsters');
    const characters = individual + 150 + (individual + 20 + 90) + 30 + 2 * (individual + 20);
    expect([units, characters, units + characters]).toEqual([430, 370, 800]);
  });

  test('fr3.armies.hill-dwarves-mounted-fanatics: an elite fanatic with the price of its mount', () => {
    expect(figures.hillDwarfFanatics).toBe(cost('fanatics') + elites.cost + 10);
  });

  test('fr3.armies.hawaiian-god-image, fr3.armies.israelite-ark: the packages cost less than their parts', () => {
    const standard = itemOf('army-standard')?.cost as number;
    expect(cost('battlewagons') + elites.cost + standard - figures.hawaiianGodImage).toBe(10);
    expect(cost('battlewagons') + elites.cost + standard + cost('heavy-artillery') - figures.israeliteArk).toBe(40);
  });

  test('fr3.armies.gnomes-battlewagon-cf: from 3 to 12', () => {
    expect([1 + figures.gnomeBattlewagon, 10 + figures.gnomeBattlewagon]).toEqual([3, 12]);
  });
});
