/**
 * Every figure of the engine stands in the inventory's account of its rule, which was written from the source texts alone. The
 * inventory is not part of a checkout: without it, only the exceptions are compared.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Item {
  readonly id: string;
  readonly fact: string;
  readonly ruling?: string | null;
  readonly ambiguity?: string | null;
}

interface Figure {
  /** The file and the name. */
  readonly name: string;
  readonly value: number;
  readonly rules: readonly string[];
}

const folder = '../shared/rules';
const inventory = new Map(
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as readonly Item[])
    .map((item) => [item.id, item]),
);

/** The figures of a file: `name: 3,` below a comment that names their rules. */
function figuresIn(file: string): readonly Figure[] {
  const figures: Figure[] = [];
  for (const [, comment = '', lines = ''] of readFileSync(file, 'utf8').matchAll(
    /\/\*\*([\s\S]*?)\*\/((?:\n(?! *\/\*\*).*)*)/g,
  )) {
    const rules = [...comment.matchAll(/\b(?:fr3|hott|six-events|three-realms)(?:\.[a-z0-9-]+){2}/g)].map(([id]) => id);
    for (const [, name = '', value] of lines.matchAll(/^ +(\w+): (-?[0-9.]+),/gm))
      figures.push({ name: `${file.replace(/^src\/engine\/|data\/figures\/|\.ts$/g, '')} ${name}`, value: Number(value), rules });
  }
  return figures;
}

const words: Readonly<Record<number, string>> = {
  0: 'no|none|nothing|never|not|free|without|zero',
  0.25: 'quarter|1/4',
  0.5: 'half|halved|½|1/2',
  1: 'an?|one|once|each|first|single',
  2: 'two|twice|double|doubled|second|both|pair|half|halve|halved',
  3: 'three|third|thirds|triple|thrice',
  4: 'four|quarter|fourth',
  5: 'five|fifth',
  6: 'six|sixth',
  7: 'seven',
  8: 'eight|eighth',
  9: 'nine',
  10: 'ten|tenth',
  12: 'twelve',
};

function says(text: string, value: number): boolean {
  const size = Math.abs(value);
  const digits = String(size).replace('.', '\\.');
  return new RegExp(`(?<![\\d.])${digits}(?!\\d|\\.\\d)|(?<!\\w)(?:${words[size] ?? digits})(?!\\w)`, 'i').test(text);
}

const textOf = (rules: readonly string[]): string =>
  rules.map((id) => [inventory.get(id)?.fact, inventory.get(id)?.ruling, inventory.get(id)?.ambiguity].join(' ')).join(' ');

/** Figures that the inventory does not say with their rule: the value, and why it is right. */
const elsewhere: Readonly<Record<string, readonly [value: number, why: string]>> = {
  'fr3/army-lists bowfireCost': [10, 'the price of bowfire stands with the units that can buy it'],
  'fr3/army-lists listInnateCost': [10, 'the price of an innate ability stands in the chapter on innate magic'],
  'fr3/basics retreatDegrees': [5, 'our ruling on the page: a retreat may turn by the thickness of a line'],
  'fr3/magic barrierMarkers': [1, 'the chapter says “taking damage”, and our ruling says how much'],
  'fr3/optional-characters thiefCaughtFrom': [4, 'the results table of the thief'],
  'fr3/optional-characters thiefCaughtTo': [7, 'the results table of the thief'],
  'fr3/optional-characters thiefVanishesFrom': [8, 'the results table of the thief'],
  'fr3/spell-effects termiteRot': [0, 'nothing is added to the roll of an automatic hit'],
  'fr3/square maxSupport': [3, 'one unit on each side and one behind'],
  'three-realms/cover hidden': [50, 'half, in percent'],
};

/** Chapters that are ours, and figures that only restate the result of others. */
const ours = /^(?:six-events|three-realms)\/sample-set |^six-events\/armor |^three-realms\/bases leviathanBases$/;

const figures = globSync('src/engine/*/data/figures/*.ts').sort().flatMap(figuresIn);

test('there are figures, each with a rule, and every exception is one of them', () => {
  expect(figures.length).toBeGreaterThan(800);
  expect(figures.filter(({ name, rules }) => rules.length === 0 && !ours.test(name)).map(({ name }) => name)).toEqual([]);
  const values = new Map(figures.map(({ name, value }) => [name, value]));
  for (const [name, [value]] of Object.entries(elsewhere)) expect(values.get(name), name).toBe(value);
});

test.skipIf(inventory.size === 0)('each figure is said in the inventory’s account of its rule', () => {
  const silent = figures.filter(
    ({ name, value, rules }) => !ours.test(name) && !Object.hasOwn(elsewhere, name) && !says(textOf(rules), value),
  );
  expect(silent.map(({ name, value, rules }) => `${name}: ${value} (${rules.join(', ')})`)).toEqual([]);
});
