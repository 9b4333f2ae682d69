/** Queries the games' indexes immediately and the full-text index shortly after, and shows the results. */
import { significantWords } from '../../../content/search/text.ts';
import { element } from './elements.ts';
import { type Indexes, loadIndexes } from './indexes.ts';
import { offers } from './offers.ts';
import { type Filter, pagesWith } from './pagefind.ts';
import { type Found, find, marker, stemsOf } from './ranking.ts';
import { showFound, showOffer, showText } from './results.ts';

export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly games: HTMLElement;
  readonly kinds: HTMLElement;
  readonly status: HTMLElement;
  /** Pages that answer the question. */
  readonly list: HTMLElement;
  /** Pages that contain the words of the question. */
  readonly more: HTMLElement;
}

const most = 8;
const mostMore = 8;
/** A page with less than this fraction of the best score is not an answer. */
const least = 0.2;
/** Milliseconds without typing before the full text is searched. */
const pause = 180;

/** The filters that the user has chosen: the id of a game, and a kind of page. A filter that is not set is missing. */
export const chosen: { game?: string; kind?: string } = {};

let indexes: Indexes | undefined;
let loading = false;
/** The number of the newest question. Answers to older questions are dropped. */
let asked = 0;
let waiting = 0;

/** Loads the indexes once, and asks the current question again whenever another index has arrived. */
export function prepare(parts: Parts): void {
  if (loading) return;
  loading = true;
  loadIndexes((loaded) => {
    indexes = loaded;
    if (parts.input.value.trim() !== '') ask(parts);
  }).catch(() => {
    loading = false;
    parts.status.textContent = 'Search could not be loaded. Try again when you are online.';
  });
}

const button = (name: 'game' | 'kind', value: string, text: string): HTMLButtonElement => {
  const made = element(
    'button',
    { type: 'button', 'data-filter': name, 'aria-pressed': String((chosen[name] ?? '') === value) },
    text,
  );
  made.value = value;
  return made;
};

/** Replaces a row of buttons, keeping the focus on the same button. */
function replaceButtons(row: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const focused = row.contains(document.activeElement) ? (document.activeElement as HTMLButtonElement).value : undefined;
  row.replaceChildren(...buttons);
  row.hidden = buttons.length === 0;
  if (focused !== undefined) buttons.find(({ value }) => value === focused)?.focus();
}

function showFilters({ games, kinds }: Parts, { games: all, here }: Indexes, found: readonly Found[]): void {
  const inOrder = [...all].sort(([one], [other]) => Number(other === here) - Number(one === here));
  replaceButtons(games, [button('game', '', 'All games'), ...inOrder.map(([id, name]) => button('game', id, name))]);
  const values = [...new Set([...(chosen.kind ? [chosen.kind] : []), ...found.slice(0, 40).map(({ page }) => page.kind)])];
  replaceButtons(kinds, values.length < 2 && !chosen.kind ? [] : values.map((value) => button('kind', value, value)));
}

/** The pages that contain the words of a question, those of the current game first. */
async function textWith(words: string, { here, games }: Indexes): Promise<Awaited<ReturnType<typeof pagesWith>>> {
  const game = games.find(([id]) => id === (chosen.game ?? here))?.[1];
  const kind = chosen.kind ? { kind: chosen.kind } : {};
  const ask = (filter: Filter) => pagesWith(words, { ...filter, ...kind }, mostMore + most);
  const [own, all] = await Promise.all([game ? ask({ system: game }) : [], chosen.game ? [] : ask({})]);
  return [...own, ...all];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

async function askText(parts: Parts, text: string, shown: ReadonlySet<string>, answers: number, mine: number): Promise<void> {
  const { more, status } = parts;
  const stems = stemsOf(text);
  // A question with quotation marks is searched literally.
  const query = text.includes('"') ? text : significantWords(text).join(' ');
  let found: Awaited<ReturnType<typeof textWith>>;
  try {
    found = await textWith(query, indexes as Indexes);
  } catch {
    if (mine === asked && answers === 0)
      status.textContent = 'The text of the pages could not be searched. Try again when you are online.';
    return;
  }
  if (mine !== asked) return;
  const seen = new Set(shown);
  const others = found.filter(({ url }) => {
    const page = new URL(url, location.href).pathname;
    return !seen.has(page) && seen.add(page);
  });
  const listed = others.slice(0, mostMore);
  if (listed.length > 0)
    more.replaceChildren(
      element('h2', '', 'Pages with these words'),
      element('ol', '', ...listed.map((each) => showText(each, stems))),
    );
  if (answers + listed.length === 0)
    status.textContent = `Nothing found for “${text}”. Try the name of a unit, a word such as charge, rally or flank, or fewer letters.`;
  else
    status.textContent = [
      ...(answers > 0 ? [counted(answers, 'answer', 'answers')] : []),
      ...(listed.length > 0 ? [counted(listed.length, 'page with these words', 'pages with these words')] : []),
    ].join(', ');
}

/** Results are redrawn when another index has arrived; this keeps the focus on the same result, or returns it to the field. */
function refocus({ list, input }: Parts, address: string): void {
  const same = [...list.querySelectorAll('a')].find(({ href }) => href === address);
  (same ?? input).focus();
}

/** Answers the question in the field. */
export function ask(parts: Parts): void {
  const { input, list, more, status, kinds } = parts;
  const mine = ++asked;
  clearTimeout(waiting);
  const text = input.value.trim();
  if (text === '') {
    list.replaceChildren();
    more.replaceChildren();
    kinds.hidden = true;
    status.textContent = '';
    if (indexes) showFilters(parts, indexes, []);
    return;
  }
  prepare(parts);
  if (!indexes) return;
  const { made, here } = indexes;
  const ofGame = made.filter(({ file }) => chosen.game === undefined || file.system === chosen.game);
  const all = find(ofGame, text, here);
  const found = all.filter(({ page }) => chosen.kind === undefined || page.kind === chosen.kind);
  const good = found.filter(({ score }) => score >= least * (found[0]?.score ?? 0)).slice(0, most);
  const filled =
    chosen.kind === undefined || chosen.kind === 'Calculator'
      ? ofGame
          .filter(({ file }) => here === '' || chosen.game !== undefined || file.system === here)
          .flatMap(({ file }) => offers(file, text))
          .slice(0, 1)
      : [];
  showFilters(parts, indexes, all);
  const marked = marker(ofGame, text);
  const focused = list.parentElement?.contains(document.activeElement)
    ? (document.activeElement as HTMLAnchorElement).href
    : undefined;
  list.replaceChildren(...filled.map(showOffer), ...good.map((each) => showFound(each, marked)));
  list.parentElement?.scrollTo(0, 0);
  more.replaceChildren();
  if (focused !== undefined) refocus(parts, focused);
  const answers = list.childElementCount;
  status.textContent = answers > 0 ? counted(answers, 'answer', 'answers') : 'Searching the text of all pages …';
  const shown = new Set([...list.querySelectorAll<HTMLAnchorElement>('.search-page')].map(({ pathname }) => pathname));
  waiting = window.setTimeout(() => askText(parts, text, shown, answers, mine), pause);
}
