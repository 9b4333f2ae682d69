/** The army lists from Kobolds to Weres, compared with the surviving cells of the printed tables. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Army, type ArmyUnit, armyRows, listInnates, magicCodes } from '../../../src/engine/fr3/data/armies/army.ts';
import { armiesKToZ } from '../../../src/engine/fr3/data/armies/k-to-z.ts';
import { characterEntryOf } from '../../../src/engine/fr3/data/characters.ts';
import { innateOf } from '../../../src/engine/fr3/data/innate.ts';
import { itemOf } from '../../../src/engine/fr3/data/items.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';

interface Cell {
  page: number;
  row: string;
  text: string;
  army: string | null;
  confidence: 'certain' | 'likely' | 'unknown';
}
const file = join(process.cwd(), '../shared/data/fr3-matrix-cells.json');
const cells = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cell[]) : [];
const ids = new Set(armiesKToZ.map((army) => army.id));
/** fr3.army-lists.table-stale-character-cells: the character rows on page five are ignored, except for magic users. */
const stale = (cell: Cell) => cell.page === 5 && ['Major', 'Minor', 'Optional'].includes(cell.row);
const mine = cells.filter((cell) => cell.army && ids.has(cell.army) && cell.confidence !== 'unknown' && !stale(cell));

const armyOf = (id: string) => armiesKToZ.find((army) => army.id === id) as Army;
const rowOf = (army: Army, unit: string) => army.units.find((row) => row.unit === unit) as ArmyUnit;

const rowIds: Record<string, string> = {
  Beastmen: 'beastmen',
  Handweapons: 'handweapons',
  Longbows: 'longbows',
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
  'Monsters: Large': 'large-monsters',
  'Monsters: Small': 'small-monsters',
  Swarms: 'swarms',
  Fanatics: 'fanatics',
  Parasitics: 'parasitics',
  'Battle Wagons': 'battlewagons',
  'Heavy Artillery': 'heavy-artillery',
};
const abilities: Record<string, string> = {
  A: 'assassin',
  EA: 'assassin',
  B: 'bard',
  WH: 'witch-hunter',
  H: 'healer',
  Al: 'alchemist',
  EAl: 'alchemist',
  EN: 'engineer',
  MS: 'mad-scientist',
};
const listItems: Record<string, string> = { PN: 'poison', HA: 'heavy-armor' };
const confidenceOf = (cell: Cell) => (cell.confidence === 'likely' ? 'likely' : undefined);

/** Checks what one token of a cell means for the army's row. */
function expectToken(row: ArmyUnit, token: string) {
  const allowance = /^(\d|X)?E$/.exec(token);
  if (allowance) {
    const max = allowance[1] === 'X' ? 'unlimited' : Number(allowance[1]);
    expect(row.elite).toMatchObject({ max, source: 'table' });
  } else if (token === 'E (unl)') expect(row.elite).toMatchObject({ max: 'unlimited', source: 'table' });
  else if (token === 'T') expect(row.throwing).toBeDefined();
  else if (token === 'B') expect(row.bows).toBe('may');
  else if (token === 'N') expect(row.napoleonic).toBe(true);
  else expect.fail(`what is ${token}?`);
}

