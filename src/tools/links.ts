/**
 * Checks every internal link in a built site: `node src/tools/links.ts [folder] [--base /a/shelf/]`. Every address must lead to a
 * file, every anchor to an id, and every id must be unique on its page. A page with `data-own-anchors` interprets anchors itself.
 * Nothing may be loaded from another host, and nothing may have a style attribute.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const args = process.argv.slice(2);
const folder = args[0] && !args[0].startsWith('--') ? args[0] : 'dist';
const base = args.includes('--base') ? (args[args.indexOf('--base') + 1] as string) : '/';

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
const pages = files.filter((name) => name.endsWith('.html'));

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
const problems: string[] = [];
const idsOf = new Map<string, Set<string>>();
const text = new Map<string, string>();
const readsAnchors = new Set<string>();

for (const page of pages) {
  const html = readFileSync(join(folder, page), 'utf8');
  text.set(page, html);
  const ids = new Set<string>();
  for (const [, id] of html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)) {
    if (ids.has(id as string)) problems.push(`${page}: the id ${id} stands twice.`);
    ids.add(id as string);
  }
  idsOf.set(page, ids);
  if (/<[a-z][^>]*\sdata-own-anchors[\s>=]/.test(html)) readsAnchors.add(page);
}

/** The file for an address on this site, or undefined. */
function fileOf(path: string): string | undefined {
  const inside = decodeURIComponent(path.slice(base.length));
  const candidates = path.endsWith('/') ? [`${inside}index.html`] : [inside];
  return candidates.find((name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile());
}

let walked = 0;
function walk(page: string, attribute: string, raw: string): void {
  const address = decode(raw);
  if (/^(https?:)?\/\//.test(address)) {
    if (attribute !== 'a href' && !address.startsWith('http://www.w3.org/'))
      problems.push(`${page}: ${attribute} loads ${address} from another host.`);
    return;
  }
  if (/^(mailto:|data:)/.test(address)) return;
  walked++;
  const [beforeHash = '', hash] = address.split('#');
  const [path = ''] = beforeHash.split('?');
  const target = path === '' ? page : path.startsWith(base) ? fileOf(path) : undefined;
  if (!target) problems.push(`${page}: ${address} leads nowhere.`);
  else if (hash && target.endsWith('.html') && !readsAnchors.has(target) && !idsOf.get(target)?.has(decodeURIComponent(hash)))
    problems.push(`${page}: ${address} has no such anchor.`);
}

for (const [page, html] of text) {
  for (const [, name, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)(\s[^>]*)?>/g)) {
    if (!attributes) continue;
    // The canonical address of a page is only a name, and is not loaded.
    for (const [, attribute, value] of attributes.matchAll(/\s(href|src|action|poster)="([^"]*)"/g))
      if (name !== 'base' && !attributes.includes('rel="canonical"')) walk(page, `${name} ${attribute}`, value as string);
    if (/\sstyle="/.test(attributes)) problems.push(`${page}: <${name}> carries a style attribute, which the policy forbids.`);
    if (/\son[a-z]+="/.test(attributes)) problems.push(`${page}: <${name}> carries an inline handler, which the policy forbids.`);
  }
  for (const [, to] of html.matchAll(/http-equiv="refresh" content="0;url=([^"]*)"/g)) walk(page, 'refresh', to as string);
}
for (const name of files.filter((each) => each.endsWith('.css')))
  for (const [, url] of readFileSync(join(folder, name), 'utf8').matchAll(/url\(["']?([^)"']+)/g))
    if (/^(https?:)?\/\//.test(url as string)) problems.push(`${name}: loads ${url} from another host.`);

for (const problem of problems.slice(0, 60)) console.error(problem);
if (problems.length > 60) console.error(`… and ${problems.length - 60} more`);
console.log(`${pages.length} pages, ${walked} links: ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
