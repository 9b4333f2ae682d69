/** Checks every file of typed data against its schema, and that every id in it exists. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { figureOf } from '../../src/content/figures.ts';
import { rulesIn } from '../../src/content/inline.ts';
import { peoples } from '../../src/content/peoples.ts';
import { registry } from '../../src/content/registry.ts';
import { ruleIdPattern } from '../../src/content/schema.ts';
import { spellsWithWords } from '../../src/content/spell-words.ts';
import { ruleTables } from '../../src/content/tables.ts';
import { magicCodes } from '../../src/engine/fr3/data/armies/army.ts';
import { armies } from '../../src/engine/fr3/data/armies.ts';
import { bowfire } from '../../src/engine/fr3/data/bowfire.ts';
import { characterEntryOf, characters } from '../../src/engine/fr3/data/characters.ts';
import { activationTable, vatTable } from '../../src/engine/fr3/data/inventions.ts';
import { missileWeapons } from '../../src/engine/fr3/data/missile-weapons.ts';
import { denizens } from '../../src/engine/fr3/data/planar.ts';
import { scoutingOptions } from '../../src/engine/fr3/data/pre-game.ts';
import { sequence } from '../../src/engine/fr3/data/sequence.ts';
import { spellOf } from '../../src/engine/fr3/data/spells.ts';
import type { SequenceStep } from '../../src/engine/kernel/sequence.ts';
import { dataSchemas, figuresSchema } from './data-schemas.ts';

type Module = Readonly<Record<string, unknown>>;
const folder = join(process.cwd(), 'src/engine/fr3/data');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .sort();
const tables = files.filter((name) => !name.startsWith('figures/'));
const figures = files.filter((name) => name.startsWith('figures/'));
const load = async (name: string) => (await import(pathToFileURL(join(folder, name)).href)) as Module;
const modules = new Map(await Promise.all(files.map(async (name) => [name, await load(name)] as const)));
const { rules } = registry();

describe.each(tables)('%s', (name) => {
  const data = Object.entries(modules.get(name) as Module).filter(([, value]) => typeof value !== 'function');

  test('every export has a schema', () => {
    expect(data.map(([exported]) => exported).sort()).toEqual(Object.keys(dataSchemas[name] ?? {}).sort());
  });

  test.each(data)('%s is what its schema says', (exported, value) => {
    const { error } = (dataSchemas[name]?.[exported] ?? z.never()).safeParse(value);
    expect(error && z.prettifyError(error)).toBeUndefined();
  });
});

test.each(figures)('%s: one export, numbers or flat objects of numbers', (name) => {
  const exports = Object.values(modules.get(name) as Module);
  expect(exports).toHaveLength(1);
  const { error } = figuresSchema.safeParse(exports[0]);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

describe('ids', () => {
  /** Every text in the data. */
  function* texts(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* texts(each);
  }
  const idsOf = (name: string) =>
    [...texts(modules.get(name))].flatMap((text) => (ruleIdPattern.test(text) ? [text] : rulesIn(text)));

  test.each(tables)('%s: every rule id stands', (name) => {
    expect([...new Set(idsOf(name))].filter((id) => !rules.has(id))).toEqual([]);
  });

  test('rule ids are found in texts as well as in fields of their own', () => {
    expect(idsOf('spells.ts').length).toBeGreaterThan(300);
    expect(idsOf('armies.ts').length).toBeGreaterThan(300);
  });

  test.each(tables)('%s: no list has an id twice', (name) => {
    for (const [exported, value] of Object.entries(modules.get(name) as Module)) {
      const ids = Array.isArray(value) ? value.flatMap((each) => (each?.id ? [each.id as string] : [])) : [];
      expect([exported, ids.filter((id, at) => ids.indexOf(id) < at)]).toEqual([exported, []]);
    }
  });

  test('armies name characters and armies that exist, and are reached by words of their own', () => {
    const armyIds = new Set(armies.map(({ id }) => id));
    for (const army of armies) {
      for (const { id } of army.characters)
        expect([army.id, id, characterEntryOf(id) !== undefined]).toEqual([army.id, id, true]);
      for (const { code } of army.magicUsers)
        expect([army.id, code, Object.hasOwn(magicCodes, code)]).toEqual([army.id, code, true]);
      for (const id of army.allies?.flatMap((each) => each.armies) ?? [])
        expect([army.id, id, armyIds.has(id)]).toEqual([army.id, id, true]);
    }
    expect(Object.keys(peoples).sort()).toEqual([...armyIds].sort());
    for (const [id, words] of Object.entries(peoples)) expect([id, new Set(words).size]).toEqual([id, words.length]);
  });

  test('the spells that players find by their effect exist', () => {
    expect([...spellsWithWords].filter((id) => !spellOf(id))).toEqual([]);
    expect(spellsWithWords.size).toBeGreaterThan(80);
  });

  test('characters grant and need what exists; listed armies exist', () => {
    const armyIds = new Set(armies.map(({ id }) => id));
    for (const each of characters) {
      for (const id of each.needs) expect([each.id, id, characterEntryOf(id) !== undefined]).toEqual([each.id, id, true]);
      for (const id of Array.isArray(each.armies) ? each.armies : [])
        expect([each.id, id, armyIds.has(id)]).toEqual([each.id, id, true]);
      for (const { army } of each.armyPrices) expect([each.id, army, armyIds.has(army)]).toEqual([each.id, army, true]);
    }
  });
});

