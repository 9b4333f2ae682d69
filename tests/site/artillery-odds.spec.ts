import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest } from './long.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

const odds = './fr3/odds/artillery/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(odds + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.sentence');

longTest('the page’s own question stands there before any script has come', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(odds, { waitUntil: 'commit' });
  await expect(sentence(page)).toHaveText(
    'Cannon, direct fire (to hit d10, damage d10 +1) at Knights: destroyed 12%, demoralized 8%, no effect 80%.',
  );
});

test('the whole question by keyboard: what hits, whom, circumstances of both', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /Weapon or spell/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search units by name' })).toBeFocused();
  await page.keyboard.type('light art');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/by=light/);
  await page.getByRole('button', { name: /^Target/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search units by name' })).toBeFocused();
  await page.keyboard.type('muskets');
  await page.keyboard.press('Enter');
  await page.locator('.circumstances-a > summary').press('Enter');
  await page.getByRole('checkbox', { name: 'Elite' }).press('Space');
  await page.locator('.circumstances-b > summary').press('Enter');
  await page.getByLabel('In a square of').focus();
  await page.keyboard.type('4');
  await expect(page).toHaveURL(/\?by=light&by\.elite=1&t=muskets&t\.square=4$/);
  await expect(sentence(page)).toContainText('Elite light artillery (to hit d10 +4, damage d10 −1) at Square of 4 Muskets');
  await page.reload();
  await expect(sentence(page)).toContainText('Elite light artillery (to hit d10 +4, damage d10 −1) at Square of 4 Muskets');
});

longTest('mines, grenades, blasts, walls and fires, each with its own dice', async ({ page }) => {
  await open(page, '?by=mine&t=spears');
  await expect(page.locator('.asked-notes')).toContainText('It hits automatically');
  await page.getByRole('group', { name: 'Range' }).getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL(/by\.range=2/);
  await open(page, '?by=explosion&t=knights');
  await expect(page.locator('.faces-row')).toContainText('Does it explode?');
  await open(page, '?by=cannon&t=wall&t.material=earthworks&t.thickness=3');
  await expect(sentence(page)).toContainText('at Wall of earthworks with 10 markers');
  await page.getByText('Shot after shot').click();
  await expect(page.locator('.turns-table')).toContainText('Markers left');
  await open(page, '?by=fire&t=wall&t.material=wood');
  await expect(page.locator('.sum-a')).toContainText('d10 +7');
});

longTest('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, '?by=cannon&by.elite=1&t=knights&t.stands=terrain');
  const cover = page.locator('.sum-a li', { hasText: 'In cover' });
  await expect(cover).toContainText('−2');
  await cover.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr3\/rules\/artillery\/to-hit\//);
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, '?by=canon&t=knights&t.material=wood&by.elite=maybe&shots=900');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Did you mean “cannon”?');
  await expect(alert).toContainText('Elite must be 1 or 0, not “maybe”.');
  await expect(alert).toContainText('Shots must be a whole number from 1 to 8, not “900”.');
  await expect(sentence(page)).toContainText('at Knights');
});

longTest('a hit that the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, '?by=cannon&t=swarms&t.level=flying');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Heavy artillery cannot fire at fliers');
  await expect(refused.getByRole('link').first()).toBeVisible();
  await refused.getByRole('button', { name: /Remove/ }).click();
  await expect(sentence(page)).toContainText('at Swarms');
});

longTest('what would change it leads to the changed question', async ({ page }) => {
  await open(page, '?by=light&t=knights');
  await page.getByText('What would change the odds').click();
  await page
    .locator('.changes')
    .getByRole('button', { name: /Cannon, direct fire/ })
    .press('Enter');
  await expect(page).toHaveURL(/by=cannon/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  longTest('with a thumb, nothing too wide, and everybody can use it', async ({ page }) => {
    test.slow();
    await open(page);
    await page.getByRole('button', { name: /^Target/ }).tap();
    await page.getByRole('option', { name: /Leviathans/ }).tap();
    await expect(page).toHaveURL(/t=leviathans/);
    await page.locator('.circumstances-b > summary').tap();
    await page.getByRole('combobox', { name: 'Base', exact: true }).selectOption('1x2');
    await expect(page.locator('.sum-a')).toContainText('+2');
    for (const name of ['What would change the odds', 'Shot after shot']) await page.getByText(name).tap();
    await expect(page.locator('.turns-table thead th')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page, { part: '.odds' })).toEqual([]);
  });

  longTest('odds inside a rule page answer the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/artillery/to-hit/');
    const card = page.locator('.try').first();
    await expect(card).toContainText('To hit d10, damage d10 +1');
    await card.getByText('Elite', { exact: true }).tap();
    await expect(card).toContainText('To hit d10 +1, damage d10 +1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
