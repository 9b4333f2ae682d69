/**
 * What the site needs to work without a network: a service worker (made by Workbox) that keeps the frame of
 * every page and each page once visited, and for each system a list of its files, so that the whole book can be
 * kept. A new worker waits until no page of the old one is open: an update never breaks a page in use.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { generateSW } from 'workbox-build';
import { base } from '../content/address.ts';
import { standing } from '../content/book.ts';
import { assetsCache, pagesCache } from '../content/offline-caches.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Pages of more than a forwarding file, and what they are made of. */
function bookOf(out: string, system: string): string[] {
  const pages = filesIn(join(out, system)).filter((file) => file.endsWith('index.html') && statSync(file).size > 1500);
  const shared = ['index.html', 'rulings', 'glossary', 'credits', 'offline', 'pagefind', '_astro', 'symbols'].flatMap((name) => {
    const path = join(out, name);
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? filesIn(path) : [path];
  });
  return [...pages, ...shared.filter((file) => statSync(file, { throwIfNoEntry: false }))];
}

/** The address of a built file, below the base path: `fr3/units/knights/` for its `index.html`. */
const addressOf = (out: string, file: string): string =>
  relative(out, file)
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1');

/** Writes `offline/<system>.json`: every file of a book with its size, and a version that changes with any of them. */
function writeBook(out: string, system: string): number {
  const version = createHash('sha256');
  const files = bookOf(out, system).map((file) => {
    const content = readFileSync(file);
    version.update(addressOf(out, file)).update(content);
    return [addressOf(out, file), content.length] as const;
  });
  mkdirSync(join(out, 'offline'), { recursive: true });
  const book = { version: version.digest('hex').slice(0, 16), bytes: files.reduce((sum, [, size]) => sum + size, 0), files };
  writeFileSync(join(out, 'offline', `${system}.json`), JSON.stringify(book));
  return files.length;
}

/** Writes the service worker and the lists; gives the number of files of each book. */
export async function writeOffline(out: string): Promise<Record<string, number>> {
  const within = base.replaceAll('/', '\\/');
  await generateSW({
    globDirectory: out,
    globPatterns: ['_astro/*.{js,css,woff2}', 'offline/index.html', 'favicon.svg', 'site.webmanifest'],
    swDest: join(out, 'sw.js'),
    modifyURLPrefix: { '': base },
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          cacheName: pagesCache,
          networkTimeoutSeconds: 4,
          matchOptions: { ignoreSearch: true },
          precacheFallback: { fallbackURL: `${base}offline/index.html` },
        },
      },
      {
        urlPattern: new RegExp(`${within}(pagefind\\/pagefind(-entry\\.json|[^/]*\\.js)|fr3\\/muster\\/rules\\.json)`),
        handler: 'NetworkFirst',
        options: { cacheName: assetsCache, matchOptions: { ignoreSearch: true } },
      },
      {
        urlPattern: new RegExp(`${within}(_astro|pagefind|symbols)\\/`),
        handler: 'CacheFirst',
        options: { cacheName: assetsCache, matchOptions: { ignoreSearch: true } },
      },
    ],
  });
  return Object.fromEntries(standing().map(({ id }) => [id, writeBook(out, id)]));
}
