/** Checks the open data against its published schemas, for consistency, and against a build of the site if there is one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { base, site } from '../../src/content/address.ts';
import { correctionForm, correctionSchema, exampleCorrection, printedRows } from '../../src/content/api/correction.ts';
import { checked, endpoints, jsonSchema } from '../../src/content/api/endpoints.ts';
import { casterKinds } from '../../src/content/armies.ts';
import { listInnates, magicCodes } from '../../src/engine/fr3/data/armies/army.ts';
import { profiles } from '../../src/engine/fr3/data/profiles.ts';
import { scales } from '../../src/engine/fr3/data/scales.ts';
import { casterTypes } from '../../src/engine/fr3/data/spell-list.ts';

interface Row {
  readonly id: string;
  readonly url: string | null;
  readonly [field: string]: unknown;
}

const all = endpoints();
/** The contents of an endpoint as a reader gets them. */
const files = new Map(all.map((endpoint) => [endpoint.path, JSON.parse(JSON.stringify(checked(endpoint))) as Row[]]));
const file = (path: string): Row[] => files.get(path) ?? [];
const ids = (path: string) => new Set(file(path).map((row) => row.id));

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
const validators = new Map<string, ValidateFunction>(
  all.map((endpoint) => [endpoint.path, ajv.compile(jsonSchema(endpoint) as object)]),
);

describe.each(all.map((endpoint) => [endpoint.path] as const))('%s.json', (path) => {
  test('is valid by the JSON Schema beside it', () => {
    const validate = validators.get(path) as ValidateFunction;
    expect(validate(file(path)), ajv.errorsText(validate.errors)).toBe(true);
    expect(file(path).length).toBeGreaterThan(0);
  });

  test('the schema refuses an entry without an id, and one with a field that it does not know', () => {
    const validate = validators.get(path) as ValidateFunction;
    const [first] = file(path) as [Row];
    const { id: _, ...nameless } = first;
    expect(validate([nameless])).toBe(false);
    expect(validate([{ ...first, unheardOf: 1 }])).toBe(false);
  });

  test('ids are unique', () => {
    expect(ids(path).size).toBe(file(path).length);
  });

  test('texts carry no markup', () => {
    expect(JSON.stringify(file(path)).match(/\]\((?:fr3|three-realms|hott|six-events)\.[^)]*\)|\*\*/g) ?? []).toEqual([]);
  });
});

describe('what issue 3 asks of the shapes', () => {
  test('units.json has all 41 rows of the reference table with all four scales', () => {
    expect(file('fr3/units')).toHaveLength(41);
    for (const unit of file('fr3/units')) {
      const move = unit.move as Record<string, [number, number]> | null;
      if (unit.id === 'cyclics') expect(move).toBeNull();
      else expect([unit.id, Object.keys(move ?? {})]).toEqual([unit.id, [...scales]]);
    }
  });

  test('spells.json: casters with levels, cost, psychology, target, effect, immune, url', () => {
    expect(file('fr3/spells')).toHaveLength(100);
    const zombies = file('fr3/spells').find(({ id }) => id === 'zombies-2');
    expect(zombies).toMatchObject({ name: 'Zombies 2', casters: [{ type: 'necromancer', level: 2 }], cost: [2, 3] });
    const stink = file('fr3/spells').find(({ id }) => id === 'stink');
    expect(stink).toMatchObject({ psychology: true, cost: 2 });
    for (const spell of file('fr3/spells'))
      for (const field of ['target', 'effect', 'duration']) expect(spell[field]).toMatch(/\S/);
  });

  test('armies.json: every row of the table with its source; elites for each 1000 points with their bonuses', () => {
    expect(file('fr3/armies')).toHaveLength(73);
    for (const army of file('fr3/armies')) expect((army.units as unknown[]).length).toBe(38);
    const dwarfs = file('fr3/armies').find(({ id }) => id === 'dwarfs');
    const handweapons = ((dwarfs?.units ?? []) as Record<string, unknown>[]).find(({ unit }) => unit === 'handweapons');
    expect(handweapons).toEqual({
      unit: 'handweapons',
      source: 'table',
      confidence: 'likely',
      elite: { max: 2, per: 1000, bonuses: [{ melee: 1, rally: 1, toHit: 0 }], source: 'table' },
    });
    expect(dwarfs?.rules).toContain('fr3.armies.dwarfs-infantry-bonus');
  });

  test('tables.json has the tables that no other file has, numbers as numbers', () => {
    const table = (id: string) =>
      file('fr3/tables').find((each) => each.id === id) as Row & { rows: { values: Record<string, unknown> }[] };
    expect(table('missile-fire').rows.map(({ values }) => [values.demoralized, values.killed])).toEqual([
      [9, 11],
      [7, 10],
      [5, 9],
      [3, 8],
    ]);
    expect(table('character-results').rows[0]?.values.roll).toEqual({ from: 1, to: 3 });
    expect(table('materials').rows).toHaveLength(5);
    expect(table('design-prices').rows).toHaveLength(27);
    expect(table('seer').rows).toHaveLength(10);
    for (const id of [
      'unit-results',
      'bb-results',
      'character-escape',
      'denizens',
      'scouting-options',
      'omens',
      'flanking-arrival',
      'vat',
      'activation',
      'thief',
    ])
      expect(table(id)).toBeDefined();
  });
});

