/** Every file of typed data of Three Realms: figures are numbers, and rule ids stand. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulesIn } from '../../../src/content/inline.ts';
import { registry } from '../../../src/content/registry.ts';
import { ruleIdPattern } from '../../../src/content/schema.ts';
import { figuresSchema } from '../../content/data-schemas.ts';

const folder = join(process.cwd(), 'src/engine/three-realms/data');
const { rules } = registry();
const load = async (...path: string[]) =>
  (await import(pathToFileURL(join(folder, ...path)).href)) as Readonly<Record<string, unknown>>;
const filesOf = (...path: string[]) => readdirSync(join(folder, ...path)).filter((name) => name.endsWith('.ts'));

describe('figures', () => {
  test.each(filesOf('figures'))('%s: one export named as the chapter, numbers or flat objects of numbers', async (name) => {
    const exports = Object.entries(await load('figures', name));
    const chapter = basename(name, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(exports.map(([exported]) => exported)).toEqual([chapter]);
    const { error } = figuresSchema.safeParse(exports[0]?.[1]);
    expect(error && z.prettifyError(error)).toBeUndefined();
  });
});

describe('ids', () => {
  function* texts(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* texts(each);
  }

  test.each(filesOf())('%s: every rule id stands, no list has an id twice', async (name) => {
    const module = await load(name);
    const cited = [...texts(module)].flatMap((text) => (ruleIdPattern.test(text) ? [text] : rulesIn(text)));
    expect(cited.filter((id) => !rules.has(id))).toEqual([]);
    for (const list of Object.values(module)) {
      const ids = Array.isArray(list) ? list.flatMap((each) => (each?.id ? [each.id as string] : [])) : [];
      expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    }
  });
});
