/**
 * The service worker. Names of scripts and styles change with their content, so old and new versions can exist side by side.
 * A file that a page on the device needs is kept until that page is replaced. A new worker waits until no page of the old version
 * is open, or until the visitor asks for the new version.
 */
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { assetsNamed, fileName } from '../../../content/assets.ts';
import { assetsCache, base, dataCache, keptCache, pagesCache } from '../../../content/offline-caches.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Values that the build inserts: the scripts, styles and fonts of this version, and a hash of its other files. */
declare const shipped: { readonly assets: readonly string[]; readonly rest: readonly string[]; readonly revision: string };
declare const self: WorkerScope;

/** The build replaces every mention of this name by the whole list, so the name is used only here. */
const version = shipped;

const offlinePage = `${base}offline/`;
const patience = 4;

/** Puts the files of this version into the caches. Files that are already in the caches are not loaded again. */
async function install(): Promise<void> {
  const assets = await caches.open(assetsCache);
  const there = new Set((await assets.keys()).map(({ url }) => fileName(url)));
  const waiting = version.assets.filter((path) => !there.has(fileName(path)));
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await assets.add(base + path);
  };
  await Promise.all(Array.from({ length: 6 }, fetchNext));
  const data = await caches.open(dataCache);
  for (const path of version.rest) await data.add(new Request(base + path, { cache: 'no-cache' }));
  await (await caches.open(pagesCache)).add(new Request(offlinePage, { cache: 'no-cache' }));
}

async function* textsOf(cache: Cache): AsyncIterable<string> {
  for (const request of await cache.keys()) yield (await (await cache.match(request))?.text()) ?? '';
}

/** Removes scripts and styles of earlier versions that no page on the device needs any more. */
async function tidy(): Promise<void> {
  const assets = await caches.open(assetsCache);
  const ours = new Set(version.assets.map(fileName));
  const older = new Map((await assets.keys()).map((request) => [fileName(request.url), request] as const));
  for (const name of ours) older.delete(name);
  if (older.size === 0) return;
  const read = async (name: string) => (await (await assets.match(older.get(name) as Request))?.text()) ?? '';
  const needed = await assetsNamed(textsOf(await caches.open(pagesCache)), new Set(older.keys()), read);
  for (const [name, request] of older) {
    // Files that no page refers to yet may belong to a version that is waiting.
    if (self.registration.waiting || self.registration.installing) return;
    if (!needed.has(name)) await assets.delete(request);
  }
}

/**
 * Removes the caches that the earlier worker, made with Workbox, has left. Other sites on the same host may have used the same
 * short names.
 */
async function removeEarlier(): Promise<void> {
  await caches.delete(`workbox-precache-v2-${self.registration.scope}`);
  for (const name of ['pages', 'assets']) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const entries = await cache.keys();
    const ours = entries.filter(({ url }) => url.startsWith(self.registration.scope));
    if (ours.length === entries.length) await caches.delete(name);
    else await Promise.all(ours.map((request) => cache.delete(request)));
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Pages do not wait until this is done. Anything unfinished is done next time.
  tidy().catch(() => undefined);
  removeEarlier().catch(() => undefined);
});
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/** The redirect for an address, from the lists of the saved books. */
async function forwarded(path: string): Promise<Response | undefined> {
  const system = path.slice(base.length).split('/')[0];
  const list = await (await caches.open(keptCache)).match(`${base}offline/${system}-forwards.json`);
  const to = ((await list?.json()) as Record<string, string> | undefined)?.[path.slice(base.length)];
  return to === undefined ? undefined : Response.redirect(to, 302);
}

/** The response for a page that is neither on the network nor in the cache. */
async function instead({ url }: Request, refusal: Response | undefined): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const pages = await caches.open(pagesCache);
  if (!pathname.endsWith('/') && (await pages.match(`${pathname}/`))) return Response.redirect(`${pathname}/`, 302);
  return (
    (await (await caches.open(dataCache)).match(pathname)) ??
    (await forwarded(pathname)) ??
    refusal ??
    (await pages.match(offlinePage))
  );
}

const keyWithoutQuery = async ({ request }: { request: Request }) => withoutQuery(request.url);
const onlyWhole = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

/** If the server reports an error and the file is on the device, the error is treated like a missing network. */
async function unlessInTrouble({ response, state }: { response: Response; state?: Record<string, unknown> }): Promise<Response> {
  if (response.status < 500) return response;
  if (state) state.refusal = response;
  throw new Error(`The server answered ${response.status}.`);
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: keyWithoutQuery,
        // The browser's HTTP cache may have a page that is older than the published scripts.
        requestWillFetch: async ({ request }) => new Request(request.url, { cache: 'no-cache', redirect: 'manual' }),
        fetchDidSucceed: unlessInTrouble,
        cacheWillUpdate: onlyWhole,
        handlerDidError: async ({ request, state }) => instead(request, state?.refusal as Response | undefined),
      },
    ],
  }),
);

const under = (url: URL, folder: string): boolean => url.origin === location.origin && url.pathname.startsWith(base + folder);

registerRoute(
  ({ url }) => under(url, '_astro/'),
  new CacheFirst({ cacheName: assetsCache, matchOptions: { ignoreSearch: true } }),
);

const search = /\/pagefind\/[^?]+$/;
const ofOneVersion = /\/pagefind\/(?:(?:fragment|filter|index)\/|.*\.pf_meta$)/;

/** Uses the search index of a saved book first, because it is complete. A newer index may have been cached only partly. */
async function wholeSearch({
  request,
  cachedResponse,
}: {
  request: Request;
  cachedResponse?: Response;
}): Promise<Response | undefined> {
  const path = withoutQuery(request.url);
  return (search.test(path) ? await (await caches.open(keptCache)).match(path) : undefined) ?? cachedResponse;
}

registerRoute(
  ({ url, request }) => request.cache !== 'no-cache' && under(url, '') && ofOneVersion.test(url.pathname),
  new CacheFirst({ cacheName: dataCache, plugins: [{ cachedResponseWillBeUsed: wholeSearch }] }),
);

// Requests with `no-cache` come from a page that is saving a book. Such a page puts the response into the cache itself.
registerRoute(
  ({ url, request }) =>
    request.cache !== 'no-cache' &&
    under(url, '') &&
    !under(url, 'offline/') &&
    /\.(?:js|json|pagefind|png|svg|webmanifest)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: dataCache,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheKeyWillBeUsed: keyWithoutQuery,
        fetchDidSucceed: unlessInTrouble,
        cacheWillUpdate: onlyWhole,
        cachedResponseWillBeUsed: wholeSearch,
        handlerDidError: async ({ state }) => state?.refusal as Response | undefined,
      },
    ],
  }),
);
