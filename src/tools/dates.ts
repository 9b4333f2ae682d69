/**
 * Updates the days of the rule pages' last changes in `src/content/last-changes.json` from the history: `npm run dates`. Run this
 * script after changing rules. Pages with unchanged text keep their day; uncommitted pages get today's.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { daysByHistory, hashOf, type Kept, rulesFolder } from '../content/last-change.ts';
import { registry } from '../content/registry.ts';

const file = 'src/content/last-changes.json';
const before: Readonly<Record<string, Kept>> = JSON.parse(readFileSync(file, 'utf8'));
const days = daysByHistory(rulesFolder);
if (days.size === 0) throw new Error('This clone has no history. Fetch it with: git fetch --unshallow');
const uncommitted = execFileSync('git', ['status', '--porcelain', '--', rulesFolder], { encoding: 'utf8' });
const today = new Date().toISOString().slice(0, 10);

let changed = 0;
const rows = [...registry().pages.values()]
  .sort((a, b) => (a.id < b.id ? -1 : 1))
  .map((page) => {
    const hash = hashOf(page.file);
    const known = before[page.id];
    if (known?.[0] === hash) return [page.id, known] as const;
    changed++;
    const day = uncommitted.includes(page.file) ? today : (days.get(page.file) ?? today);
    return [page.id, [hash, day]] as const;
  });
writeFileSync(
  file,
  `{\n${rows.map(([id, kept]) => `  ${JSON.stringify(id)}: ${JSON.stringify(kept).replace(',', ', ')}`).join(',\n')}\n}\n`,
);
console.log(`${rows.length} pages, ${changed} of them with a new day: ${file}`);
