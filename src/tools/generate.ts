/** Writes what follows from the data: the union of rule ids, and the MDX of entries. Not committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { registry } from '../content/registry.ts';
import { systems } from '../content/systems.ts';

/** Writes a file only when its text has changed, so that watchers stay quiet. */
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
