import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBooks } from '../../src/plugins/offline.ts';

const ids = ['fr3', 'hott'];
let out = '';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
};
const list = (name: string) =>
  JSON.parse(readFileSync(join(out, 'offline', `${name}.json`), 'utf8')) as {
    version: string;
    files: [string, number, string][];
  };
const paths = (name: string) => list(name).files.map(([path]) => path);

beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'books-'));
  write('_astro/page.aaaa.css', 'body{}');
  write('_astro/odds.bbbb.js', 'import("./later.cccc.js")');
  write('_astro/later.cccc.js', '1');
  write('_astro/unused.dddd.js', '1');
  write('index.html', '<link href="/_astro/page.aaaa.css">');
  write('coverage/index.html', 'what is covered');
  write('search.json', '{}');
  write('fr3/search.json', '{}');
  write('pagefind/fragment/en_1.pf_fragment', 'x');
  write('pagefind/pagefind-ui.js', 'x');
  write('fr3/index.html', '<script src="/_astro/odds.bbbb.js"></script>');
  write('fr3/muster/rules.json', '{}');
  write('rulings/fr3/melee/index.html', 'rulings');
  write('api/v1/fr3/units.json', '[]');
  write('fr3/rules/old/index.html', '<meta http-equiv="refresh" content="0;url=/fr3/#a&amp;b">');
  write('hott/index.html', 'elements');
  await writeBooks(out, ids);
});
afterEach(() => rmSync(out, { recursive: true }));

test('a book has its pages, its data, and the scripts that its pages load at once or later', () => {
  expect(paths('fr3')).toEqual([
    '_astro/later.cccc.js',
    '_astro/odds.bbbb.js',
    'api/v1/fr3/units.json',
    'fr3/muster/rules.json',
    'fr3/search.json',
    'fr3/',
    'rulings/fr3/melee/',
  ]);
});

test('what all books share is a list of its own: the words of all pages, coverage, the home page', () => {
  expect(paths('shared')).toEqual(['_astro/page.aaaa.css', 'pagefind/fragment/en_1.pf_fragment', 'search.json', 'coverage/', '']);
});

test('one small file has the size of every book with what all books share, each file counted once', () => {
  const sizes = JSON.parse(readFileSync(join(out, 'offline/sizes.json'), 'utf8'));
  expect(Object.keys(sizes)).toEqual(ids);
  const files = new Set([...paths('fr3'), ...paths('shared')]);
  expect(sizes.fr3).toMatchObject({ version: list('fr3').version, count: files.size });
  expect(sizes.fr3.bytes).toBeGreaterThan(sizes.hott.bytes);
});

test('an address that forwards is kept as where it leads', () => {
  expect(JSON.parse(readFileSync(join(out, 'offline/fr3-forwards.json'), 'utf8'))).toEqual({ 'fr3/rules/old/': '/fr3/#a&b' });
});

test('a change to one book, and to the search index with it, leaves the others up to date', async () => {
  const [fr3, hott] = [list('fr3').version, list('hott').version];
  write('fr3/index.html', 'a correction');
  write('pagefind/fragment/en_1.pf_fragment', 'y');
  await writeBooks(out, ids);
  expect(list('hott').version).toBe(hott);
  expect(list('fr3').version).not.toBe(fr3);
});
