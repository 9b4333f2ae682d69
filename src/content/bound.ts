/**
 * Binds chapters into one document: ids of different chapters stay distinct, and links between rules stay inside the document.
 */
import { href } from './address.ts';
import { book, chaptersOf } from './book.ts';
import { anchorOf } from './registry.ts';

/** The anchor of a rule in the document, and its number. */
export interface Place {
  readonly id: string;
  readonly number: string | undefined;
}

/** The id in the document for an id in a chapter. Unit symbols occur once per document and keep their ids. */
const boundId = (chapter: string, id: string): string => (id.startsWith('icon-') ? id : `${chapter}--${id}`);

/** For the address of each chapter and rule of a system, its place in the document. */
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

/** Renames the ids in HTML, including references to them on the same page. */
export const withIds = (html: string, named: (id: string) => string): string =>
  html
    .replace(/(<[a-z][^>]*?\s)id="([^"]*)"/g, (_, before, id) => `${before}id="${named(id)}"`)
    .replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${named(id)})`)
    .replace(/(aria-(?:labelledby|describedby))="([^"]*)"/g, (_, name, ids) => `${name}="${ids.split(' ').map(named).join(' ')}"`)
    .replace(/(<(?:a|use)\s(?:[^>]*?\s)?)href="#([^"]*)"/g, (_, before, id) => `${before}href="#${named(id)}"`);

/** The HTML of a chapter with ids and links changed for the document. */
export const bindIn = (html: string, chapter: string, places: ReadonlyMap<string, Place>): string =>
  withIds(html, (id) => boundId(chapter, id)).replace(/(<a\s(?:[^>]*?\s)?)href="(\/[^"]*)"/g, (whole, before, to) => {
    const place = places.get(to);
    if (!place) return whole;
    const number = place.number && !/class="number"/.test(before) ? ` data-number="${place.number}"` : '';
    return `${before}href="#${place.id}"${number}`;
  });
