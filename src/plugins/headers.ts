/** Writes `_headers` into the built site, for hosts such as Netlify and Cloudflare Pages, and for `npm start`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from '../content/policy.ts';

export function writeHeaders(out: string): void {
  const entries = readdirSync(out, { withFileTypes: true }).filter(({ name }) => name !== '_headers');
  const names = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  writeFileSync(join(out, '_headers'), headersFile(names(true), names(false)));
}
