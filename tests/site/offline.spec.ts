import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { at, atOnce, button } from './battle-page.ts';
import { longTest, oneOr } from './long.ts';
import { listening, policyRefusals } from './pages.ts';
import { test } from './test.ts';

/** Addresses of a game that only forward. */
const forwarding = (system: string): readonly string[] =>
  Object.keys(
    JSON.parse(readFileSync(`${process.env.SITE_DIR ?? 'dist'}/offline/${system}-forwards.json`, 'utf8')) as Record<
      string,
      string
    >,
  );

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the service worker looks after it. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Books to keep: a small one in `npm test`, the largest in the long run too. */
const small = {
  id: 'six-events',
  name: 'The six-event battle game',
  page: ['six-events/rules/morale/chart/', 'The morale chart'],
  found: ['initiative', /Initiative/],
  others: ['rulings/six-events/melee/', 'six-events/odds/melee/'],
  data: ['search.json', 'six-events/search.json', 'api/v1/six-events/rules.json'],
} as const;
const large = {
  id: 'fr3',
  name: 'Fantasy Rules!',
  page: ['fr3/units/tricksters/', 'Tricksters'],
  found: ['charge bonus', /Charge bonus/],
  others: ['rulings/fr3/melee/', 'fr3/odds/melee/'],
  data: ['fr3/muster/rules.json', 'search.json', 'fr3/search.json', 'api/v1/fr3/units.json'],
} as const;
// These tests share one browser context, because in a new one the service worker first has to load hundreds of files.
test.describe('pages that were visited, and a book that is kept', () => {
  test.describe.configure({ mode: 'serial' });
  let context: BrowserContext;
  let page: Page;
  let refused: readonly string[];

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    refused = await policyRefusals(page);
    await settled(page, './offline/');
  });
  test.afterEach(async () => {
    await context.setOffline(false);
    await context.unrouteAll();
  });
  test.afterAll(() => context.close());

  test('a visited page opens without a network, another says that it is not there', async () => {
    await page.goto('./fr3/rules/melee/support-bonus/');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await page.goto('./fr3/rules/melee/column-penalty/');
    await expect(page.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible();
  });

  test('the odds answer without a network, whatever the question, and the policy allows it', async () => {
    await page.goto('./fr3/odds/melee/');
    await listening(page);
    await context.setOffline(true);
    await page.goto('./fr3/odds/melee/?a=spears&b=knights&charge=b&a.support=2');
    await expect(page.getByText('Support of 2')).toBeVisible();
    expect(refused).toEqual([]);
  });

  test('a visited page opens while the server is in trouble; one that is not there shows what the server says', async () => {
    await page.goto('./fr3/rules/melee/support-bonus/');
    await context.route('**/fr3/rules/**', (route) => route.fulfill({ status: 503, body: 'In trouble' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await page.goto('./fr3/rules/melee/column-penalty/');
    await expect(page.getByText('In trouble')).toBeVisible();
  });

  test('losing the network while a book is being kept is said, and nothing breaks', async () => {
    await page.goto('./offline/');
    await expect(page.getByText(/Download all of Fantasy Rules!/)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Download for offline use: Fantasy Rules!' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The list of pages could not be downloaded.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download for offline use: Fantasy Rules!' })).toBeVisible();
  });

  test('a lesson and a scenario open without a network, and what went on is worked out afterwards', async () => {
    await atOnce(page);
    await page.goto(at('fr3/play/'));
    await expect(button(page, 'Play now')).toBeVisible();
    await context.setOffline(true);
    await page.goto(at('fr3/play/?lesson'));
    await expect(page.locator('.tutor')).toContainText('0 of 10 learned');
    await page.goto(at('fr3/play/?scenario=goat-hill'));
    await expect(page.locator('.aims')).toBeVisible();
    await expect(page.locator('.board-piece').first()).toBeVisible();
    await button(page, 'Suggest').click();
    await expect(page.locator('.staged')).toContainText('the Strategist expects');
  });

  for (const { id, name, page: kept, found, others, data } of oneOr<typeof small | typeof large>([small], [small, large]))
    test(`${name} can be kept: its size is said, it is marked, and it opens and is searched offline`, async () => {
      test.setTimeout(240_000);
      await page.goto('./offline/');
      await expect(page.getByText(`Download all of ${name} to this device, search included.`)).toBeVisible();
      await expect(page.getByText(/^\d+ files, \d+ MB$/).first()).toBeVisible();
      await page.getByRole('button', { name: `Download for offline use: ${name}` }).click();
      await expect(
        page.getByText(new RegExp(`${name} is on this device: \\d+ files, \\d+ MB, downloaded on \\d{4}`)),
      ).toBeVisible({
        timeout: 200_000,
      });
      await context.setOffline(true);
      await page.goto(`./${kept[0]}`);
      await expect(page.getByRole('heading', { level: 1, name: kept[1] })).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(found[0]);
      await expect(page.getByRole('link', { name: found[1] }).first()).toBeVisible();
      for (const path of ['notation/', 'api/', 'coverage/', ...others]) {
        await page.goto(`./${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Offline');
      }
      const reached = await page.evaluate(
        (paths) => Promise.all(paths.map(async (path) => [path, (await fetch(`/${path}`)).ok])),
        [...data],
      );
      expect(reached).toEqual(data.map((path) => [path, true]));
      // An address that only forwards.
      const [from] = forwarding(id);
      await page.goto(`./${from}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Offline');
      expect(new URL(page.url()).pathname).not.toBe(`/${from}`);
      await page.goto('./offline/');
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
      await expect(page.getByText('Removed from this device.')).toBeVisible();
    });
});

longTest('no book says that this browser cannot keep pages before it has tried', async ({ page }) => {
  await settled(page, './offline/');
  await expect(page.getByRole('button', { name: /^Download for offline use/ })).not.toHaveCount(0);
  await expect(page.getByText(/does not let|saves pages only/)).toHaveCount(0);
});
