/**
 * Everything that the engine states as data: each export of its data files, and each circumstance of its calculators. A row of a
 * table is reduced to a short digest, a single figure keeps its value. Texts with spaces in them are left out, because their
 * wording may change freely.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { calculators } from '../../../src/engine/calculators.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { type Calculator, hasPart, type Procedure, viewOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Said } from '../../../src/engine/kernel/calculator/question.ts';
import type { Shape } from '../../../src/engine/kernel/circumstance.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';

export interface Fact {
  /** The place: a file and a path within its data, or a calculator and a circumstance. */
  readonly at: string;
  readonly value: string;
}

const engine = fileURLToPath(new URL('../../../src/engine/', import.meta.url));

/** Files that state data, and tables that stand elsewhere. */
const files = ['*/data/**/*.ts', 'fr3/battle/chapters/needs/*.ts', 'fr3/charge-planner/{ready-made,step-kinds}.ts'];

const withoutTexts = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Map || value instanceof Set) return [...value];
  return typeof value === 'string' && value.includes(' ') ? undefined : value;
};

/** The data as JSON can hold it, without functions and texts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, withoutTexts) ?? 'null');

/** The longest text that is kept as it is. */
const longest = 60;

/** The facts in a piece of data: figures one by one, rows of a list as a digest each. */
function* factsIn(at: string, value: unknown): Generator<Fact> {
  const text = JSON.stringify(value);
  if (Array.isArray(value) && text.length > longest && value.some((row) => typeof row === 'object'))
    for (const [index, row] of value.entries()) {
      const name = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : String(index);
      const said = JSON.stringify(row);
      yield { at: `${at} ${name}`, value: said.length > longest ? fingerprint(said) : said };
    }
  else if (typeof value === 'object' && value !== null && !Array.isArray(value) && text.length > longest)
    for (const [key, each] of Object.entries(value)) yield* factsIn(`${at}.${key}`, each);
  else yield { at, value: text };
}

async function* factsOfData(): AsyncGenerator<Fact> {
  for (const file of globSync(files.map((each) => engine + each)).sort()) {
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value !== 'function') yield* factsIn(`${relative(engine, file)} ${name}`, plain(value));
  }
}

/** The shape of a circumstance; the limit of a number is the one that it has in the first question. */
function shapeIn(shape: Shape<unknown>, seen: unknown): string {
  if (shape.kind === 'flag') return 'flag';
  if (shape.kind === 'choice') return shape.options.map(({ value }) => value).join('|');
  return `${shape.least} to ${shape.most(seen)}`;
}

function* factsOfProcedure(at: string, of: Procedure): Generator<Fact> {
  const first = { roll: of.id, parts: of.first as Readonly<Record<string, Said>> };
  yield { at, value: `${JSON.stringify(first.parts)} ${of.rules.join(' ')}` };
  const seen = viewOf(of, first);
  for (const part of of.parts) {
    const { key, kinds, circumstances } = part;
    if (kinds) yield { at: `${at} ${key}`, value: fingerprint([kinds.list.map(({ id }) => id), kinds.rules]) };
    const unit = String(first.parts[key]?.unit ?? '');
    for (const { id, shape, rules, of: isOf } of circumstances) {
      const here = hasPart(part, first) && (isOf?.(unit) ?? true);
      yield { at: `${at} ${key}.${id}`, value: `${here ? shapeIn(shape, seen) : shape.kind} ${rules.join(' ')}` };
    }
  }
}

function* factsOfCalculator(system: string, { id, procedures }: Calculator): Generator<Fact> {
  for (const each of procedures) yield* factsOfProcedure(`${system}/${id} ${each.id}`, each);
}

/** All facts of the engine, in a fixed order. */
export async function facts(): Promise<Fact[]> {
  const all: Fact[] = [];
  for await (const fact of factsOfData()) all.push(fact);
  for (const [system, list] of [['fr3', [auctionCalculator]] as const, ...Object.entries(calculators)])
    for (const each of list) all.push(...factsOfCalculator(system, each));
  return all;
}
