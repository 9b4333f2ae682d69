/** Which lines of the engine have changed since a commit. */
import { execFileSync } from 'node:child_process';
import type { ChangedLines } from './sample.ts';

/** The lines added in a diff without context, by file, counted from 1. */
export function addedLines(diff: string): ChangedLines {
  const added = new Map<string, Set<number>>();
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.replace('+++ b/', '');
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined) continue;
    const lines = added.get(file) ?? new Set();
    for (let at = 0; at < Number(count); at += 1) lines.add(Number(first) + at);
    added.set(file, lines);
  }
  return added;
}

/** The lines below a folder that have changed since the commit, including uncommitted changes. */
export const changedSince = (base: string, folder: string): ChangedLines =>
  addedLines(
    execFileSync('git', ['diff', '--unified=0', '--no-color', '--diff-filter=AM', base, '--', folder], { encoding: 'utf8' }),
  );
