/**
 * Makes the files for working offline: the service worker, and a list of files for each book, so that a whole book can be saved.
 * Files shared by all books have a separate list, so that a change to one book does not outdate the others.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { base } from '../content/address.ts';
import { assetsNamed, fileName } from '../content/assets.ts';
import { standing } from '../content/book.ts';

/** The sorted paths of all files in a built site, with slashes. */
const filesIn = (out: string): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** The address of a built file, relative to the base path: `fr3/units/knights/` for its `index.html`. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

const forwards = /<meta http-equiv="refresh" content="0;url=([^"]*)"/;
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const ofSystem = /^(?:rulings\/|api\/v1\/)?([^/]+)\//;
/** Files that Pagefind writes for its own search field, which we do not use. */
const unusedSearch = /^pagefind\/pagefind-(?:.*ui\.|highlight)/;
/** Files that are not needed on a device: social cards, and files for hosts and search engines. */
const notKept = /^(?:cards\/|offline\/.*json$|404\.html$|sw\.js$|_headers$|robots\.txt$|sitemap.*xml$)/;

interface Kind {
  readonly files: string[];
  /** The target of each redirect, by the address of the redirect. */
  readonly forwards: Record<string, string>;
}

/** The name of the list for all books. */
const shared = 'shared';

/** Sorts the files of a built site by book. */
export function byBook(out: string, ids: readonly string[]): Map<string, Kind> {
  const books = new Map([shared, ...ids].map((id) => [id, { files: [], forwards: {} } as Kind]));
  for (const file of filesIn(out)) {
    if (file.startsWith('_astro/') || notKept.test(file) || unusedSearch.test(file)) continue;
    const book = books.get(ofSystem.exec(file)?.[1] ?? shared) ?? (books.get(shared) as Kind);
    const to = file.endsWith('/index.html') ? forwards.exec(readFileSync(join(out, file), 'utf8'))?.[1] : undefined;
    if (to === undefined) book.files.push(file);
    else book.forwards[addressOf(file)] = unescaped(to);
  }
  return books;
}

/** A file in a list: its address, its size in bytes and the hash of its content. */
type Listed = readonly [address: string, bytes: number, hash: string];

interface Book {
  readonly version: string;
  readonly files: readonly Listed[];
}

/** Writes the list for a book: its files, dependencies first. */
async function writeBook(
  out: string,
  name: string,
  { files, forwards: leads }: Kind,
  assets: ReadonlySet<string>,
): Promise<Book> {
  const text = (file: string) => readFileSync(join(out, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html'));
  const needed = await assetsNamed(pages.map(text), assets, (asset) => text(`_astro/${asset}`));
  const others = files.filter((file) => !file.endsWith('.html'));
  const version = createHash('sha256').update(JSON.stringify(leads));
  const listed = [...[...needed].sort().map((asset) => `_astro/${asset}`), ...others, ...pages].map((file) => {
    const content = readFileSync(join(out, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    version.update(`${file} ${hash}\n`);
    return [addressOf(file), content.length, hash] satisfies Listed;
  });
  mkdirSync(join(out, 'offline'), { recursive: true });
  const book: Book = { version: version.digest('hex').slice(0, 16), files: listed };
  writeFileSync(join(out, 'offline', `${name}.json`), JSON.stringify(book));
  if (name !== shared) writeFileSync(join(out, 'offline', `${name}-forwards.json`), JSON.stringify(leads));
  return book;
}

/**
 * Writes the lists for all books of a built site, and the sizes of all books in one small file, because the lists are too large
 * to be loaded only to show a size. Returns the number of files of each book.
 */
export async function writeBooks(out: string, ids: readonly string[]): Promise<Record<string, number>> {
  const assets = new Set(readdirSync(join(out, '_astro')));
  const books: Record<string, Book> = {};
  for (const [id, kind] of byBook(out, ids)) books[id] = await writeBook(out, id, kind, assets);
  const sizes = ids.map((id) => {
    const { version, files } = books[id] as Book;
    const all = new Map([...files, ...(books[shared] as Book).files].map(([address, bytes]) => [address, bytes]));
    return [id, { version, count: all.size, bytes: [...all.values()].reduce((sum, bytes) => sum + bytes, 0) }] as const;
  });
  writeFileSync(join(out, 'offline', 'sizes.json'), JSON.stringify(Object.fromEntries(sizes)));
  return Object.fromEntries(Object.entries(books).map(([id, { files }]) => [id, files.length]));
}

/** Small files that every page requests; the service worker caches them on installation, like the offline page. */
const rest = ['favicon.svg', 'site.webmanifest'];

/** Bundles the service worker with the names of all scripts, styles and fonts of this version. */
async function writeWorker(out: string): Promise<void> {
  const revision = createHash('sha256');
  for (const file of [...rest, 'offline/index.html']) revision.update(readFileSync(join(out, file)));
  const shipped = {
    assets: readdirSync(join(out, '_astro'))
      .filter((name) => /\.(?:js|css|woff2)$/.test(name))
      .sort()
      .map((name) => `_astro/${fileName(name)}`),
    rest,
    revision: revision.digest('hex').slice(0, 16),
  };
  await build({
    configFile: false,
    base,
    logLevel: 'warn',
    publicDir: false,
    define: { shipped: JSON.stringify(shipped), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: resolve('src/components/ui/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
      minify: true,
    },
  });
}

/** Writes the service worker and the lists; returns the number of files in each list. */
export async function writeOffline(out: string): Promise<Record<string, number>> {
  await writeWorker(out);
  return writeBooks(
    out,
    standing().map(({ id }) => id),
  );
}
