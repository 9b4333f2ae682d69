import { expect, test } from '@playwright/test';

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
  await expect(page.getByText(/Keep all of Fantasy Rules! on this device, \d+ files, \d+ MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the book: Fantasy Rules!' }).click();
  await expect(page.getByText(/Fantasy Rules! is on this device, kept on \d{4}/)).toBeVisible({ timeout: 200_000 });
  await context.setOffline(true);
  await page.goto('./fr3/units/tricksters/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tricksters' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('charge bonus');
  await expect(page.getByRole('link', { name: /Charge bonus/ }).first()).toBeVisible();
  await page.goto('./offline/');
  await page.getByRole('button', { name: 'Remove it: Fantasy Rules!' }).click();
  await expect(page.getByText('Removed from this device.')).toBeVisible();
});

test('losing the network while a book is being kept is said, and nothing breaks', async ({ page, context }) => {
  await settled(page, './offline/');
  await expect(page.getByText(/Keep all of Fantasy Rules!/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep the book: Fantasy Rules!' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The network gave out.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep the book: Fantasy Rules!' })).toBeVisible();
});
