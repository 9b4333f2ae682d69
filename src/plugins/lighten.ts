/**
 * Makes the built pages lighter and quicker. Small stylesheets are put into the page. If a script file only loads another file,
 * the page loads that file instead. Scripts of pages start after the first paint. Attributes for the search index are removed.
 * Astro puts the hashes of all inline scripts of the site into the content security policy of each page, and writes the policy at
 * the end of the head, where it applies only to what comes after it. This plugin gives each page the hashes of its own scripts
 * and styles, and moves the policy to the start.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withStylesInside } from './stylesheets.ts';

const forTheIndex = / data-pagefind-[a-z-]+(?:="[^"]*")?/g;
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const front = '<meta charset="utf-8">';

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of a page's inline elements of a kind. */
const hashesIn = (html: string, kind: 'script' | 'style'): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(new RegExp(`<${kind}(?:\\s[^>]*)?>([\\s\\S]*?)</${kind}>`, 'g'))]
      .filter(([, text]) => text !== '')
      .map(([, text]) => hash(text as string)),
  );

const script = /<script type="module" (src="[^"]*?)(_astro\/[^"]+\.js)(?=")/g;
const loadsOne = /^import\s*"\.\/([^"]+\.js)";?\s*$/;

/**
 * Returns a function for the pages of a built site. If a script only imports another file, the function links that file instead.
 * Scripts then wait for the first paint (see `components/ui/boot.ts`).
 */
function withoutDetours(out: string): (html: string) => string {
  const known = new Map<string, string>();
  const target = (file: string): string => {
    const found = known.get(file) ?? loadsOne.exec(readFileSync(join(out, file), 'utf8'))?.[1];
    const to = found === undefined ? file : found.startsWith('_astro/') ? found : `_astro/${found}`;
    known.set(file, to);
    return to;
  };
  return (html) => html.replace(script, (_, before: string, file: string) => `<script type="later" ${before}${target(file)}`);
}

/** Rewrites the pages of a built site, after indexing; returns the number of hashes removed. */
export function lightenPages(out: string): number {
  const inside = withStylesInside(out);
  const direct = withoutDetours(out);
  let left = 0;
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const page = readFileSync(file, 'utf8');
    const found = policy.exec(page);
    if (!found) continue;
    const light = direct(inside(page.replace(forTheIndex, '').replace(policy, '')));
    const scripts = hashesIn(light, 'script');
    const kept = (found[1] as string)
      .replace(/ '(sha256-[^']+)'/g, (whole, each: string) => {
        if (scripts.has(each)) return whole;
        left += 1;
        return '';
      })
      .replace(/style-src 'self'/, (styles) => [styles, ...[...hashesIn(light, 'style')].map((each) => `'${each}'`)].join(' '));
    writeFileSync(
      file,
      light.replace(front, () => `${front}<meta http-equiv="content-security-policy" content="${kept}">`),
    );
  }
  return left;
}
