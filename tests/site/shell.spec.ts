import { expect } from '@playwright/test';
import { test } from './test.ts';

const rule = 'fr3/rules/melee/support-bonus/';

test('a rule page is whole without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(rule);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Melee');
  await expect(page.getByRole('heading', { name: 'Who supports', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Reading order' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Support');
  await context.close();
});

test('the first Tab leads past the header to the text', async ({ page }) => {
  await page.goto(rule);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('To the text');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('the night theme is chosen, kept, and there before the first paint', async ({ page }) => {
  await page.goto(rule);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await paper();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Night', { exact: true }).click();
  const night = await paper();
  expect(night).not.toBe(day);
  await page.goto('fr3/rules/melee/');
  expect(await paper()).toBe(night);
});

test('distances are shown in the scale of the reader', async ({ page }) => {
  await page.goto('fr3/units/knights/');
  const move = page.locator('.profile-numbers dd .distance');
  const shown = async () => (await move.innerText()).trim();
  expect(await shown()).toBe('5/2');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('15 mm, centimetres').check();
  expect(await shown()).toBe('12/5');
  await page.reload();
  expect(await shown()).toBe('12/5');
});

test('the settings close with Escape', async ({ page }) => {
  await page.goto(rule);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#settings')).toBeHidden();
});

test('the link of a section is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(rule);
  await page.getByRole('heading', { name: 'Who supports', exact: true }).hover();
  await page.getByRole('link', { name: 'Copy link: Who supports' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/fr3\/rules\/melee\/support-bonus\/#support-types$/,
  );
});

test('an old address forwards to where the rule stands', async ({ page }) => {
  await page.goto('fr3/rules/cavalry/knights/');
  await expect(page).toHaveURL(/\/fr3\/units\/knights\/$/);
  await page.goto('fr3/rules/melee/support-types/');
  await expect(page).toHaveURL(/\/fr3\/rules\/melee\/support-bonus\/#support-types$/);
});

test('chapters are filtered by tier without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('fr3/spells/');
  const optional = page.locator('.contents [data-tier="optional"]').first();
  await expect(optional).toBeVisible();
  await page.getByRole('checkbox', { name: 'optional' }).uncheck();
  await expect(optional).toBeHidden();
  await context.close();
});

test('columns of the reference table can be hidden, and its head and names stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('fr3/tables/15mm-inches/');
  const cell = page.locator('td.c-cost').first();
  await expect(cell).toBeVisible();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Cost' }).uncheck();
  await expect(cell).toBeHidden();
  const frame = page.locator('.data-frame');
  await frame.scrollIntoViewIfNeeded();
  await frame.evaluate((node) => node.scrollTo(300, 400));
  const box = (await frame.boundingBox())!;
  const name = (await page.getByRole('link', { name: 'Pikes', exact: true }).boundingBox())!;
  const head = (await page.getByRole('columnheader', { name: 'Rally' }).boundingBox())!;
  expect(name.x).toBeLessThan(box.x + 160);
  expect(Math.abs(head.y - box.y)).toBeLessThan(4);
});

test('the reference table has an address for each scale', async ({ page }) => {
  await page.goto('fr3/tables/15mm-inches/');
  await page.getByRole('navigation', { name: 'Scale' }).getByText('25 mm, centimetres').click();
  await expect(page).toHaveURL(/25mm-centimetres/);
  const row = page.getByRole('row', { name: /^Large Monsters/ });
  await expect(row).toContainText('25/15');
});

test('the ruling about a sentence stands on its page, names what it is about and leads there', async ({ page }) => {
  await page.goto('fr3/rules/square/shared-damage/');
  const note = page
    .locator('.ruling')
    .filter({ has: page.locator('h2 a') })
    .first();
  const to = (await note.locator('h2 a').getAttribute('href')) as string;
  await expect(page.locator(to)).toHaveClass(/fact/);
});
