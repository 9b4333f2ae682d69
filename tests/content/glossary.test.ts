import { describe, expect, test } from 'vitest';
import { standing } from '../../src/content/book.ts';
import { glossaryOf, termsOf } from '../../src/content/glossary.ts';
import { registry } from '../../src/content/registry.ts';

const { rules, pages } = registry();

/**
 * Bold words in the book that are not terms of the game: steps, sides and rows that a page explains. Names used by a single army
 * stay on its page. Any other bold word that is neither here nor in the glossary is a missing definition.
 */
const noTerms = new Set(['control', 'extinguished', 'fire', 'movement stand', 'one huge creature', 'self', 'storm']);

describe.each(standing().map(({ id }) => id))('%s', (system) => {
  const terms = glossaryOf(system);

  test('every term leads to a rule that stands', () => {
    expect(terms.length).toBeGreaterThan(system === 'fr3' ? 150 : 15);
    expect(terms.filter(({ rule }) => !rules.has(rule)).map(({ term, rule }) => `${term}: ${rule}`)).toEqual([]);
    expect(termsOf(system)).toHaveLength(terms.length);
  });

  test('no word names two terms', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { term, forms } of terms)
      for (const form of [term, ...forms]) {
        const key = form.toLowerCase();
        if (seen.has(key)) twice.push(`${form}: ${seen.get(key)} and ${term}`);
        seen.set(key, term);
      }
    expect(twice).toEqual([]);
    expect(new Set(terms.map(({ anchor }) => anchor)).size).toBe(terms.length);
  });

  test('the terms stand in alphabetical order', () => {
    const names = terms.map(({ term }) => term);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  test('a term sends the reader on to other terms only, never to itself', () => {
    const names = new Set(terms.map(({ term }) => term));
    expect(
      terms.flatMap(({ term, see }) =>
        see.filter((other) => other === term || !names.has(other)).map((other) => `${term} → ${other}`),
      ),
    ).toEqual([]);
  });

  test('a definition is one sentence that does not begin with its own term', () => {
    expect(terms.filter(({ definition }) => !/^[A-Z0-9].*\.$/.test(definition)).map(({ term }) => term)).toEqual([]);
    expect(
      terms.filter(({ term, definition }) => definition.toLowerCase().startsWith(`${term} is`)).map(({ term }) => term),
    ).toEqual([]);
  });

  test('every term that a page sets in bold where it defines it stands in the glossary', () => {
    const known = new Set(terms.flatMap(({ term, forms }) => [term, ...forms]).map((form) => form.toLowerCase()));
    const forgotten = new Set<string>();
    for (const page of pages.values()) {
      const body = page.body.replace(/<(Example|Note)[\s\S]*?<\/\1>/g, '');
      for (const [, bold] of body.matchAll(/\*\*([^*]+)\*\*/g)) {
        const word = (bold as string).replace(/\s+/g, ' ').trim();
        const short = /^[a-z0-9][a-z0-9 ’'/-]{1,39}$/.test(word) && word.split(' ').length <= 3 && !/^\d/.test(word);
        if (
          page.id.startsWith(`${system}.`) &&
          !page.id.startsWith('fr3.armies.') &&
          short &&
          !known.has(word) &&
          !noTerms.has(word)
        )
          forgotten.add(`${word} (${page.id})`);
      }
    }
    expect([...forgotten]).toEqual([]);
  });
});
