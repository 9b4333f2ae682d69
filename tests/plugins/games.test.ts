/** A build without some of the games has neither their pages nor links to them. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/content/api/endpoints.ts';
import { standing } from '../../src/content/book.ts';
import { chosenGames, systems } from '../../src/content/systems.ts';
import { removeOtherGames, withoutLinksTo } from '../../src/plugins/games.ts';

test('all games are built unless something else is said', () => {
  expect([...chosenGames]).toEqual(systems.map(({ id }) => id));
  expect(standing()).toHaveLength(systems.length);
  for (const { id } of systems) expect(endpoints().some(({ path }) => path === `${id}/rules`)).toBe(true);
});

test('what the others have is removed: pages, rulings, data, and links to any of them', () => {
  const out = mkdtempSync(join(tmpdir(), 'games-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  };
  for (const id of ['fr3', 'hott', 'six-events'])
    for (const path of [`${id}/index.html`, `rulings/${id}/melee/index.html`, `api/v1/${id}/rules.json`]) write(path, '');
  write('credits/index.html', '<p>By <a class="x" href="/hott/">Hordes</a>, <a href="/fr3/rules/">Rules</a>.</p>');
  expect(removeOtherGames(out, new Set(['fr3', 'six-events', 'three-realms']))).toEqual(['hott']);
  for (const path of ['hott', 'rulings/hott', 'api/v1/hott']) expect(existsSync(join(out, path)), path).toBe(false);
  for (const path of ['fr3/index.html', 'rulings/six-events/melee/index.html']) expect(existsSync(join(out, path))).toBe(true);
  expect(readFileSync(join(out, 'credits/index.html'), 'utf8')).toBe('<p>By Hordes, <a href="/fr3/rules/">Rules</a>.</p>');
});

test('a link to a game with a longer name stays', () => {
  const html = '<a href="/hott-2/">Two</a><a href="/hott/#x"><b>One</b></a>';
  expect(withoutLinksTo(html, ['hott'])).toBe('<a href="/hott-2/">Two</a><b>One</b>');
});
