/** Runs every benchmark, one after another: `npm run bench [-- words in the names of those wanted]`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
for (const name of readdirSync(folder).sort())
  if (name.endsWith('.bench.ts') && (!wanted.length || wanted.some((word) => name.includes(word)))) {
    console.log(`\n${name}`);
    const { status } = spawnSync(process.execPath, [join(folder, name)], { stdio: 'inherit' });
    if (status) process.exitCode = 1;
  }
