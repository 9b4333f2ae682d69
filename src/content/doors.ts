/** The doors of a system: the pages that lead to its rooms. Only those that are built are shown. */
import { entries } from './entries.ts';
import { chaptersOf } from './book.ts';
import { kinds } from './kinds.ts';

export interface Door {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** What is behind it. */
  readonly says: string;
}

const odds = import.meta.glob('/src/pages/*/odds/*.astro');
const tables = import.meta.glob('/src/pages/*/tables/index.astro');

/** The doors of a system in the order of the header. */
export function doorsOf(system: string): readonly Door[] {
  const doors: Door[] = [];
  const chapters = chaptersOf(system);
  if (chapters.length > 0)
    doors.push({ id: 'rules', name: 'Rules', url: `/${system}/rules/`, says: `${chapters.length} chapters in reading order, every rule a page.` });
  for (const kind of kinds) {
    const count = entries.filter((entry) => entry.system === system && entry.kind === kind.id).length;
    if (count > 0) doors.push({ id: kind.id, name: kind.plural, url: `/${system}/${kind.id}/`, says: `${count} ${kind.says}` });
  }
  if (`/src/pages/${system}/tables/index.astro` in tables)
    doors.push({ id: 'tables', name: 'Tables', url: `/${system}/tables/`, says: 'The reference table at all four scales, made for a thumb.' });
  if (`/src/pages/${system}/odds/index.astro` in odds)
    doors.push({ id: 'odds', name: 'Odds', url: `/${system}/odds/`, says: 'Exact chances of every roll, with every modifier explained.' });
  else if (`/src/pages/${system}/odds/melee.astro` in odds)
    doors.push({ id: 'odds', name: 'Odds', url: `/${system}/odds/melee/`, says: 'Exact chances of a melee, with every modifier explained.' });
  return doors;
}
