import { expect, type Page } from '@playwright/test';
import { longTest } from './long.ts';
import { test } from './test.ts';

const shown = (page: Page) => page.locator('[data-army]:visible');
const names = (page: Page) => shown(page).locator('.rule-list-title > a').allTextContents();

test('finds an army by its people', async ({ page }) => {
  await page.goto('fr3/armies/');
  await expect(shown(page)).toHaveCount(73);
  await page.getByLabel('Army or nation').fill('viking');
  expect(await names(page)).toEqual(['Norse']);
  await expect(page.locator('.army-people')).toHaveText('Vikings');
  await expect(page.getByRole('status')).toHaveText('1 of 73 armies');
  await expect(page).toHaveURL(/\?q=viking$/);
});

test('which armies may field a blob, and why', async ({ page }) => {
  await page.goto('fr3/armies/');
  await page.getByLabel('Has this unit type').selectOption('blobs');
  expect(await names(page)).toEqual(['Chaos', 'Hive', 'Kobolds', 'Unholy']);
  await expect(page.locator('.army-found').filter({ visible: true }).first()).toHaveText('Blobs: text');
  // With open types, all but those whose list rules blobs out.
  await page.getByRole('checkbox', { name: 'open' }).check();
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(60);
  expect(all).toBeLessThan(73);
  await expect(page).toHaveURL(/unit=blobs/);
});

longTest('a question in the address is asked at once, and taken back', async ({ page }) => {
  await page.goto('fr3/armies/?unit=dragons&magic=necromancer');
  expect(await names(page)).toContain('Assyrian');
  expect(await names(page)).not.toContain('Dwarfs');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shown(page)).toHaveCount(73);
  await expect(page).toHaveURL(/\/fr3\/armies\/$/);
});

longTest('nothing found: says so, and what might help', async ({ page }) => {
  await page.goto('fr3/armies/?q=aztec&unit=blobs');
  await expect(page.locator('.army-none')).toContainText('No army list has this combination.');
  await expect(page.locator('.army-none')).toContainText('open');
});

test('the filter works by keys alone', async ({ page }) => {
  await page.goto('fr3/armies/');
  await page.getByLabel('Army or nation').focus();
  await page.keyboard.type('zulu');
  expect(await names(page)).toContain('East and South African');
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'East and South African') break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr3\/armies\/african-east\//);
});

test('types can be hidden by what speaks for them', async ({ page }) => {
  await page.goto('fr3/armies/dwarfs/');
  await expect(page.locator('.army-row, .army-line').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.army-line[data-place="open"]').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^open/ }).uncheck();
  await expect(page.locator('[data-place="open"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Handweapons/ })).toContainText('table, likely');
  await expect(page.getByRole('row', { name: /Handweapons/ })).toContainText('2 for each 1000 points');
});

longTest('every type of the printed tables stands once in the table of an army', async ({ page }) => {
  for (const army of ['dwarfs', 'pirate-marauders', 'undead']) {
    await page.goto(`fr3/armies/${army}/`);
    expect(await page.locator('.army-row th a, .army-line li a').count()).toBe(38);
  }
});

longTest('the form for corrections names the army it was opened for', async ({ page }) => {
  await page.goto('fr3/armies/celts/');
  await page.getByRole('link', { name: 'you can help to correct this list' }).click();
  await expect(page.locator('correction-form code')).toContainText('"army": "celts"');
  await page.getByLabel('Army').selectOption('norse');
  const form = JSON.parse((await page.locator('correction-form code').textContent()) ?? '');
  expect(form.army).toBe('norse');
  expect(Object.values(form.units).every((cell) => cell === null)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the armies are a plain list, and a step of the sequence opens its rules', async ({ page }) => {
    await page.goto('fr3/armies/?unit=blobs');
    await expect(shown(page)).toHaveCount(73);
    await expect(page.getByLabel('Army or nation')).toBeHidden();
    await page.goto('fr3/sequence/');
    const rally = page.locator('#rally-units');
    await expect(rally.getByRole('link').first()).toBeHidden();
    await rally.locator('summary').click();
    await expect(rally.getByRole('link').first()).toBeVisible();
  });
});

test('the sequence of play and the quick reference print on one page each', async ({ page }) => {
  for (const sheet of ['fr3/sequence/', 'fr3/quick-reference/']) {
    await page.goto(sheet);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([sheet, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([sheet, 1]);
  }
});
