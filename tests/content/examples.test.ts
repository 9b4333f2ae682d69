/**
 * Worked examples on rule pages: the engine plays them, their sums are right, and the factors they mention agree with the data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../../src/content/figures.ts';
import { worked } from '../../src/content/worked.ts';
import { units } from '../../src/engine/fr3/data/units.ts';

const folder = 'src/content/rules';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort();
const bodyOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** Attributes of a tag: `of="melee" q="…"`. */
const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const played = files.flatMap((file) =>
  [...bodyOf(file).matchAll(/<Worked\s[^>]*\/>/g)].map(([tag]) => ({ file, tag: tag.replace(/\s+/g, ' ') })),
);

describe('examples that the engine plays', () => {
  test.each(played)('$file: $tag', ({ tag }) => {
    const { of = '', q = '', dice = '', ends = '' } = attributes(tag);
    expect(worked({ of, q, dice, ends }).rolls.length).toBeGreaterThan(0);
  });

  test('an example that ends otherwise, leaves a die over or asks what the rules forbid is refused with a sentence', () => {
    const charge = { of: 'melee', q: 'a=knights&b=handweapons&charge=a', dice: '4 / 5', ends: 'b-pushed-back' };
    expect(worked(charge)).toMatchObject({
      rolls: [
        { title: 'Knights', faces: [4], total: 12 },
        { title: 'Handweapons', faces: [5], total: 8 },
      ],
      result: 'Handweapons pushed back',
    });
    expect(() => worked({ ...charge, ends: 'b-destroyed' })).toThrow('The dice lead to “b-pushed-back”, not to “b-destroyed”.');
    expect(() => worked({ ...charge, dice: '4 / 5 / 6' })).toThrow('Some of the dice were not used');
    expect(() => worked({ ...charge, dice: '4' })).toThrow('A die is missing');
    expect(() => worked({ ...charge, q: 'a=knights&b=nobody' })).toThrow('nobody');
    expect(() => worked({ ...charge, of: 'juggling' })).toThrow('There is no calculator “juggling”.');
  });
});

/** The examples on a page as plain words, with the numbers from the data. */
const examplesOf = (file: string) =>
  [...bodyOf(file).matchAll(/<Example[^>]*>([\s\S]*?)<\/Example>/g)].map(([, text]) =>
    (text as string)
      .replace(/<[A-Z]\w+ of="([a-z][^"]*)" \/>/gi, (tag, path: string) => String(figureOf(path) ?? tag))
      .replace(/<[A-Z][^>]*\/>/g, '□')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\s+/g, ' '),
  );
const examples = files.flatMap((file) => examplesOf(file).map((text) => ({ file, text })));

/** Sums written out, such as `5 + 3 + 4 = 12` or `6 − 1 = 5`. */
const sums = examples.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<![\d.×□/+−]\s*)(\d+(?:\.\d+)?(?: [+−×] \d+(?:\.\d+)?)+) = (−?\d+(?:\.\d+)?)/g)].map(
    ([, sum, result]) => ({
      file,
      sum: sum as string,
      result: Number((result as string).replace('−', '-')),
    }),
  ),
);

/** Products are calculated before sums. */
const comesTo = (sum: string): number =>
  sum
    .replaceAll('−', '+ −')
    .split(' + ')
    .map((term) =>
      term
        .replace('+ ', '')
        .split(' × ')
        .map((factor) => Number(factor.replace('− ', '-').replace('−', '-')))
        .reduce((product, factor) => product * factor, 1),
    )
    .reduce((total, term) => total + term, 0);

test('every sum that an example writes out is right', () => {
  expect(sums.length).toBeGreaterThan(100);
  const wrong = sums.filter(({ sum, result }) => Math.abs(comesTo(sum) - result) > 1e-9);
  expect(wrong.map(({ file, sum, result }) => `${file}: ${sum} = ${result}, but it is ${comesTo(sum)}`)).toEqual([]);
});

test('every combat factor that an example names beside a unit is the factor of its row', () => {
  const named = new Map(units.map((unit) => [unit.name.toLowerCase(), unit]));
  const claims = examples
    .filter(({ file }) => file.startsWith('fr3/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/((?:[A-Za-z-]+ ){0,3}[A-Za-z-]+) \(CF (\d+)/g)].map(([, words, factor]) => {
        const last = (words as string).toLowerCase().split(' ');
        const name = last.map((_, at) => last.slice(at).join(' ')).find((each) => named.has(each));
        return { file, words, unit: name === undefined ? undefined : named.get(name), factor: Number(factor) };
      }),
    );
  const known = claims.filter(({ unit }) => unit !== undefined);
  expect(known.length).toBeGreaterThan(40);
  const wrong = known.filter(({ unit, factor }) => unit?.combatFactor !== factor);
  expect(
    wrong.map(({ file, words, factor, unit }) => `${file}: ${words} (CF ${factor}), the row has ${unit?.combatFactor}`),
  ).toEqual([]);
});
