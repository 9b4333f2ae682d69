/** Writes `_headers` into the built site, for hosts such as Netlify and Cloudflare Pages, and for `npm start`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from '../content/policy.ts';

const starts = /new (?:Shared)?Worker\(\s*new URL\(\s*["'`][^"'`]*?(_astro\/[\w.-]+\.js)["'`]/g;

/** The scripts that other scripts start as workers. */
function workersIn(out: string): string[] {
  const folder = join(out, '_astro');
  if (!existsSync(folder)) return [];
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(starts)].map(([, path]) => path as string),
  );
  return [...new Set(found)].sort();
}

export function writeHeaders(out: string): void {
  const entries = readdirSync(out, { withFileTypes: true }).filter(({ name }) => name !== '_headers');
  const names = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  const text = headersFile({ folders: names(true), files: names(false), workers: workersIn(out) });
  writeFileSync(join(out, '_headers'), text);
}
