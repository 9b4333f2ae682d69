/**
 * Removes unnecessary parts from the built pages. Astro puts the hashes of all inline scripts and styles of the site into the
 * content security policy of each page; a page keeps only its own. Attributes for the search index are removed. Astro also writes
 * the policy at the end of the head, where it applies only to what comes after it. This plugin moves the policy to the start.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const forTheIndex = / data-pagefind-[a-z-]+(?:="[^"]*")?/g;
const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const front = '<meta charset="utf-8">';

/** Rewrites the pages of a built site, after indexing; returns the number of hashes removed. */
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