describe.skipIf(cells.length === 0)('fr3.army-lists.table-availability: the cells that survive', () => {
  it('are 101 or more, so that the file has been read', () => expect(mine.length).toBeGreaterThan(100));

  test.each(mine.map((cell) => [cell.army as string, cell.row, cell.text, cell] as const))(
    '%s, %s: %s',
    (id, rowName, text, cell) => {
      const army = armyOf(id);
      const tokens = text.split(/, ?/);
      if (rowName === 'Magic Users') {
        expect(army.magicUsers.filter((each) => each.source === 'table').map((each) => each.code)).toEqual(tokens);
        return;
      }
      if (['Major', 'Minor', 'Optional'].includes(rowName)) {
        for (const token of tokens) {
          const from = listItems[token] ? army.items : army.characters;
          const found = from?.find((each) => each.id === (listItems[token] ?? abilities[token]));
          expect(found, `${id} ${token}`).toMatchObject({ source: 'table' });
          expect(found?.confidence).toBe(confidenceOf(cell));
          if (token === 'EA' || token === 'EAl') expect(found?.note).toMatch(/^Elite/);
        }
        return;
      }
      if (rowName === 'Traps/Contrap') {
        const kinds: Record<string, string> = { T: 'traps', C: 'contraptions' };
        for (const token of tokens) {
          const elite = /^(\d|X)?E([TC])$/.exec(token);
          const kind = token === 'E (unl)' ? 'traps' : (kinds[elite ? (elite[2] as string) : token] as string);
          const row = rowOf(army, kind);
          expect(row).toMatchObject({ source: 'table' });
          expect(row.confidence).toBe(confidenceOf(cell));
          if (elite?.[1]) expectToken(row, `${elite[1]}E`);
          else if (elite) expect(row.elite).toMatchObject({ assumed: true, source: 'table' });
          else if (token === 'E (unl)') expectToken(row, token);
        }
        return;
      }
      const row = rowOf(army, rowIds[rowName] as string);
      expect(row).toMatchObject({ source: 'table' });
      expect(row.confidence).toBe(confidenceOf(cell));
      if (text === 'Living Only') expect(row.life).toBe('living');
      else if (tokens.includes('U')) {
        expect(row.life).toBe(tokens.includes('L') ? 'both' : 'undead');
        for (const token of tokens.filter((each) => !'LU'.includes(each))) expectToken(row, token);
      } else for (const token of tokens) expectToken(row, token);
    },
  );

  it('give every row that says table in the data', () => {
    const known = new Set(mine.map((cell) => `${cell.army} ${cell.row === 'Traps/Contrap' ? 'traps' : rowIds[cell.row]}`));
    for (const army of armiesKToZ.filter((each) => !each.id.startsWith('pirate-')))
      for (const row of army.units)
        if (row.source === 'table')
          expect(known, `${army.id} ${row.unit}`).toContain(`${army.id} ${row.unit === 'contraptions' ? 'traps' : row.unit}`);
  });
});

test('fr3.army-lists.table-rows: every army has every row once, in order', () => {
  for (const army of armiesKToZ)
    expect(
      army.units.map((row) => row.unit),
      army.id,
    ).toEqual([...armyRows]);
});

test('ids are those of the data', () => {
  expect(ids.size).toBe(armiesKToZ.length);
  const innates = new Set(listInnates.map((each) => each.id));
  for (const army of armiesKToZ) {
    for (const row of army.units)
      expect(unitOf(row.unit) ?? ['parasitics', 'traps'].includes(row.unit), `${army.id} ${row.unit}`).toBeTruthy();
    for (const id of army.innate) expect(innateOf(id) ?? innates.has(id), `${army.id} ${id}`).toBeTruthy();
    for (const { id } of army.characters) expect(characterEntryOf(id), `${army.id} ${id}`).toBeDefined();
    for (const { id } of army.items ?? []) expect(itemOf(id), `${army.id} ${id}`).toBeDefined();
    for (const { code } of army.magicUsers) expect(magicCodes[code], `${army.id} ${code}`).toBeDefined();
    for (const { any } of army.required ?? [])
      for (const id of any) expect(unitOf(id) ?? characterEntryOf(id), `${army.id} ${id}`).toBeDefined();
  }
});

test('fr3.army-lists.elite-allowance: elites come from a cell or from the description, open rows say nothing', () => {
  for (const army of armiesKToZ)
    for (const { unit, source, elite, note: _, ...said } of army.units) {
      if (source === 'open') expect([elite, said], `${army.id} ${unit}`).toEqual([undefined, {}]);
      if (!elite) continue;
      expect(['table', 'prose']).toContain(elite.source);
      expect(elite.source, `${army.id} ${unit}`).toBe(source);
      expect(elite.forms.length > 0, `${army.id} ${unit}`).toBe(!['traps', 'parasitics', 'contraptions'].includes(unit));
    }
});

test('fr3.armies.pirate-table-limits: each type of pirates has only the units that its rule names', () => {
  const open = (id: string) =>
    armyOf(id)
      .units.filter((row) => row.most?.units !== 0)
      .map((row) => row.unit);
  const associated = ['large-monsters', 'small-monsters', 'swarms', 'lesser-spirits', 'traps'];
  expect(open('pirate-marauders')).toEqual([
    'beastmen',
    'crossbow-handgun',
    'handweapons',
    'rangers',
    'skirmishers',
    'spears',
    ...associated,
  ]);
  expect(open('pirate-raiders')).toEqual(['heavy-cavalry', 'light-cavalry', 'mounted', 'heavy-chariots', ...associated]);
  expect(open('pirate-buccaneers')).toContain('battlewagons');
  expect(open('pirate-buccaneers')).not.toContain('dragons');
});

test('fr3.armies.pelagic-swimming: no unit that cannot swim is left', () => {
  const army = armyOf('pelagic');
  for (const unit of ['longbows', 'pikes', 'heavy-artillery']) expect(rowOf(army, unit).most).toEqual({ units: 0, per: 'army' });
});
