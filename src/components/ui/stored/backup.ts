/**
 * Exports everything that the site stores on this device as one file, and imports such a file. Import never replaces anything:
 * missing items are added, and if an item exists in two versions, both are kept.
 */
import { fields, listOf, number, someFields, text } from './schemas.ts';
import { keysUnder, newId, parsed, readText, type Stored, writeText } from './stored.ts';

interface Backup {
  /** The version of the file format. */
  readonly battlebook: number;
  readonly saved: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** The kinds of stored data, in players' words, by the form of the key. */
export const storedKinds = [
  { id: 'battles', one: 'battle', many: 'battles', key: /^play\.[a-z0-9-]+\.[^.]+$/ },
  { id: 'friends', one: 'battle by link', many: 'battles by link', key: /^friend\.[a-z0-9-]+\.[^.]+$/ },
  { id: 'rosters', one: 'roster', many: 'rosters', key: /^muster\.[a-z0-9-]+\.[^.]+$/ },
  {
    id: 'games',
    one: 'game of the table companion',
    many: 'games of the table companion',
    key: /^companion\.[a-z0-9-]+\.[^.]+$/,
  },
  { id: 'answers', one: 'list of saved answers', many: 'lists of saved answers', key: /^kept(-damaged)?\./ },
  { id: 'puzzles', one: 'list of solved puzzles', many: 'lists of solved puzzles', key: /^puzzles\.[a-z0-9-]+$/ },
  {
    id: 'settings',
    one: 'setting',
    many: 'settings',
    key: /^(theme|scale|play\.habits|odds\.army\.[a-z0-9-]+|start-[a-z0-9-]+|friend-name)$/,
  },
] as const;
export type KindId = (typeof storedKinds)[number]['id'];

/** The first four kinds of stored data are records. Their keys end in an id, so there can be several of each kind. */
const isRecord = (key: string): boolean => storedKinds.slice(0, 4).some((kind) => kind.key.test(key));

const kindOf = (key: string): KindId | undefined => storedKinds.find((kind) => kind.key.test(key))?.id;

/** The keys to export. Keys for the record that was last open, and for data moved from earlier versions, are left out. */
const keys = (): readonly string[] => keysUnder('').filter((key) => kindOf(key) !== undefined);

/** The number of items of each kind. */
export function counts(of: readonly string[] = keys()): ReadonlyMap<KindId, number> {
  const found = new Map<KindId, number>();
  for (const key of of) {
    const kind = kindOf(key);
    if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

/** `3 battles, 1 roster`. */
export const inWords = (counted: ReadonlyMap<KindId, number>): string =>
  storedKinds
    .flatMap(({ id, one, many }) => {
      const count = counted.get(id);
      return count ? [`${count} ${count === 1 ? one : many}`] : [];
    })
    .join(', ');

const version = 1;

/** All stored data as the text of a file. `saved` is the day of the export. */
export function writeBackup(saved: string): string {
  const kept = Object.fromEntries(keys().flatMap((key) => (readText(key) === undefined ? [] : [[key, readText(key) as string]])));
  return JSON.stringify({ battlebook: version, saved, kept } satisfies Backup, null, 1);
}

const longest = 5_000_000;
const records = (value: unknown): Readonly<Record<string, string>> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const found: Record<string, string> = {};
  for (const [key, kept] of Object.entries(value)) {
    if (typeof kept !== 'string') return undefined;
    // Kinds that only a later version knows are ignored.
    if (kindOf(key)) found[key] = kept;
  }
  return found;
};
const form = fields<Backup>({ battlebook: number, saved: text(40), kept: records });

export type ReadBackup = { readonly ok: true; readonly backup: Backup } | { readonly ok: false; readonly because: string };

export function readBackup(file: string): ReadBackup {
  if (file.length > longest) return { ok: false, because: 'This file is too large to be a copy of this site’s data.' };
  const backup = parsed(file, form);
  if (!backup)
    return { ok: false, because: 'This file is not a copy of this site’s data. Choose the file that “Save everything” made.' };
  if (backup.battlebook > version)
    return { ok: false, because: 'This file comes from a later version of the site. Reload the page, then try again.' };
  if (Object.keys(backup.kept).length === 0)
    return { ok: false, because: 'This file is a copy of this site’s data, but it is empty.' };
  return { ok: true, backup };
}

/** Two lists merged without duplicates; undefined if one is not a list. */
function joined(here: string, there: string): string | undefined {
  const list = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
  const [own, more] = [parsed(here, list), parsed(there, list)];
  if (!own || !more) return undefined;
  const known = new Set(own.map((each) => JSON.stringify(each)));
  return JSON.stringify([...own, ...more.filter((each) => !known.has(JSON.stringify(each)))]);
}

const letters = listOf(text(20));
const solved = someFields({ right: letters, wrong: letters, day: number, streak: number });

/** The answers to puzzles on the two devices, merged. The number of days in a row comes from the device with the later day. */
function joinedPuzzles(here: string, there: string): string | undefined {
  const [own, more] = [parsed(here, solved), parsed(there, solved)];
  if (!own || !more) return undefined;
  const later = (more.day ?? 0) > (own.day ?? 0) ? more : own;
  const all = (which: 'right' | 'wrong') => new Set([...(own[which] ?? []), ...(more[which] ?? [])]);
  // The answer on this device counts if a puzzle was solved on one device and failed on the other.
  const right = [...all('right')].filter((id) => !own.wrong?.includes(id));
  const wrong = [...all('wrong')].filter((id) => !right.includes(id));
  return JSON.stringify({ right, wrong, day: later.day, streak: later.streak });
}

/** The data of both devices for a key; undefined if only one of the two can be stored. */
function together(key: string, here: string, there: string): string | undefined {
  if (kindOf(key) === 'puzzles') return joinedPuzzles(here, there);
  return kindOf(key) === 'answers' || key.startsWith('start-') ? joined(here, there) : undefined;
}

export interface Restored {
  /** The number of items added, by kind. */
  readonly added: ReadonlyMap<KindId, number>;
  /** The number of keys that stay as they are, because this device already has the same text, or a setting of its own. */
  readonly unchanged: number;
  /** The number of items that could not be stored, and why. */
  readonly failed: number;
  readonly stored: Stored;
}

/** Adds the contents of a file to the data on this device. */
export function restore({ kept }: Backup): Restored {
  const added: string[] = [];
  let unchanged = 0;
  let failed = 0;
  let stored: Stored = 'stored';
  for (const [key, there] of Object.entries(kept)) {
    const here = readText(key);
    const merged = here === undefined ? there : together(key, here, there);
    if (here === there || merged === here || (here !== undefined && merged === undefined && !isRecord(key))) {
      unchanged++;
      continue;
    }
    // A different version of the same record gets a new id.
    const at = here !== undefined && isRecord(key) ? key.replace(/[^.]+$/, newId()) : key;
    const done = writeText(at, merged ?? there);
    if (done === 'stored') added.push(key);
    else {
      failed++;
      stored = done;
    }
  }
  return { added: counts(added), unchanged, failed, stored };
}
