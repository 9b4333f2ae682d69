/** One file contains everything that a device stores, and another device continues from it. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

/** Opens a page and waits until what is pressed there counts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[client="after-paint"][ssr]')).toHaveCount(0);
}

const kept = (page: Page) => page.getByRole('region', { name: 'Data on this device' }).locator('p').first();

test('rosters, battles, answers, settings, companion games and battles by link move to another device with one file', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await open(page, 'fr3/muster/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('textbox', { name: 'Name of the roster' }).fill('The Grey Banner');
  await page.getByRole('textbox', { name: 'Name of the roster' }).blur();
  await open(page, 'hott/muster/');
  await page.getByRole('button', { name: /^The Fen Folk/ }).click();
  await expect(page.locator('.muster.is-open')).toBeVisible();

  await open(page, 'hott/companion/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await open(page, 'fr3/odds/melee/?a=knights&b=spears');
  await listening(page);
  await page.getByRole('button', { name: 'Save this answer' }).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(':kept.')));
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByText('Night', { exact: true }).click();
  await open(page, 'fr3/play/friend/');
  await page.getByLabel('Your name, as your friend sees it').fill('Anna');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('region', { name: 'Battle by link' })).toBeVisible();
  await open(page, 'fr3/play/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /:play\.fr3\..+/.test(key)).length))
    .toBe(1);

  await page.goto('on-this-device/');
  await expect(kept(page)).toContainText(
    /1 battle, 1 battle by link, 2 rosters, 1 game of the table companion, 1 list of saved answers, \d settings/,
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as one file' }).click();
  const file = await (await downloading).path();

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const there = await other.newPage();
  await there.goto('on-this-device/');
  await expect(kept(there)).toHaveText('There is no data from this site on this device yet.');
  await there.getByLabel('Restore from a file').setInputFiles(file);
  await expect(there.getByRole('status')).toContainText('Added: 1 battle, 1 battle by link, 2 rosters');
  expect(await violations(there)).toEqual([]);
  const all = (from: Page) =>
    from.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => /\.[^.]+\.[^.]+$|:kept\.|theme|friend-name/.test(key))),
    );
  expect(await all(there)).toEqual(await all(page));

  await open(there, 'fr3/muster/');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await there.getByRole('button', { name: /^The Grey Banner/ }).click();
  await expect(there.getByRole('textbox', { name: 'Name of the roster' })).toHaveValue('The Grey Banner');
  await there.goto('fr3/odds/melee/');
  await expect(there.getByRole('link', { name: /Knights/ }).first()).toBeVisible();
  await open(there, 'fr3/play/friend/');
  await expect(there.getByRole('button', { name: /waiting|friend|link/i }).first()).toBeVisible();
  await there.goto('on-this-device/');
  await there.getByLabel('Restore from a file').setInputFiles(file);
  await expect(there.getByRole('status')).toHaveText('Everything in this file is already on this device.');
  await other.close();
});