describe('dice', () => {
  /** The rolls that bands cover, in order. */
  const covered = (bands: readonly { from: number; to: number }[]) =>
    bands.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const d10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  test('fr3.inventions.vat-table, fr3.planar.denizen-table: every face of the d10 has one result', () => {
    expect(covered(vatTable)).toEqual(d10);
    expect(covered(denizens.map(({ arrives }) => arrives))).toEqual(d10);
  });

  test('fr3.inventions.activation-table: more points need less', () => {
    for (const [at, row] of activationTable.entries())
      if (at > 0) expect(row.needed).toBeLessThan(activationTable[at - 1]?.needed ?? 0);
  });

  test('fr3.pre-game.scouting-difference: the bands of margins follow each other without a gap', () => {
    for (const [at, { from }] of scoutingOptions.entries())
      expect(from).toBe(at === 0 ? 1 : (scoutingOptions[at - 1]?.to ?? 0) + 1);
  });

  test('fr3.missile-fire.table: more units and higher rolls never do less', () => {
    const worth = { none: 0, demoralized: 1, killed: 2 } as const;
    for (const row of [1, 2, 3, 4] as const)
      for (const [at, result] of bowfire[row].entries()) {
        if (at > 0) expect(worth[result]).toBeGreaterThanOrEqual(worth[bowfire[row][at - 1] ?? 'none']);
        if (row > 1) expect(worth[result]).toBeGreaterThanOrEqual(worth[bowfire[(row - 1) as 1][at] ?? 'none']);
      }
  });
});

describe('what pages show of the data', () => {
  test('every figure that prose names is a number', () => {
    const lost = [...registry().pages.values()].flatMap(({ id, body }) =>
      [...body.matchAll(/<(?:N|Bonus|Needed|Inches|Points) of="([^"]*)"/g)]
        .filter(([, of]) => figureOf(of as string) === undefined)
        .map(([, of]) => `${of} (${id})`),
    );
    expect(lost).toEqual([]);
  });

  test('every table stands on a page that shows it, has a cell for each column, and links to rules that stand', () => {
    for (const table of ruleTables().values()) {
      const page = registry().pages.get(rules.get(table.rule)?.page ?? '');
      expect([table.id, page?.body.includes(`<Table of="${table.id}" />`)]).toEqual([table.id, true]);
      for (const { cells } of table.rows) {
        expect([table.id, cells.length]).toEqual([table.id, table.columns.length]);
        const links = rulesIn(...cells.map((cell) => (typeof cell === 'string' ? cell : null)));
        expect([table.id, links.filter((id) => !rules.has(id))]).toEqual([table.id, []]);
      }
    }
  });

  test('weapons that the range table names in one line have the same bands', () => {
    const { crossbow, pistol, carbine, longbow, musket } = missileWeapons;
    expect([pistol.bands, carbine.bands]).toEqual([crossbow.bands, crossbow.bands]);
    expect(musket.bands).toEqual(longbow.bands);
    expect(spellOf('die')?.figures.resultsRoll).toBeDefined();
  });

  test('fr3.sequence.turn-structure: ten steps in order, every leaf with its rules', () => {
    expect(sequence.phase.map(({ label }) => Number(label))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const leaves = (steps: readonly SequenceStep[]): SequenceStep[] =>
      steps.flatMap((step) => (step.steps.length > 0 ? leaves(step.steps) : [step]));
    for (const step of leaves([...sequence.preparation, ...sequence.phase]))
      expect([step.id, step.rules.length > 0]).toEqual([step.id, true]);
  });
});
