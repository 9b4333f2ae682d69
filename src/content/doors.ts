/** The doors of a system: the pages that lead to its rooms. Only those that are built are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chaptersOf } from './book.ts';
import { calculatorsOf } from './calculators.ts';
import { entries } from './entries.ts';
import { kinds } from './kinds.ts';
import { sequenceOf } from './sequences.ts';
import { steps } from './steps.ts';
import { playable } from './systems.ts';

export interface Door {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** What is behind it. */
  readonly says: string;
}

/** Whether a page is built. Asked of the folder: importing the page would bring its styles along. */
const built = (page: string): boolean => existsSync(join(process.cwd(), 'src/pages', `${page}.astro`));

/** What stands in the header of a game: the first five of these that it has. The others are in its menu. */
const first: readonly string[] = ['start', 'play', 'rules', 'muster', 'army', 'odds', 'set-up', 'companion', 'tables', 'units'];
const mostInHeader = 5;

/** The doors of a system for its header: five in the bar, the rest in the menu. */
export function headerOf(system: string): { readonly bar: readonly Door[]; readonly menu: readonly Door[] } {
  const doors = doorsOf(system);
  const bar = first.flatMap((id) => doors.find((door) => door.id === id) ?? []).slice(0, mostInHeader);
  return { bar, menu: doors.filter((door) => !bar.includes(door)) };
}

/** What the companion of a system keeps. */
const companions: Readonly<Record<string, string>> = {
  fr3: 'Clocks, pools',
  hott: 'PIPs, arrivals, army points lost',
  'three-realms': 'Whose unit turn it is, models, drive tests, points',
  'six-events': 'Initiative, Magic Points, losses, morale',
};

/** The doors of a system in the order of the header. */
export function doorsOf(system: string): readonly Door[] {
  const doors: Door[] = [];
  const chapters = chaptersOf(system);
  if (steps(system).length > 0)
    doors.push({
      id: 'start',
      name: 'Start here',
      url: `/${system}/start/`,
      says: 'A few short pages that teach the game, with dice to roll.',
    });
  if (playable.includes(system))
    doors.push({
      id: 'play',
      name: 'Play',
      url: `/${system}/play/`,
      says: 'A whole battle in the browser, against the computer or a friend, with the odds before every risk.',
    });
  if (chapters.length > 0)
    doors.push({
      id: 'rules',
      name: 'Rules',
      url: `/${system}/rules/`,
      says: `${chapters.length} chapters in reading order, every rule a page.`,
    });
  for (const kind of kinds) {
    const count = entries.filter((entry) => entry.system === system && entry.kind === kind.id).length;
    if (count > 0) doors.push({ id: kind.id, name: kind.plural, url: `/${system}/${kind.id}/`, says: `${count} ${kind.says}` });
  }
  if (built(`${system}/muster/index`))
    doors.push({
      id: 'muster',
      name: 'Muster',
      url: `/${system}/muster/`,
      says: 'Build an army: every cost with its rule, every error with a way to correct it; to share, to print, to play.',
    });
  if (built(`${system}/tables/index`))
    doors.push({
      id: 'tables',
      name: 'Tables',
      url: `/${system}/tables/`,
      says: 'The reference table at all four scales, made for a thumb.',
    });
  if (sequenceOf(system))
    doors.push({
      id: 'sequence',
      name: 'Sequence of play',
      url: `/${system}/sequence/`,
      says: 'The turn step by step, each step with the rules it uses, on one page.',
    });
  if (built(`${system}/quick-reference`))
    doors.push({
      id: 'quick-reference',
      name: 'Quick reference',
      url: `/${system}/quick-reference/`,
      says: 'What one looks up most, on one page to print.',
    });
  if (calculatorsOf(system).length > 0)
    doors.push({
      id: 'odds',
      name: 'Odds',
      url: `/${system}/odds/`,
      says: 'Exact chances of every roll, with every modifier explained.',
    });
  if (built(`${system}/army/index`))
    doors.push({
      id: 'army',
      name: 'Army',
      url: `/${system}/army/`,
      says: 'Check an army list against the rules of composition: what is filled, what has no place, and why.',
    });
  if (built(`${system}/set-up/index`))
    doors.push({
      id: 'set-up',
      name: 'Set-up',
      url: `/${system}/set-up/`,
      says: 'A battlefield by dice, with a picture and a link: roll a step again, choose it, or type your own dice.',
    });
  if (built(`${system}/companion/index`))
    doors.push({
      id: 'companion',
      name: 'Companion',
      url: `/${system}/companion/`,
      says: `${companions[system] ?? 'What you would keep on paper'} and the turn step by step, beside a battle on a real table.`,
    });
  return doors;
}
