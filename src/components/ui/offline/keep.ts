/** Saves a whole book on the device: every file in its list goes into the caches that the service worker reads. */
import { assetsCache, base, dataCache, keptCache, pagesCache } from '../../../content/offline-caches.ts';

type File = readonly [path: string, bytes: number, hash: string];

interface List {
  readonly version: string;
  readonly files: readonly File[];
}

interface Book extends List {
  readonly bytes: number;
}

/** The size of a book, without the list of its files. */
export interface Size {
  readonly version: string;
  readonly count: number;
  readonly bytes: number;
}

export interface Kept extends Book {
  /** The day on which it was saved, as `2026-11-22`. */
  readonly day: string;
}

const record = (system: string) => `${base}offline/${system}.json`;
const forwards = (system: string) => `${base}offline/${system}-forwards.json`;
const isPage = (path: string) => path === '' || path.endsWith('/');
const isSearch = (path: string) => path.startsWith('pagefind/');

async function listOf(name: string): Promise<List> {
  const reply = await fetch(record(name), { cache: 'no-cache' }).catch(() => undefined);
  if (!reply?.ok) throw new Error('The list of pages could not be downloaded. Try again when you are online.');
  return reply.json();
}

type Sizes = Readonly<Record<string, Size>>;
/** The page shows several books, and one file has the sizes of all. */
let sizes: Promise<Sizes> | undefined;

async function fetchSizes(): Promise<Sizes> {
  const reply = await fetch(record('sizes'), { cache: 'no-cache' }).catch(() => undefined);
  return reply?.ok ? reply.json() : {};
}

/** The size of a book, or undefined if it cannot be loaded. */
export async function sizeOf(system: string): Promise<Size | undefined> {
  sizes ??= fetchSizes();
  return (await sizes)[system];
}

/**
 * The list of a book's files, including those that all books share. Throws an error with a readable message if the list cannot be
 * loaded.
 */
async function bookOf(system: string): Promise<Book> {
  const [own, shared] = await Promise.all([listOf(system), listOf('shared')]);
  const all = new Map([...own.files, ...shared.files].map((file) => [file[0], file]));
  // The files in order. Files that pages need come before the pages, so that an incomplete download never leaves a page without
  // its style.
  const files = [...all.values()].sort(([a], [b]) => Number(isPage(a)) - Number(isPage(b)));
  return { version: own.version, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
}

/** The record of a saved book, or undefined. */
export async function keptOf(system: string): Promise<Kept | undefined> {
  const found = await (await caches.open(keptCache)).match(record(system)).catch(() => undefined);
  return found?.json();
}

const addresses = async (cache: Cache) => new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

/**
 * Loads the files that are not on the device in this version, six at a time. Throws an error with a readable message if a file
 * cannot be stored.
 */
async function fetchAll(
  book: Book,
  earlier: Kept | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const [pages, assets, data, kept] = await Promise.all(
    [pagesCache, assetsCache, dataCache, keptCache].map((name) => caches.open(name)),
  );
  const cacheOf = (path: string) =>
    (isPage(path) ? pages : path.startsWith('_astro/') ? assets : isSearch(path) ? kept : data) as Cache;
  const there = new Map<Cache, Set<string>>();
  for (const cache of [pages, assets, data, kept] as Cache[]) there.set(cache, await addresses(cache));
  const hashes = new Map(earlier?.files.map(([path, , hash]) => [path, hash]));
  let done = 0;
  const waiting = [...book.files].reverse();
  const giveUp = (because: string): never => {
    waiting.length = 0;
    throw new Error(because);
  };
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
      const [path, bytes, hash] = next;
      const url = base + path;
      const cache = cacheOf(path);
      // The name of a script or a style changes with its content. For other files, the saved list has a hash of the content.
      const same = there.get(cache)?.has(url) && (cache === assets || hashes.get(path) === hash);
      if (!same) {
        const reply = await fetch(url, { cache: 'no-cache', signal }).catch(() => undefined);
        if (signal.aborted) return;
        if (!reply?.ok)
          return giveUp('The connection was lost. The pages downloaded so far are saved. Press the button again to continue.');
        await cache.put(url, reply).catch(() => giveUp('This device does not have enough room for the whole book.'));
      }
      done += bytes;
      onProgress(done / book.bytes);
    }
  };
  await Promise.all(Array.from({ length: 6 }, fetchNext));
  if (signal.aborted) throw new Error('The download was stopped. The pages downloaded so far are saved.');
}

/** Asks the service worker to remove scripts and styles that no page on the device needs any more. */
const tidy = async () => (await navigator.serviceWorker.getRegistration(base))?.active?.postMessage('tidy');

const ofBook = (system: string) => [system, `rulings/${system}`, `api/v1/${system}`].map((path) => `${base}${path}/`);

/** Removes a book's files from the caches, except those in `current`. */
async function removeAllBut(system: string, current: ReadonlySet<string>): Promise<void> {
  for (const name of [pagesCache, dataCache]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (ofBook(system).some((path) => pathname.startsWith(path)) && !current.has(pathname)) await cache.delete(request);
    }
  }
}

/**
 * Throws an error with a readable message if this browser cannot save pages, because it has no service worker or allows none
 * here.
 */
async function worker(): Promise<void> {
  const run = 'serviceWorker' in navigator && 'caches' in globalThis;
  const registered = run && (await navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined));
  // Without a network, an already active service worker is sufficient.
  if (!registered && !(run && navigator.serviceWorker.controller))
    throw new Error(
      isSecureContext
        ? 'This browser does not let the site save pages. A private window or strict settings can be the reason.'
        : 'This browser saves pages only from https addresses. Open this site with its https address.',
    );
}

/**
 * Loads every file of the book and reports progress (0 to 1). Files of an earlier version are removed only when all new files are
 * there. Throws an error with a readable message if the network or the space runs out; files already loaded stay.
 */
export async function keep(system: string, onProgress: (share: number) => void, signal: AbortSignal): Promise<Kept> {
  await worker();
  await navigator.storage?.persist?.();
  const book = await bookOf(system);
  const cache = await caches.open(keptCache);
  await fetchAll(book, await keptOf(system), onProgress, signal);
  const leads = await fetch(forwards(system), { cache: 'no-cache' }).catch(() => undefined);
  if (!leads?.ok)
    throw new Error('The connection was lost. The pages downloaded so far are saved. Press the button again to continue.');
  await cache.put(forwards(system), leads);
  const kept: Kept = { ...book, day: new Date().toISOString().slice(0, 10) };
  await cache.put(record(system), new Response(JSON.stringify(kept), { headers: { 'content-type': 'application/json' } }));
  const current = new Set(book.files.map(([path]) => base + path));
  await removeAllBut(system, current);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isSearch(pathname.slice(base.length)) && !current.has(pathname)) await cache.delete(request);
  }
  await tidy();
  return kept;
}

/** Removes a book from the device. */
export async function forget(system: string): Promise<void> {
  const cache = await caches.open(keptCache);
  await Promise.all([cache.delete(record(system)), cache.delete(forwards(system))]);
  await removeAllBut(system, new Set());
  const others = (await cache.keys()).some(({ url }) => url.includes('/offline/'));
  if (!others) await caches.delete(keptCache);
  await tidy();
}
