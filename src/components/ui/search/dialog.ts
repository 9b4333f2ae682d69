/** The search dialog: a field, filters, results; usable entirely by keyboard. */
import { ask, chosen, type Parts, prepare } from './ask.ts';
import { element, sign } from './elements.ts';
import styles from './search.css?url';

let parts: Parts | undefined;

/** Waits for the stylesheet, so that the dialog is never shown without its style. */
async function dress(): Promise<void> {
  const link = element('link', { rel: 'stylesheet', href: styles });
  const dressed = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await dressed;
}

async function build(): Promise<Parts> {
  await dress();
  const input = element('input', {
    type: 'search',
    placeholder: 'A rule, a unit, a question',
    'aria-label': 'Search the book',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = element('button', { class: 'icon-button', value: 'close', 'aria-label': 'Close' }, sign('M3 3l10 10M13 3L3 13'));
  const key = (name: string) => element('kbd', '', name);
  const games = element('div', { class: 'search-filters', role: 'group', 'aria-label': 'Game', hidden: '' });
  const kinds = element('div', { class: 'search-filters', role: 'group', 'aria-label': 'Kind of page', hidden: '' });
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('ol', '');
  const more = element('div', 'search-more');
  const dialog = element(
    'dialog',
    { class: 'search', 'aria-label': 'Search' },
    element('form', { method: 'dialog', class: 'search-head' }, sign('M10.5 10.5L14 14', [7, 7, 4.5]), input, close),
    games,
    kinds,
    status,
    element('div', 'search-results', list, more),
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
  const made: Parts = { dialog, input, games, kinds, status, list, more };
  input.addEventListener('input', () => ask(made));
  dialog.addEventListener('keydown', (event) => keys(event, made));
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === dialog || target.closest('.search-results a')) dialog.close();
    const filter = target.closest<HTMLButtonElement>('[data-filter]');
    if (!filter) return;
    const name = filter.dataset.filter as 'game' | 'kind';
    if (filter.value !== '' && filter.value !== chosen[name]) chosen[name] = filter.value;
    else delete chosen[name];
    ask(made);
  });
  return made;
}

/** Arrow keys move through the field and the results. A letter typed while a result is focused is added to the field. */
function keys(event: KeyboardEvent, { dialog, input }: Parts): void {
  const links = [...dialog.querySelectorAll<HTMLAnchorElement>('.search-results a')];
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

/** Opens the search, with the given words already in the field. */
export async function openSearch(words?: string): Promise<void> {
  parts ??= await build();
  const { dialog, input } = parts;
  if (!dialog.open) dialog.showModal();
  if (words !== undefined) input.value = words;
  input.focus();
  input.select();
  // Loads the indexes while the first letters are typed.
  prepare(parts);
  ask(parts);
}
