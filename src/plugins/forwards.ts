/**
 * Every rule id has an address, `/<system>/rules/<chapter>/<slug>/`. If the rule is on another page (a part, a merged id, an
 * entry of typed data), a small file at that address redirects there.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, href } from '../content/address.ts';
import { policy } from '../content/policy.ts';
import { registry } from '../content/registry.ts';
import { chosenGames } from '../content/systems.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the redirects into the built site and returns their number. */
export function writeForwards(out: string): number {
  let written = 0;
  for (const rule of registry().rules.values()) {
    const [system, chapter, slug] = rule.id.split('.') as [string, string, string];
    if (!chosenGames.has(system)) continue;
    const own = `/${system}/rules/${chapter}/${slug}/`;
    const folder = join(out, own);
    if (rule.url === own || existsSync(join(folder, 'index.html'))) continue;
    const to = escaped(href(rule.url));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>${escaped(rule.title)}</title>` +
        `<meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${escaped(address(rule.url.split('#')[0] as string))}">` +
        `<meta name="robots" content="noindex"><p>This rule stands at <a href="${to}">${escaped(rule.title)}</a>.</p></html>\n`,
    );
    written++;
  }
  return written;
}
