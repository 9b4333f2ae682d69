/**
 * What pages need not carry once the site is built. The content security policy: Astro writes the hashes of every inline
 * script and style that any page might have into all of them; a page keeps those of what stands in it. And what only
 * tells the search index what to read. Astro also writes the policy at the end of the head: it governs only what comes after
 * it, so it moves to the front.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const forTheIndex = / data-pagefind-[a-z-]+(?:="[^"]*")?/g;
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const front = '<meta charset="utf-8">';

/** Rewrites the pages of a built site, whose index is written; gives the number of hashes that were left out. */
export function lightenPages(out: string): number {
  let left = 0;
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const page = readFileSync(file, 'utf8');
    const found = policy.exec(page);
    if (!found) continue;
    const here = new Set(
      [...page.matchAll(/<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)]
        .filter(([, , text]) => text !== '')
        .map(
          ([, , text]) =>
            `sha256-${createHash('sha256')
              .update(text as string)
              .digest('base64')}`,
        ),
    );
    const kept = (found[1] as string).replace(/ '(sha256-[^']+)'/g, (whole, hash: string) => {
      if (here.has(hash)) return whole;
      left += 1;
      return '';
    });
    writeFileSync(
      file,
      page
        .replace(forTheIndex, '')
        .replace(policy, '')
        .replace(front, () => `${front}<meta http-equiv="content-security-policy" content="${kept}">`),
    );
  }
  return left;
}
