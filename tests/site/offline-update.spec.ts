import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { assetsNamed, fileName } from '../../src/content/assets.ts';
import { serve } from '../../src/tools/serve.ts';
import { longTest } from './long.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
const built = process.env.SITE_DIR ?? 'dist';
const rule = 'fr3/rules/melee/support-bonus/';
const pages = [
  'index.html',
  'offline/index.html',
  '404.html',
  'fr3/odds/melee/index.html',
  'fr3/play/index.html',
  `${rule}index.html`,
];
const copied = ['favicon.svg', 'site.webmanifest', 'symbols', ...pages];
/** Scripts, styles and the service worker name other files; fonts do not. */
const isText = (name: string) => /\.(?:html|js|css)$/.test(name);
const textOf = (path: string) => readFileSync(join(built, path), 'utf8');

/** A host's folder with a few pages of the built site, the scripts they need, and a service worker that knows of no others. */
async function publishFirst(to: string): Promise<void> {
  const all = new Set(readdirSync(join(built, '_astro')));
  const needed = await assetsNamed(pages.map(textOf), all, (name) => textOf(`_astro/${name}`));
  for (const path of [...copied, ...[...needed].map((name) => `_astro/${name}`)]) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(built, path), join(to, path), { recursive: true });
  }
  const known = (list: string) => list.split(',').filter((path) => needed.has(fileName(path)));
  writeFileSync(
    join(to, 'sw.js'),
    textOf('sw.js').replace(/(?<=`)_astro\/[^`]+(?=`)/, (list) => known(list).join(',')),
  );
}

/** The same site, published once more: every hashed file has another name, the old ones are gone, pages say so. */
async function publishSecond(to: string): Promise<void> {
  rmSync(to, { recursive: true });
  await publishFirst(to);
  const names = new Map(readdirSync(join(to, '_astro')).map((name) => [name, name.replace(/(?=\.\w+$)/, '2')]));
  const renamed = (text: string) => text.replace(/[\w.@$~-]+\.(?:js|css|woff2)/g, (name) => names.get(name) ?? name);
  const rewrite = (path: string, more = (text: string) => text) =>
    writeFileSync(join(to, path), more(renamed(readFileSync(join(to, path), 'utf8'))));
  for (const name of names.keys()) if (isText(name)) rewrite(`_astro/${name}`);
  for (const [name, next] of names) {
    cpSync(join(to, '_astro', name), join(to, '_astro', next));
    rmSync(join(to, '_astro', name));
  }
  for (const page of pages) rewrite(page, (text) => text.replace('</h1>', ', second version</h1>'));
  rewrite('sw.js');
}

let folder = '';
let server: Server;
let host = '';

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  await publishFirst(folder);
  ({ server, address: host } = await serve(folder, 4600 + Math.floor(Math.random() * 300), '/', {
    'cache-control': 'max-age=600',
  }));
});

const unplug = () =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

test.afterEach(async () => {
  if (server.listening) await unplug();
  rmSync(folder, { recursive: true });
});

/** Ten minutes later, without a network: what the browser cached by itself has run out. */
async function later(page: Page): Promise<void> {
  await unplug();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Visits the rule, the odds and the battle page in the first version, then publishes the second. */
async function visitThenPublish(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host}offline/`);
  await settled(page);
  for (const path of [rule, 'fr3/odds/melee/', 'fr3/play/']) await page.goto(host + path, { waitUntil: 'networkidle' });
  await publishSecond(folder);
  return page;
}

const waits = (page: Page) => page.getByRole('button', { name: 'Reload to update' });

/** Fails for every script, style and font that does not come. */
function missing(page: Page): string[] {
  const found: string[] = [];
  page.on('requestfailed', (request) => found.push(request.url()));
  page.on('response', (reply) => reply.status() >= 400 && found.push(`${reply.status()} ${reply.url()}`));
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

async function worksAsBefore(page: Page): Promise<void> {
  const wrong = missing(page);
  await page.goto(host + rule);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily)).toContain('Literata');
  await page.goto(`${host}fr3/odds/melee/?a=spears&b=knights&charge=b&a.support=2`);
  await expect(page.getByText('Support of 2')).toBeVisible();
  await page.goto(`${host}fr3/play/?battle=goat-hill`);
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  expect(wrong.filter((what) => what.includes('/_astro/'))).toEqual([]);
}

longTest(
  'pages of the old version open whole without a network after a new one was published and has taken over',
  async ({ context }) => {
    const page = await visitThenPublish(context);
    // One page of the new version brings its worker, which waits for the tabs of the old one.
    await page.goto(host);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('second version');
    await expect(waits(page)).toBeVisible();
    await page.close();
    const again = await context.newPage();
    // All tabs were closed: now the new worker serves, and clears away what nobody needs.
    await expect(async () => {
      await again.goto(host);
      expect(await again.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
    }).toPass();
    await later(again);
    await again.close();
    await worksAsBefore(await context.newPage());
  },
);

test('a new version waits with one button, which brings it; the pages of the old one still open whole', async ({ context }) => {
  const page = await visitThenPublish(context);
  await page.goto(host);
  await waits(page).click();
  await expect(async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
    await expect(waits(page)).toBeHidden();
  }).toPass();
  await later(page);
  await worksAsBefore(page);
});

longTest('scripts of the old version go once no page on the device needs them', async ({ context }) => {
  const page = await visitThenPublish(context);
  for (const path of [rule, 'fr3/odds/melee/', 'fr3/play/', 'offline/'])
    await page.goto(host + path, { waitUntil: 'networkidle' });
  await expect(waits(page)).toBeVisible();
  const old = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.endsWith('assets')) as string;
      return (await (await caches.open(name)).keys()).filter(({ url }) => !/2\.\w+$/.test(url)).length;
    });
  expect(await old()).toBeGreaterThan(100);
  await waits(page).click();
  // The page loads again meanwhile.
  await expect(async () => expect(await old()).toBe(0)).toPass();
});

longTest('while the new version waits, its pages that were visited open whole without a network', async ({ context }) => {
  const page = await visitThenPublish(context);
  await page.goto(`${host}fr3/odds/melee/`);
  await expect(waits(page)).toBeVisible();
  await later(page);
  await page.goto(`${host}fr3/odds/melee/?a=spears&b=knights&charge=b&a.support=2`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second version');
  await expect(page.getByText('Support of 2')).toBeVisible();
});

test('the caches of the worker that earlier versions used go, but for what other sites on the host keep in them', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route('**/sw.js', (route) => route.abort());
  await page.goto(`${host}offline/`);
  const left = () =>
    page.evaluate(async (scope) => {
      const earlier = (await caches.keys()).filter((name) => !name.startsWith('battlebook')).sort();
      const held = await Promise.all(earlier.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
      return earlier.map((name, at) => [name.replace(scope, ''), ...(held[at] as string[])]);
    }, host);
  await page.evaluate(async (scope) => {
    const put = async (name: string, ...urls: string[]) => {
      const cache = await caches.open(name);
      for (const url of urls) await cache.put(url, new Response('earlier'));
    };
    await put(`workbox-precache-v2-${scope}`, '/offline/index.html');
    await put('pages', '/fr3/');
    await put('assets', '/_astro/a.js', 'https://elsewhere.example/a.js');
    await put('of another site', '/a.txt');
  }, host);
  expect(await left()).toHaveLength(4);
  await context.unrouteAll();
  await page.unrouteAll();
  await page.reload();
  await expect(async () =>
    expect(await left()).toEqual([
      ['assets', 'https://elsewhere.example/a.js'],
      ['of another site', `${host}a.txt`],
    ]),
  ).toPass();
});
