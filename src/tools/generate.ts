/** Generates files from the data: the union of rule ids, and the MDX for entries. Not committed. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registry } from '../content/registry.ts';
import { systems } from '../content/systems.ts';
import { armyPages } from './generate/armies.ts';
import { characterPages, innatePages, inventionPages, itemPages } from './generate/purchases.ts';
import { spellPages } from './generate/spells.ts';
import { unitPages } from './generate/units.ts';
import type { GeneratedPage } from './generate/words.ts';

const generated = 'src/content/generated';

/** Writes a file only if its text has changed, so that watchers are not triggered. */
function write(path: string, text: string): void {
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  writeFileSync(path, text);
}

const { rules } = registry();
for (const system of systems) {
  const ids = [...rules.keys()].filter((id) => id.startsWith(`${system.id}.`)).sort();
  if (ids.length === 0) continue;
  const name = system.id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  write(
    `src/engine/${system.id}/rule-ids.ts`,
    `/** Every rule id of ${system.name}, from the content. Written by \`npm run generate\`. */\nexport type ${name}RuleId =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`,
  );
}

const frame = (title: string, text: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`;
const cardPage = ({ path, title, facts, body = '' }: GeneratedPage): readonly [string, string] => [
  `${path}.mdx`,
  frame(title, `<Facts>\n\n${facts.join('\n')}\n\n</Facts>\n\n${body}`),
];

const pages = new Map<string, string>([
  ...[...unitPages()].map(([path, title, text]) => [`${path}.mdx`, frame(title, text)] as const),
  ...[spellPages, itemPages, innatePages, inventionPages, characterPages, armyPages].flatMap((kind) => kind().map(cardPage)),
]);
for (const [path, text] of pages) write(join(generated, path), text);

// Files of earlier runs that are no longer generated are removed.
mkdirSync(generated, { recursive: true });
for (const entry of readdirSync(generated, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !pages.has(path.slice(generated.length + 1))) rmSync(path);
}
console.log(`${rules.size} rule ids, ${pages.size} generated pages`);
