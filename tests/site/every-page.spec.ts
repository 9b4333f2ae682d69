/**
 * What holds for every page: nothing goes wrong, no other host is asked, everybody can use it, nothing scrolls sideways on a phone.
 * `npm test` looks at one page of each kind, every other one by night on a phone; the long run at all pages that are built, both ways.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isDeep } from '../deep.ts';
import { bySight, violations } from './axe.ts';
import { morePages, pages } from './pages.ts';
import { test } from './test.ts';

const byDay = {
  name: 'by day on a desk',
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  rules: undefined,
} as const;
const byNight = {
  name: 'by night on a phone',
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  rules: undefined,
} as const;
/** The second look at a page: only what differs between themes and widths. */
const byNightAgain = { ...byNight, rules: bySight } as const;
/** A phone whose user has doubled the size of text. */
const withLargeText = { width: 390, height: 844 } as const;
type Look = typeof byDay | typeof byNight | typeof byNightAgain;

interface Seen {
  readonly path: string;
  readonly look: Look;
}

/** Every page that was built, but for those that only forward. */
function builtPages(): readonly string[] {
  const built = process.env.SITE_DIR ?? 'dist';
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !readFileSync(join(built, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `./${file.replace(/index\.html$/, '')}`)
    .sort();
}

const seen: readonly Seen[] = isDeep
  ? [...new Set([...Object.values(pages), ...Object.values(morePages), ...builtPages()])].flatMap((path) =>
      [byDay, byNightAgain].map((look) => ({ path, look })),
    )
  : Object.values(pages).map((path, at) => ({ path, look: at % 2 === 0 ? byDay : byNight }));

/** Console errors, exceptions and requests to other hosts of whatever this tab opens. */
function watched(page: Page, origin: string): { readonly wrong: string[]; at: string } {
  const watch = { wrong: [] as string[], at: '' };
  const note = (what: string) => watch.wrong.push(`${watch.at}: ${what}`);
  page.on('console', (message) => {
    // A page that is not there answers 404 by its nature.
    if (message.type() === 'error' && !(watch.at === pages['not found'] && message.text().includes('404'))) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('request', (request) => {
    if (![origin, 'data:', 'blob:'].some((own) => request.url().startsWith(own))) note(`asks ${request.url()}`);
  });
  return watch;
}

/** Leaves the first lines of each long list and table. The others are of the same kind, and the long run looks at them too. */
const shorten = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const line of document.querySelectorAll('main :is(li, tr, dl > div, .glossary-letter):nth-child(n + 13)'))
      if (!line.closest('astro-island')) line.remove();
  });

async function lookAt(page: Page, { path, look: { viewport, colorScheme, rules } }: Seen): Promise<void> {
  await page.setViewportSize(byNight.viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await expect.soft(page.locator('astro-island[client="after-paint"][ssr]'), path).toHaveCount(0);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(byNight.viewport.width);
  await page.setViewportSize(withLargeText);
  const large = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const width = document.documentElement.scrollWidth;
    style.fontSize = '';
    return width;
  });
  expect.soft(large, `${path} with text at twice its size`).toBeLessThanOrEqual(withLargeText.width);
  await page.setViewportSize(viewport);
  if (!isDeep) await shorten(page);
  expect.soft(await violations(page, rules ? { rules: [...rules] } : {}), path).toEqual([]);
}

const atOnce = 6;
const batches = Array.from({ length: Math.ceil(seen.length / atOnce) }, (_, at) => seen.slice(at * atOnce, (at + 1) * atOnce));
for (const batch of batches)
  test(batch.map(({ path, look }) => `${path} ${look.name}`).join(', '), async ({ page, baseURL }) => {
    const watch = watched(page, new URL(baseURL as string).origin);
    for (const each of batch) {
      watch.at = each.path;
      await lookAt(page, each);
    }
    expect(watch.wrong).toEqual([]);
  });
