/** The navigation of a system: links to its main pages. Pages that are not built are left out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chaptersOf } from './book.ts';
import { calculatorsOf } from './calculators.ts';
import { entries } from './entries.ts';
import { entryKinds } from './entry-kinds.ts';
import { sequenceOf } from './sequences.ts';
import { steps } from './steps.ts';
import { playable } from './systems.ts';

export interface NavigationLink {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** A description of the page. */
  readonly says: string;
}

/** Whether a page is built. The function looks in the folder, because importing the page would load its styles. */
const built = (page: string): boolean => existsSync(join(process.cwd(), 'src/pages', `${page}.astro`));

/** How many puzzles the system has. */
function puzzlesIn(system: string): number {
  const file = join(process.cwd(), `src/content/puzzles/${system}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: unknown[] }).puzzles.length : 0;
}

/** The header of a game shows the first five of these that exist. The game's menu has the other pages. */
const first: readonly string[] = ['start', 'play', 'rules', 'muster', 'army', 'odds', 'set-up', 'companion', 'tables', 'units'];
const mostInHeader = 5;

/** The links for the header of a system: five in the bar, the rest in the menu. */
export function headerOf(system: string): { readonly bar: readonly NavigationLink[]; readonly menu: readonly NavigationLink[] } {
  const links = linksOf(system);
  const bar = first.flatMap((id) => links.find((link) => link.id === id) ?? []).slice(0, mostInHeader);
  return { bar, menu: links.filter((link) => !bar.includes(link)) };
}

/** What the table companion of a system keeps track of. */
const companions: Readonly<Record<string, string>> = {
  fr3: 'Clocks, pools',
  hott: 'PIPs, arrivals, army points lost',
  'three-realms': 'Whose unit turn it is, models, drive tests, points',
  'six-events': 'Initiative, Magic Points, losses, morale',
};

/** The links of a system in the order of the header. */
export function linksOf(system: string): readonly NavigationLink[] {
  const links: NavigationLink[] = [];
  const chapters = chaptersOf(system);
  if (steps(system).length > 0)
    links.push({
      id: 'start',
      name: 'Start here',
      url: `/${system}/start/`,
      says: 'A few short pages that teach the game, with dice to roll.',
    });
  if (playable.includes(system))
    links.push({
      id: 'play',
      name: 'Play',
      url: `/${system}/play/`,
      says: 'A whole battle in the browser, against the computer or a friend, with the odds before every risk.',
    });
  const puzzles = puzzlesIn(system);
  if (puzzles > 0)
    links.push({
      id: 'puzzles',
      name: 'Puzzles',
      url: `/${system}/play/puzzles/`,
      says: `${puzzles} positions with one best decision: find it, then compare the odds.`,
    });
  if (chapters.length > 0)
    links.push({
      id: 'rules',
      name: 'Rules',
      url: `/${system}/rules/`,
      says: `${chapters.length} chapters in reading order, with a page for every rule.`,
    });
  for (const kind of entryKinds) {
    const count = entries.filter((entry) => entry.system === system && entry.kind === kind.id).length;
    if (count > 0) links.push({ id: kind.id, name: kind.plural, url: `/${system}/${kind.id}/`, says: `${count} ${kind.says}` });
  }
  if (playable.includes(system))
    links.push({
      id: 'muster',
      name: 'Builder',
      url: `/${system}/muster/`,
      says: 'Build an army: every cost with its rule, and every error with a way to correct it. Share, print and play the army.',
    });
  if (built(`${system}/tables/index`))
    links.push({
      id: 'tables',
      name: 'Tables',
      url: `/${system}/tables/`,
      says: 'The reference table at all four scales, easy to use on a phone.',
    });
  if (sequenceOf(system))
    links.push({
      id: 'sequence',
      name: 'Sequence of play',
      url: `/${system}/sequence/`,
      says: 'The turn step by step, each step with the rules it uses, on one page.',
    });
  if (built(`${system}/quick-reference`))
    links.push({
      id: 'quick-reference',
      name: 'Quick reference',
      url: `/${system}/quick-reference/`,
      says: 'What you look up most often, on one page to print.',
    });
  if (calculatorsOf(system).length > 0)
    links.push({
      id: 'odds',
      name: 'Odds',
      url: `/${system}/odds/`,
      says: 'Exact chances of every roll, with every modifier explained.',
    });
  if (built(`${system}/army/index`))
    links.push({
      id: 'army',
      name: 'Army',
      url: `/${system}/army/`,
      says: 'Check an army list against the rules of composition: which slots are filled, which units have no slot, and why.',
    });
  if (built(`${system}/set-up/index`))
    links.push({
      id: 'set-up',
      name: 'Set-up',
      url: `/${system}/set-up/`,
      says: 'Roll for a battlefield, with a picture and a link. Roll a step again, choose its result, or type your own dice.',
    });
  const companion = companions[system];
  if (companion !== undefined)
    links.push({
      id: 'companion',
      name: 'Companion',
      url: `/${system}/companion/`,
      says: `${companion} and the turn step by step, for a battle on a real table.`,
    });
  return links;
}
