/** The search dialog: a field, filters, results whose sections are results of their own; all of it by keyboard. */

import { element, sign } from './elements.ts';
import { type Answer, type Found, pagefind } from './pagefind.ts';
import { showMeant, showResult } from './results.ts';
import styles from './search.css?url';
import { carrying, meant } from './words.ts';

const most = 12;

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly filters: HTMLElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
}

let parts: Parts | undefined;
/** The chosen value of each filter; nothing for all. */
const chosen: { kind?: string; system?: string } = {};
/** The newest question: answers to older ones are dropped. */
let asked = 0;

/** Makes the dialog and waits for its stylesheet, so that it never shows undressed. */
async function build(): Promise<Parts> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  const dressed = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await dressed;

  const input = element('input', {
    type: 'search',
    placeholder: 'A rule, a unit, a word',
    'aria-label': 'Search the book',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = element('button', { class: 'icon-button', value: 'close', 'aria-label': 'Close' }, sign('M3 3l10 10M13 3L3 13'));
  const key = (name: string) => element('kbd', '', name);
  const filters = element('div', { class: 'search-filters', role: 'group', 'aria-label': 'Filters', hidden: '' });
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('ol', 'search-results');
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': 'Search' },
    element('form', { method: 'dialog', class: 'search-head' }, sign('M10.5 10.5L14 14', [7, 7, 4.5]), input, close),
    filters,
    status,
    list,
    element(
      'p',
      { class: 'search-keys', 'aria-hidden': 'true' },
      key('↑'),
      key('↓'),
      ' choose ',
      key('Enter'),
      ' open ',
      key('Esc'),
      ' close',
    ),
  );
  document.body.append(dialog);
  const made: Parts = { dialog, input, filters, status, list };
  made.input.addEventListener('input', () => ask(made));
  dialog.addEventListener('keydown', (event) => keys(event, made));
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === dialog || target.closest('.search-results a')) dialog.close();
    const filter = target.closest<HTMLButtonElement>('[data-filter]');
    if (!filter) return;
    const name = filter.dataset.filter as 'kind' | 'system';
    if (filter.value && filter.value !== chosen[name]) chosen[name] = filter.value;
    else delete chosen[name];
    ask(made);
  });
  return made;
}

/** Arrows walk through the field and the results; a letter typed on a result goes on in the field. */
function keys(event: KeyboardEvent, { input, list }: Parts): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) input.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  } else if (event.key === 'Enter' && document.activeElement === input) {
    event.preventDefault();
    links[0]?.click();
  } else if (at >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') input.focus();
}

function showFilters({ filters }: Parts, { filters: counts }: Answer): void {
  const focused = document.activeElement instanceof HTMLButtonElement ? document.activeElement : undefined;
  const again = focused && [focused.dataset.filter, focused.value];
  const row = (name: 'kind' | 'system') => {
    const values = Object.entries(counts[name] ?? {}).filter(([value, count]) => count > 0 || value === chosen[name]);
    if (values.length < 2 && !chosen[name]) return [];
    return values.map(([value, count]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.filter = name;
      button.value = value;
      button.setAttribute('aria-pressed', String(chosen[name] === value));
      button.textContent = `${value} ${count}`;
      return button;
    });
  };
  const buttons = [...row('kind'), ...row('system')];
  filters.replaceChildren(...buttons);
  filters.hidden = buttons.length === 0;
  if (again) buttons.find((each) => each.dataset.filter === again[0] && each.value === again[1])?.focus();
}

/** Who types a title wants that page: it goes before pages that only use the word often. */
function titled(found: readonly Found[], text: string): Found[] {
  const asked = text.toLowerCase();
  const exact = ({ meta }: Found) => [asked, `${asked}s`].includes((meta.title ?? '').toLowerCase());
  return [...found.filter(exact), ...found.filter((each) => !exact(each))];
}

/** The results of some of the words, where nothing has them all. */
async function some(words: readonly string[]): Promise<Found[]> {
  const search = await pagefind();
  const found = new Map<string, Found>();
  for (const word of words) {
    const { results } = await search.search(word, { filters: { ...chosen } });
    for (const result of results.slice(0, 4)) if (!found.has(result.id)) found.set(result.id, await result.data());
  }
  return [...found.values()].slice(0, most);
}

const suggestion = (text: string, found: number): string =>
  found > 0
    ? `Nothing has all the words of “${text}”. These have some of them.`
    : `Nothing found for “${text}”. Try the name of a unit, a word such as charge, rally or flank, or fewer letters.`;

/** Asks the index and shows what it says, unless a newer question has been asked meanwhile. */
async function ask(made: Parts): Promise<void> {
  const { input, status, list } = made;
  const mine = ++asked;
  const text = input.value.trim();
  if (text === '') {
    list.replaceChildren();
    made.filters.hidden = true;
    status.textContent = '';
    return;
  }
  let search: Awaited<ReturnType<typeof pagefind>>;
  try {
    search = await pagefind();
  } catch {
    status.textContent = 'The search index could not be loaded. Are you online?';
    return;
  }
  const words = carrying(text);
  // Who quotes wants the very words.
  const query = text.includes('"') ? text : words.join(' ');
  // What players mean stands first; who filters has said more exactly what he wants.
  const filtered = chosen.kind !== undefined || chosen.system !== undefined;
  const [answer, rules] = await Promise.all([search.search(query, { filters: { ...chosen } }), filtered ? [] : meant(text)]);
  const found = titled(await Promise.all(answer.results.slice(0, most).map((result) => result.data())), text);
  const other = found.length === 0 && words.length > 1 ? await some(words) : [];
  if (mine !== asked) return;
  showFilters(made, answer);
  const count = answer.results.length;
  status.textContent = count + rules.length === 0 ? suggestion(text, other.length) : `${count} ${count === 1 ? 'page' : 'pages'}`;
  const pinned = rules.map(({ rule }) => rule.url.split('#')[0]);
  list.replaceChildren(
    ...rules.map(({ rule, as }) => showMeant(rule, as)),
    ...[...found, ...other].filter(({ url }) => !pinned.includes(url)).map((each) => showResult(each)),
  );
  list.scrollTop = 0;
}

/** Opens the search; words are asked for at once. */
export async function openSearch(words?: string): Promise<void> {
  parts ??= await build();
  const { dialog, input } = parts;
  if (!dialog.open) dialog.showModal();
  if (words !== undefined) input.value = words;
  input.focus();
  input.select();
  if (input.value) await ask(parts);
  // The index is fetched while the first letters are typed.
  else pagefind().catch(() => undefined);
}
