/**
 * When the page of a rule last changed. The days are stored in `last-changes.json`, because a build may have no git history (a
 * shallow clone, an archive). `npm run dates` writes that file from the history. If a page has changed since then, its day comes
 * from the history if possible. Otherwise only the earliest possible day is known.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { changes } from './changes.ts';
import kept from './last-changes.json' with { type: 'json' };
import type { RulePage } from './registry.ts';

/** A hash of a page's content, and the day of that version. */
export type Kept = readonly [hash: string, day: string];

export interface LastChange {
  /** As `2026-11-24`. */
  readonly day: string;
  /** The page changed after this day; the exact day is unknown. */
  readonly after?: true;
  /** The list of corrections names a rule on the page. */
  readonly corrected: boolean;
}

export const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

/** The day of the last commit for each file below a folder; empty unless the full history is available. */
export function daysByHistory(folder: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    for (const line of git('log', '--format=@%cs', '--name-only', '--relative', '--', folder).split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without git, or outside a repository, only the stored days are available.
  }
  return days;
}

/** The last change of a page, from the stored day, the history and the list of corrections. `ids` are the rules on the page. */
export function lastChange(
  { hash, ids }: { readonly hash: string; readonly ids: readonly string[] },
  keptDay: Kept | undefined,
  historyDay: () => string | undefined,
): LastChange | undefined {
  const corrections = changes.filter(({ rules }) => rules.some((id) => ids.includes(id)));
  const corrected = corrections.length > 0;
  const known = keptDay?.[0] === hash ? keptDay[1] : historyDay();
  const day = [known ?? keptDay?.[1] ?? '', ...corrections.map((change) => change.day)].sort().at(-1);
  if (!day) return undefined;
  return { day, corrected, ...(known === undefined ? { after: true } : {}) };
}

let history: ReadonlyMap<string, string> | undefined;

export const rulesFolder = 'src/content/rules';

/** When a page of prose last changed. */
export function lastChangeOf({ id, file, front }: RulePage): LastChange | undefined {
  const ids = [id, ...front.merged, ...front.rules.flatMap((part) => [part.id, ...part.merged])];
  const days: Readonly<Record<string, unknown>> = kept;
  return lastChange({ hash: hashOf(file), ids }, days[id] as Kept | undefined, () => {
    history ??= daysByHistory(rulesFolder);
    return history.get(file);
  });
}

/** A day in words: `24 November 2026`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
