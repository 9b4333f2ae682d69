/** How one found page is shown: title, kind, the sentence that matched, and sections that matched. */
import { element, marked } from './elements.ts';
import type { Found } from './pagefind.ts';
import type { Meant } from './words.ts';

const link = (url: string, className: string, ...inner: (Node | string)[]): HTMLAnchorElement => {
  const made = element('a', className, ...inner);
  made.href = url;
  return made;
};

const excerpt = (text: string): HTMLElement => element('span', 'search-excerpt', ...marked(text));

/** Whether an excerpt is of the hidden words of a page: they are for finding, not for reading. */
const hidden = (html: string, words: string): boolean => {
  const text = html.replace(/<[^>]+>/g, '').toLowerCase();
  return words
    .split(', ')
    .some((word) => word.includes(' ') && (text.includes(`${word.toLowerCase()},`) || text.includes(`${word.toLowerCase()}.`)));
};

export function showResult(found: Found): HTMLLIElement {
  const { title = '', kind = '', place = '', summary = '', words = '' } = found.meta;
  const sentence = hidden(found.excerpt, words) ? summary : found.excerpt;
  const where = [kind, place].filter(Boolean).join(' · ');
  const sections = found.sub_results.filter((each) => each.url.includes('#')).slice(0, 3);
  return element(
    'li',
    'search-result',
    link(
      found.url,
      'search-page',
      element('span', 'search-title', element('b', '', title), element('span', 'search-place', where)),
      excerpt(sentence),
    ),
    ...sections.map((section) => link(section.url, 'search-section', element('b', '', section.title), excerpt(section.excerpt))),
  );
}

/** A rule that players call otherwise: it stands before all others. */
export function showMeant({ title, url, summary, place }: Meant, words: string): HTMLLIElement {
  return element(
    'li',
    'search-result',
    link(
      url,
      'search-page',
      element('span', 'search-title', element('b', '', title), element('span', 'search-place', place)),
      element('span', 'search-excerpt', `What players call “${words}”. `, summary),
    ),
  );
}
