/** Chapters in one document: their ids are distinct, and every rule of the book has a place in it. */
import { expect, test } from 'vitest';
import { book, standing } from '../../src/content/book.ts';
import { bindIn, placesOf, withIds } from '../../src/content/bound.ts';

test('ids, and what leads to them on the page, are named anew', () => {
  const html = '<h2 id="a">A</h2><a class="b" href="#a">to</a><p aria-labelledby="a b" data-id="a"><i fill="url(#a)"/></p>';
  expect(withIds(html, (id) => `x-${id}`)).toBe(
    '<h2 id="x-a">A</h2><a class="b" href="#x-a">to</a><p aria-labelledby="x-a x-b" data-id="a"><i fill="url(#x-a)"/></p>',
  );
});

test('a link to a rule leads to its place in the document and carries its number; other links stay', () => {
  const places = placesOf('fr3');
  const link = '<a href="/fr3/rules/melee/support-bonus/">s</a> <a href="/fr3/odds/melee/">o</a> <use href="#icon-bow"/>';
  const number = book().numbers.get('fr3.melee.support-bonus');
  expect(bindIn(link, 'charging', places)).toBe(
    `<a href="#melee--support-bonus" data-number="${number}">s</a> <a href="/fr3/odds/melee/">o</a> <use href="#icon-bow"/>`,
  );
});

test.each(standing().map(({ id }) => id))('%s: no two rules have the same place', (system) => {
  const ids = [...placesOf(system)].map(([, { id }]) => id);
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});
