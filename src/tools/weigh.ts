/**
 * Measures the cost of opening a page: `node src/tools/weigh.ts [folder]`. Counts the page, its stylesheets, its scripts and the
 * fonts it loads, each with the headers of the answer, as Lighthouse does. Compressed with Brotli like
 * the site's own server and most hosts, and with gzip like the simplest ones. The budget for a rule page is 40 KiB.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rareCharacters } from '../assets/fonts/characters.ts';
import { readHeaders } from './headers.ts';
import { brotliQuality } from './serve.ts';

const folder = process.argv[2] ?? 'dist';
const budget = 40;

const encodings = {
  Brotli: (bytes: Buffer | string) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length,
  gzip: (bytes: Buffer | string) => gzipSync(bytes).length,
};
type Encoding = keyof typeof encodings;

const headersOf = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
/** The headers that are the same for every file, such as the date and the type of the content. */
const usualHeaders = 214;
/** The size of the headers that the site's own server sends with a file. */
const headersSize = (path: string): number =>
  Object.entries(headersOf(`/${path}`)).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, usualHeaders);

const sizes = new Map<string, number>();
const sizeOf = (file: string, encoding: Encoding): number => {
  const key = `${encoding} ${file}`;
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(folder, file));
  const size = headersSize(file) + (file.endsWith('.woff2') ? bytes.length : encodings[encoding](bytes));
  sizes.set(key, size);
  return size;
};

/**
 * A page that uses a rare character loads the fonts with the rare characters too. Both fonts, the usual one and the one with rare
 * characters, are then counted.
 */
const rare = new RegExp(`[${rareCharacters.join('').replace(/[\\]\[^-]/g, '\\$&')}]`);
const fontsNamed = (pattern: RegExp): string[] =>
  readdirSync(join(folder, '_astro')).flatMap((name) => (pattern.test(name) ? [`_astro/${name}`] : []));
const rareFonts = fontsNamed(/^(?:literata|figtree)-rare\.[\w-]+\.woff2$/);
const italicFonts = fontsNamed(/^literata-italic\.[\w-]+\.woff2$/);
const textOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
    .replace(/&#?\w+;/g, (entity) => ({ '&#39;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? '');

interface Weight {
  readonly page: string;
  readonly total: number;
  readonly html: number;
}

/** A script together with the scripts that it imports statically. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  const text = readFileSync(join(folder, script), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) withImports(`_astro/${name}`, seen);
  return seen;
}

function weigh(page: string, encoding: Encoding): Weight {
  const html = readFileSync(join(folder, page), 'utf8');
  const files = new Set<string>();
  for (const [, path] of html.matchAll(
    /<(?:link rel="(?:stylesheet|preload)"|script type="(?:module|later)")[^>]*?(?:href|src)="[^"]*?(_astro\/[^"]+)"/g,
  )) {
    if ((path as string).endsWith('.js')) for (const each of withImports(path as string)) files.add(each);
    else files.add(path as string);
  }
  if (/<em[ >]/.test(html)) for (const font of italicFonts) files.add(font);
  if (rare.test(textOf(html))) for (const font of rareFonts) files.add(font);
  const own = headersSize(page.replace(/index\.html$/, '')) + encodings[encoding](html);
  return { page, html: own, total: [...files].reduce((sum, file) => sum + sizeOf(file, encoding), own) };
}

const rulePage = /^[^/]+\/rules\/[^/]+\/(?!read\/)[^/]+\/index\.html$/;
const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'index.html')
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .filter((name) => rulePage.test(name) && !readFileSync(join(folder, name), 'utf8').includes('http-equiv="refresh"'));

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
for (const encoding of Object.keys(encodings) as Encoding[]) {
  const all = pages.map((page) => weigh(page, encoding)).sort((a, b) => a.total - b.total);
  const middle = all[Math.floor(all.length / 2)];
  const last = all.at(-1);
  if (!middle || !last) continue;
  const over = all.filter(({ total }) => total > budget * 1024);
  console.log(
    `${encoding}: ${all.length} rule pages, half of them up to ${kib(middle.total)} (HTML ${kib(middle.html)}), ${over.length} over the budget of ${budget} KiB, the largest ${kib(last.total)}: ${last.page}`,
  );
}
