/** Keeps a whole book on the device: every file of its list goes into the caches that the service worker reads. */
import { assetsCache, pagesCache } from '../../../content/offline-caches.ts';
import { fields, text } from '../stored/schemas.ts';
import { readValue, removeText, writeValue } from '../stored/stored.ts';

export interface Book {
  readonly version: string;
  readonly bytes: number;
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

export interface Kept {
  readonly version: string;
  /** Day on which it was kept, as `2026-11-22`. */
  readonly day: string;
}

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
const remembered = (system: string) => `kept-${system}`;

/** The list of a book's files. Throws a sentence when it cannot be fetched. */
export async function bookOf(system: string): Promise<Book> {
  const reply = await fetch(`${base}offline/${system}.json`, { cache: 'no-cache' }).catch(() => undefined);
  if (!reply?.ok) throw new Error('The list of pages could not be fetched. Try again with a network.');
  return reply.json();
}

/** Letters of a version or a day at most. */
const longest = 100;
const keptForm = fields<Kept>({ version: text(longest), day: text(longest) });
export const keptOf = (system: string): Kept | undefined => readValue(remembered(system), keptForm);

/**
 * Fetches every file of the book, six at a time, and tells how far it is (0 to 1). What an earlier version left behind
 * goes only when all is there. Throws a sentence when the network or the space gives out; what was fetched stays.
 */
export async function keep(system: string, book: Book, onProgress: (share: number) => void, signal: AbortSignal): Promise<Kept> {
  await navigator.storage?.persist?.();
  const [pages, assets] = await Promise.all([caches.open(pagesCache), caches.open(assetsCache)]);
  let done = 0;
  const waiting = [...book.files];
  const giveUp = (because: string): never => {
    waiting.length = 0;
    throw new Error(because);
  };
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
      const [path, bytes] = next;
      const url = base + path;
      const reply = await fetch(url, { cache: 'no-cache', signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (!reply?.ok) return giveUp('The network gave out. What has been fetched stays; press again to go on.');
      await (path === '' || path.endsWith('/') ? pages : assets).put(url, reply).catch(() => {
        giveUp('The device has no room left for the whole book.');
      });
      done += bytes;
      onProgress(done / book.bytes);
    }
  };
  await Promise.all(Array.from({ length: 6 }, fetchNext));
  if (signal.aborted) throw new Error('Stopped. What has been fetched stays.');
  const current = new Set(book.files.map(([path]) => new URL(base + path, location.href).href));
  const ours = new URL(`${base}${system}/`, location.href).href;
  for (const request of await pages.keys())
    if (request.url.startsWith(ours) && !current.has(request.url.split('?')[0] as string)) await pages.delete(request);
  const kept: Kept = { version: book.version, day: new Date().toISOString().slice(0, 10) };
  writeValue(remembered(system), kept);
  return kept;
}

/** Takes the pages of a book off the device. */
export async function forget(system: string): Promise<void> {
  removeText(remembered(system));
  const pages = await caches.open(pagesCache);
  const ours = new URL(`${base}${system}/`, location.href).href;
  for (const request of await pages.keys()) if (request.url.startsWith(ours)) await pages.delete(request);
}