describe('references from one file to another', () => {
  const rules = ids('fr3/rules');
  const unitIds = new Set([...ids('fr3/units'), ...profiles.map(({ id }) => id)]);
  const innate = new Set([...ids('fr3/innate'), ...listInnates.map(({ id }) => id)]);

  /** Every value in a field with this name, at any depth. */
  function* under(value: unknown, name: string): Generator<unknown> {
    if (Array.isArray(value)) for (const each of value) yield* under(each, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        if (key === name) yield each;
        yield* under(each, name);
      }
  }
  const lost = (path: string, name: string, known: ReadonlySet<string>) =>
    [...under(file(path), name)].flat().filter((id) => typeof id === 'string' && !known.has(id));

  test.each([...files.keys()].filter((path) => path.startsWith('fr3/')))('every rule id of %s stands', (path) => {
    for (const name of ['rule', 'rules', 'merged', 'mergedInto']) expect([name, lost(path, name, rules)]).toEqual([name, []]);
  });

  test('armies name unit types, innate abilities, characters, items and armies that exist', () => {
    const armies = file('fr3/armies');
    expect(lost('fr3/armies', 'unit', unitIds)).toEqual([]);
    expect(armies.flatMap((army) => army.innate as string[]).filter((id) => !innate.has(id))).toEqual([]);
    const named = (field: string) => armies.flatMap((army) => (army[field] as { id: string }[]).map(({ id }) => id));
    expect(named('characters').filter((id) => !ids('fr3/characters').has(id))).toEqual([]);
    expect(named('items').filter((id) => !ids('fr3/items').has(id))).toEqual([]);
    expect(lost('fr3/armies', 'armies', ids('fr3/armies'))).toEqual([]);
    expect(
      armies
        .flatMap((army) => (army.magicUsers as { code: string }[]).map(({ code }) => code))
        .filter((code) => !magicCodes[code]),
    ).toEqual([]);
    expect(
      armies
        .flatMap((army) => army.required as { any: string[] }[])
        .flatMap(({ any }) => any)
        .filter((id) => !unitIds.has(id) && !ids('fr3/characters').has(id)),
    ).toEqual([]);
  });

  test('spells name casters, characters name spell lists, armies and units that exist', () => {
    const casters = new Set<string>(casterTypes.map(({ id }) => id));
    expect(lost('fr3/spells', 'type', casters)).toEqual([]);
    for (const name of ['base', 'lists']) expect(lost('fr3/characters', name, casters)).toEqual([]);
    expect(
      lost(
        'fr3/characters',
        'army',
        new Set([...ids('fr3/armies'), 'swimming-unit', 'machines-or-ships-allowed', 'no-other-magic-users']),
      ),
    ).toEqual([]);
    expect(lost('fr3/characters', 'type', unitIds)).toEqual([]);
    expect(lost('fr3/characters', 'needs', ids('fr3/characters'))).toEqual([]);
  });

  test('items and innate abilities name unit types that exist', () => {
    for (const name of ['armyHas', 'free', 'units'])
      expect([...lost('fr3/items', name, unitIds), ...lost('fr3/innate', name, unitIds)]).toEqual([]);
    expect(
      file('fr3/items')
        .flatMap(({ mayBuy }) => (Array.isArray(mayBuy) ? mayBuy : []))
        .filter((id: string) => !unitIds.has(id)),
    ).toEqual([]);
  });

  test('the filter of the armies knows every kind of magic user that a list can name', () => {
    const known = new Set<string>(casterKinds.map(({ id }) => id));
    const elements = (id: string, list: string | undefined) => (id === 'shaman' ? (list ?? 'earth-shaman') : id);
    expect(
      Object.values(magicCodes)
        .flatMap(({ characters, list }) => characters.map((id) => elements(id, list)))
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });
});

describe('corrections of army lists', () => {
  const validate = ajv.compile(z.toJSONSchema(correctionSchema) as object);

  test('the form and its example are what their schema says', () => {
    for (const form of [exampleCorrection, correctionForm('kobolds')]) {
      expect(validate(JSON.parse(JSON.stringify(form))), ajv.errorsText(validate.errors)).toBe(true);
      expect(correctionSchema.safeParse(form).error).toBeUndefined();
    }
  });

  test('fr3.army-lists.table-rows: the form has the 37 printed rows', () => {
    expect(printedRows).toHaveLength(37);
    expect(Object.keys(correctionForm('dwarfs').units)).toEqual(printedRows);
  });

  test('an army nobody knows, a colour nobody prints and a missing row are refused', () => {
    const { beastmen: _, ...short } = exampleCorrection.units;
    const wrong = [
      { ...exampleCorrection, army: 'martians' },
      { ...exampleCorrection, units: { ...exampleCorrection.units, mobs: 'grey' } },
      { ...exampleCorrection, units: short },
    ];
    for (const form of wrong) expect(correctionSchema.safeParse(form).success).toBe(false);
  });
});

// A build may be older than the data, so its addresses are checked only if its files are current.
const built = process.env.OUT_DIR ?? 'dist';
const published = (path: string) => join(built, 'api/v1', `${path}.json`);
const current = [...files].filter(
  ([path, rows]) =>
    existsSync(published(path)) && JSON.stringify(JSON.parse(readFileSync(published(path), 'utf8'))) === JSON.stringify(rows),
);

describe.skipIf(current.length === 0)('the build', () => {
  test.each(current.map(([path]) => [path] as const))('every address of %s is a page of it, with its anchor', (path) => {
    const pages = new Map<string, string>();
    const page = (at: string): string => {
      const name = join(built, at.slice(base.length - 1), 'index.html');
      const text = pages.get(name) ?? (existsSync(name) ? readFileSync(name, 'utf8') : '');
      pages.set(name, text);
      return text;
    };
    const missing = file(path)
      .flatMap(({ url }) => (url ? [url.slice(site.length)] : []))
      .filter((url) => {
        const [at = '', anchor] = url.split('#');
        const text = page(at);
        return !text || (anchor !== undefined && !text.includes(`id="${anchor}"`) && !text.includes(`id=${anchor}`));
      });
    expect(missing).toEqual([]);
  });
});
