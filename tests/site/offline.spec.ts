import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Addresses of the built site that only forward. */
const forwarding = Object.keys(
  JSON.parse(readFileSync(`${process.env.SITE_DIR ?? 'dist'}/offline/fr3-forwards.json`, 'utf8')) as Record<string, string>,
);

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the service worker looks after it. */
async function settled(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

test('a visited page opens without a network, another says that it is not there', async ({ page, context }) => {
  await settled(page, './offline/');
  await page.goto('./fr3/rules/melee/support-bonus/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.goto('./fr3/rules/melee/column-penalty/');
  await expect(page.getByRole('heading', { level: 1, name: 'Without a network' })).toBeVisible();
});

test('the odds answer without a network, whatever the question', async ({ page, context }) => {
  await settled(page, './offline/');
  await page.goto('./fr3/odds/melee/');
  await context.setOffline(true);
  await page.goto('./fr3/odds/melee/?a=spears&b=knights&charge=b&a.support=2');
  await expect(page.getByText('Support of 2')).toBeVisible();
});

test('the whole book can be kept: its size is said, it is marked, and it opens and is searched offline', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await settled(page, './offline/');
  await expect(page.getByText(/Keep all of Fantasy Rules! on this device: \d+ files, \d+ MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Download for offline use: Fantasy Rules!' }).click();
  await expect(page.getByText(/Fantasy Rules! is on this device: \d+ files, \d+ MB, kept on \d{4}/)).toBeVisible({
    timeout: 200_000,
  });
  await context.setOffline(true);
  await page.goto('./fr3/units/tricksters/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tricksters' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('charge bonus');
  await expect(page.getByRole('link', { name: /Charge bonus/ }).first()).toBeVisible();
  for (const [path, heading] of [
    ['notation/', /notation/i],
    ['api/', /data/i],
    ['coverage/', /.+/],
    ['rulings/fr3/melee/', /.+/],
  ] as const) {
    await page.goto(`./${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Without a network');
  }
  const reached = await page.evaluate(() =>
    Promise.all(
      ['fr3/muster/rules.json', 'search.json', 'fr3/search.json', 'api/v1/fr3/units.json'].map(
        async (path) => (await fetch(`/${path}`)).ok,
      ),
    ),
  );
  expect(reached).toEqual([true, true, true, true]);
  // An address that only forwards.
  const [from] = forwarding;
  await page.goto(`./${from}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Without a network');
  expect(new URL(page.url()).pathname).not.toBe(`/${from}`);
  await page.goto('./offline/');
  await page.getByRole('button', { name: 'Remove: Fantasy Rules!' }).click();
  await expect(page.getByText('Removed from this device.')).toBeVisible();
});

test('losing the network while a book is being kept is said, and nothing breaks', async ({ page, context }) => {
  await settled(page, './offline/');
  await expect(page.getByText(/Keep all of Fantasy Rules!/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download for offline use: Fantasy Rules!' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The list of pages could not be fetched.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download for offline use: Fantasy Rules!' })).toBeVisible();
});

test('a visited page opens while the server is in trouble; one that is not there shows what the server says', async ({
  page,
  context,
}) => {
  await settled(page, './offline/');
  await page.goto('./fr3/rules/melee/support-bonus/');
  await context.route('**/fr3/rules/**', (route) => route.fulfill({ status: 503, body: 'In trouble' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.goto('./fr3/rules/melee/column-penalty/');
  await expect(page.getByText('In trouble')).toBeVisible();
});

test('no book says that this browser cannot keep pages before it has tried', async ({ page }) => {
  await settled(page, './offline/');
  await expect(page.getByRole('button', { name: /^Download for offline use/ })).not.toHaveCount(0);
  await expect(page.getByText(/cannot keep|does not let/)).toHaveCount(0);
});
