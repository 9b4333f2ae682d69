/** How results look: title, kind, place, game, and one sentence. */
import { stem } from '../../../content/search/text.ts';
import { element } from './elements.ts';
import type { Offer } from './offers.ts';
import type { Found as FoundText } from './pagefind.ts';
import type { Found } from './ranking.ts';
import { bestSentence } from './sentence.ts';

const base = import.meta.env.BASE_URL;
const href = (url: string): string => base + url.replace(/^\//, '');

type Marked = (word: string) => boolean;

/** A text with the words of the question marked. */
const withMarks = (text: string, marked: Marked): (Node | string)[] =>
  text.split(/([\p{L}\p{N}’]+)/u).map((piece, at) => (at % 2 === 1 && marked(piece) ? element('mark', '', piece) : piece));

const link = (url: string, className: string, ...inner: (Node | string)[]): HTMLAnchorElement => {
  const made = element('a', className, ...inner);
  made.href = url;
  return made;
};

const head = (title: string, places: readonly string[]): HTMLElement =>
  element(
    'span',
    'search-title',
    element('b', '', title),
    element('span', 'search-place', [...new Set(places.filter((each) => each !== '' && each !== title))].join(' · ')),
  );

const sentence = (text: string, marked: Marked): HTMLElement => element('span', 'search-excerpt', ...withMarks(text, marked));

export function showFound({ page, part, game }: Found, marked: Marked): HTMLLIElement {
  const places = [page.kind, page.place, game === 'Battlebook' ? '' : game];
  const shown = element(
    'li',
    'search-result',
    link(href(page.url), 'search-page', head(page.title, places), sentence(page.summary, marked)),
  );
  if (part) {
    const [title, anchor, summary] = part;
    shown.append(link(`${href(page.url)}#${anchor}`, 'search-section', element('b', '', title), sentence(summary, marked)));
  }
  return shown;
}

/** A calculator with the question filled in. */
export const showOffer = ({ title, url, says, game }: Offer): HTMLLIElement =>
  element(
    'li',
    'search-result search-offer',
    link(href(url), 'search-page', head(title, ['Calculator', game]), element('span', 'search-excerpt', says)),
  );

/** A page found by the search of the full text. */
export function showText({ url, meta, filters, content }: FoundText, asked: readonly string[]): HTMLLIElement {
  const wanted = new Set(asked);
  const { title = '', kind = '', place = '', summary = '' } = meta;
  return element(
    'li',
    'search-result',
    link(
      url,
      'search-page',
      head(title, [kind, place, filters.system?.[0] ?? '']),
      sentence(bestSentence(content, asked) ?? summary, (word) => wanted.has(stem(word.toLowerCase()))),
    ),
  );
}
