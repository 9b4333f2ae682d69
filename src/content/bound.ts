/** Chapters bound into one document: ids of different chapters do not meet, and links between rules stay in the document. */
import { href } from './address.ts';
import { book, chaptersOf } from './book.ts';
import { anchorOf } from './registry.ts';

/** Where a rule stands in the document, and its number. */
export interface Place {
  readonly id: string;
  readonly number: string | undefined;
}

/** The id in the document of what has an id in its chapter. Symbols of units stand once in a document and keep theirs. */
const boundId = (chapter: string, id: string): string => (id.startsWith('icon-') ? id : `${chapter}--${id}`);

/** The address of each chapter and rule of a system → its place in the document. */
export function placesOf(system: string): ReadonlyMap<string, Place> {
  const { rules, numbers } = book();
  const places = new Map<string, Place>();
  for (const chapter of chaptersOf(system))
    places.set(href(chapter.url), { id: boundId(chapter.slug, 'chapter'), number: numbers.get(chapter.id) });
  for (const rule of rules.values()) {
    const [of, slug = ''] = rule.page.split('.');
    if (of !== system || rule.entry?.kind === 'tables' || rule.mergedInto) continue;
    places.set(href(rule.url), { id: boundId(slug, anchorOf(rule.id, rule.page)), number: numbers.get(rule.id) });
  }
  return places;
}

/** HTML whose ids, and whatever leads to them on the same page, are named anew. */
export const withIds = (html: string, named: (id: string) => string): string =>
  html
    .replace(/(<[a-z][^>]*?\s)id="([^"]*)"/g, (_, before, id) => `${before}id="${named(id)}"`)
    .replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${named(id)})`)
    .replace(/(aria-(?:labelledby|describedby))="([^"]*)"/g, (_, name, ids) => `${name}="${ids.split(' ').map(named).join(' ')}"`)
    .replace(/(<(?:a|use)\s(?:[^>]*?\s)?)href="#([^"]*)"/g, (_, before, id) => `${before}href="#${named(id)}"`);

/** The HTML of a chapter with the ids and links that it has in the document. */
export const bindIn = (html: string, chapter: string, places: ReadonlyMap<string, Place>): string =>
  withIds(html, (id) => boundId(chapter, id)).replace(/(<a\s(?:[^>]*?\s)?)href="(\/[^"]*)"/g, (whole, before, to) => {
    const place = places.get(to);
    if (!place) return whole;
    const number = place.number && !/class="number"/.test(before) ? ` data-number="${place.number}"` : '';
    return `${before}href="#${place.id}"${number}`;
  });
