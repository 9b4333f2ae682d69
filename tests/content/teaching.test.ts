/** Which rule pages need a picture or a worked example, and what exempts them. */
import { expect, test } from 'vitest';
import { type RulePage, registry } from '../../src/content/registry.ts';
import { lacks } from '../../src/content/teaching.ts';

/** A page with the use `engine`, and this body and front matter. */
const page = (body: string, front: Partial<RulePage['front']> = {}): RulePage =>
  ({ id: 'fr3.example.page', file: '', url: '', body, front: { use: 'engine', rules: [], ...front } }) as unknown as RulePage;
const geometry = 'The enemy stands beside the unit and touches its flank.';

test('every page of the book has what it needs', () => {
  const found = [...registry().pages.values()].flatMap((each) => lacks(each).map((lack) => `${each.id}: ${lack}`));
  expect(found).toEqual([]);
});

test('a page about places on the table needs a picture, one that counts an example, and reading matter neither', () => {
  expect(lacks(page(geometry))).toEqual([expect.stringContaining('has no picture')]);
  expect(lacks(page('It adds +1 to the roll.'))).toEqual([expect.stringContaining('no worked example')]);
  expect(lacks(page(`${geometry} It adds +1.`, { use: 'reference' }))).toEqual([]);
  expect(lacks(page('Friends may cheer.'))).toEqual([]);
  // Text inside an example needs no picture, and an address is not prose.
  expect(lacks(page(`<Example>\n${geometry} It adds +1.\n</Example>`))).toEqual([]);
  expect(lacks(page('See [this](fr3.melee.flank-rear-beside).'))).toEqual([]);
});

test('a picture, another page’s picture or a reason will do, but not both', () => {
  expect(lacks(page(`${geometry}\n<Diagram name="flank" />`))).toEqual([]);
  expect(lacks(page(geometry, { pictureOn: 'fr3.melee.flank-bonus' }))).toEqual([]);
  expect(lacks(page(geometry, { noPicture: 'It lists what others show.' }))).toEqual([]);
  expect(lacks(page(`${geometry}\n<Position name="flank" />`, { noPicture: 'It lists what others show.' }))).toEqual([
    expect.stringContaining('It has a picture'),
  ]);
  expect(lacks(page('<Example>\n2 + 2 = 4\n</Example>', { noExample: 'It is a list.' }))).toEqual([
    expect.stringContaining('It has an example'),
  ]);
});
