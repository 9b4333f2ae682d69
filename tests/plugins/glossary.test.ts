import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { anchorOfTerm, type Term } from '../../src/content/glossary.ts';
import { finder, type Lexicon, termLinksFor } from '../../src/plugins/glossary.ts';

const term = (name: string, rule: string, more: Partial<Term> = {}): Term => ({
  term: name,
  forms: [],
  rule,
  definition: `What ${name} means.`,
  see: [],
  link: true,
  anchor: anchorOfTerm(name),
  ...more,
});

const terms = [
  term('melee', 'melee.timing'),
  term('melee roll', 'melee.roll', { forms: ['melee rolls'] }),
  term('combat factor', 'melee.roll', { forms: ['CF'] }),
  term('charge', 'charging.definition', { forms: ['charges', 'charged'] }),
  term("ship's cook", 'abilities.ships-cook'),
  term('ship', 'ships.definition'),
  term('1x2', 'leviathans.size'),
  term('unit', 'basics.unit', { forms: ['units'], link: false }),
  term('pike block', 'pike-blocks.stats'),
];

const lexicon: Lexicon = {
  find: finder(terms),
  urlOf: (rule) => (terms.some((each) => each.rule === rule) ? `/rules/${rule.replace('.', '/')}/` : undefined),
  defines: ({ rule }) => rule === 'pike-blocks.stats',
};

/** The links of a page of prose: `word → address`. */
async function links(mdx: string): Promise<string[]> {
  const { code } = await mdxToJs(mdx, {
    mdastPlugins: [termLinksFor(() => lexicon)],
    fileURL: pathToFileURL('/src/content/rules/fr3/melee/roll.mdx'),
  });
  return [...code.matchAll(/href: "([^"]+)",(?:[^{}]|\{[^{}]*\})*?children: "([^"]+)"/g)].map(
    ([, url, word]) => `${word} → ${url}`,
  );
}

test('the longest form wins, and words are whole', () => {
  expect(lexicon.find('Melee rolls in melee').map(({ term: { term } }) => term)).toEqual(['melee roll', 'melee']);
  expect(lexicon.find('a mêlée, a remelee, melee-like, recharge')).toEqual([]);
});

test('forms are found in upper and lower case, over the end of a line, and with either apostrophe', () => {
  expect(lexicon.find('His cf and its Combat\nfactor')).toHaveLength(2);
  expect(lexicon.find("the ship’s cook, the ship's cook")).toHaveLength(2);
  expect(lexicon.find('a 1x2, not an 11x2')).toHaveLength(1);
});

test('idioms are no terms', () => {
  expect(lexicon.find('free of charge')).toEqual([]);
});

test('the first use of a term becomes a link, later ones do not', async () => {
  expect(await links('A charge here, and charges there. Nobody charged.')).toEqual(['charge → /rules/charging/definition/']);
});

test('two terms in one sentence both become links, in their order', async () => {
  expect(await links('After the charge comes the melee roll.')).toEqual([
    'charge → /rules/charging/definition/',
    'melee roll → /rules/melee/roll/',
  ]);
});

test('two terms of one rule lead there once', async () => {
  expect(await links('The melee roll adds the combat factor.')).toEqual(['melee roll → /rules/melee/roll/']);
});

test('a word inside a longer term is not linked in its place', async () => {
  expect(await links('A melee roll, a melee roll.')).toEqual(['melee roll → /rules/melee/roll/']);
});

test('terms marked so, and those that the page itself defines, are not linked', async () => {
  expect(await links('A unit of pikes in a pike block.')).toEqual([]);
});

test('headings, links, code, bold words and the heads of tables stay as they are', async () => {
  const page = `# The charge\n\n[melee](https://example.org) and \`ship\` and **1x2**\n\n| melee roll |\n| --- |\n| units |\n`;
  expect(await links(page)).toEqual(['melee → https://example.org']);
});

test('a use that may not be linked does not use the term up', async () => {
  expect(await links('## Charge\n\n<Example>\n\nThey charge.\n\n</Example>\n\nA charge.')).toEqual([
    'charge → /rules/charging/definition/',
  ]);
});

test('examples stay without links', async () => {
  expect(await links('<Example>\n\nA charge, a melee.\n\n</Example>')).toEqual([]);
});

test('nothing is linked where the page has linked the rule already, but a later link does not count', async () => {
  expect(await links('[Fights](melee.timing) are melee.')).toEqual(['Fights → melee.timing']);
  expect(await links('A melee is a [fight](melee.timing).')).toEqual(['melee → /rules/melee/timing/', 'fight → melee.timing']);
});

test('facts and table cells are prose', async () => {
  expect(await links('<Fact id="x">A charge.</Fact>\n\n| a |\n| --- |\n| melee |\n')).toEqual([
    'charge → /rules/charging/definition/',
    'melee → /rules/melee/timing/',
  ]);
});

test('a link carries the definition that its popover shows', async () => {
  const { code } = await mdxToJs('A charge.', {
    mdastPlugins: [termLinksFor(() => lexicon)],
    fileURL: pathToFileURL('/src/content/rules/fr3/melee/roll.mdx'),
  });
  expect(code).toContain('"data-rule": "term.charge"');
  expect(code).toContain('"data-title": "Charge"');
  expect(code).toContain('"data-summary": "What charge means."');
});
