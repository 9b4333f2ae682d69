/**
 * Every diagram in the book can be read, executed by the engine and drawn, is used on a page, and has a description for screen
 * readers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draw } from '../../src/components/book/diagram/draw.ts';
import { iconOf } from '../../src/components/book/icon.ts';
import { describe as inWords, parse, write } from '../../src/engine/kernel/notation.ts';

/** Diagrams by system and name, as `hott/wheel`; the page about the notation has separate ones. */
const folder = 'src/content/diagrams';
const names = readdirSync(folder)
  .filter((system) => system !== 'notation')
  .flatMap((system) => readdirSync(join(folder, system)).map((file) => `${system}/${file.replace('.txt', '')}`))
  .sort();
const textOf = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8');
const drawings = new Map(names.map((name) => [name, draw(textOf(name), name.replace('/', '-'), iconOf)]));

/** The diagrams that each rule page shows. */
const shown = new Map<string, string[]>();
for (const file of readdirSync('src/content/rules', { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.mdx'),
))
  for (const [, name, system = 'fr3'] of readFileSync(join('src/content/rules', file), 'utf8').matchAll(
    /<(?:Diagram|Position) name="([^"]*)"(?: system="([^"]*)")?/g,
  ))
    shown.set(`${system}/${name}`, [...(shown.get(`${system}/${name}`) ?? []), file]);

test('every diagram stands on exactly one rule page, and every page shows diagrams that exist', () => {
  expect([...shown.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect([...shown].filter(([, files]) => files.length > 1)).toEqual([]);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

test('no caption calls a panel left or right, because on a phone the panels stand one below the other', () => {
  const wrong = [...drawings].filter(
    ([, { caption, panels }]) => panels.length > 1 && /\bOn the (left|right)\b|\b(left|right) (panel|picture)\b/.test(caption),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every diagram has a title, a caption and words that describe it', () => {
  for (const [name, { title, caption, description, panels }] of drawings) {
    expect([name, title.length > 3, caption.length > 40, description.length > 80, panels.length > 0]).toEqual([
      name,
      true,
      true,
      true,
      true,
    ]);
    // Panels must differ in words too.
    if (panels.length > 1) expect([name, panels.every(({ label }) => label !== null)]).toEqual([name, true]);
  }
});

test('every text reads back from what is written of it', () => {
  for (const name of names) {
    const parsed = parse(textOf(name));
    if (!parsed.ok) throw new Error(`${name}: ${parsed.errors.map(inWords).join(' ')}`);
    expect(parse(write(parsed.statements))).toMatchObject({ ok: true, statements: parsed.statements });
  }
});

test('drawings have no style attributes, no script, ids of their own, and nothing that is not a number', () => {
  const ids: string[] = [];
  for (const [name, { panels }] of drawings) {
    const svg = panels.map((panel) => panel.svg).join('');
    expect([name, /style=|<script|NaN|undefined|Infinity/.exec(svg)?.[0]]).toEqual([name, undefined]);
    const own = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] as string);
    expect(own.filter((id) => !id.startsWith(`d-${name.replace('/', '-')}-`) && !id.startsWith('icon-'))).toEqual([]);
    // Symbols have the same ids in all diagrams, and a page contains each once.
    ids.push(...own.filter((id) => id.startsWith('d-')));
    // Every reference has a target.
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map((match) => match[1] as string);
    expect([name, used.filter((id) => !own.includes(id))]).toEqual([name, []]);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('no panel is wider than the measure of the page', () => {
  for (const [name, { panels }] of drawings)
    for (const { svg } of panels) expect([name, Number(/ width="([\d.]+)"/.exec(svg)?.[1]) <= 592]).toEqual([name, true]);
});

test('a diagram that the rules do not allow is refused with its line', () => {
  const text = (statement: string) => `title: T\ncaption: C\ndescription: D\nA1 spears 10,10 N\n${statement}`;
  const says = (statement: string) => () => draw(text(statement), 'wrong', iconOf);
  expect(says('A1: oblique ahead 1 left 2')).toThrow(
    'Diagram wrong, line 5: An oblique move must stay within 45 degrees of straight ahead.',
  );
  expect(says('A2: ahead 1')).toThrow('line 5: There is no unit A2 here.');
  expect(says('A1: fly 3')).toThrow('“fly” is not a move in a diagram');
  expect(says('glow A1')).toThrow('“glow” is not a note in a diagram');
  expect(says('A1: constructor 3')).toThrow('“constructor” is not a move in a diagram');
  expect(says('constructor A1')).toThrow('“constructor” is not a note in a diagram');
  expect(says('A1 spears 10')).toThrow('Line 5, column 11: expected another type');
  expect(() => draw('title: T\nA1 spears 1,1 N', 'wrong', iconOf)).toThrow('Diagram wrong has no caption, no description.');
});
