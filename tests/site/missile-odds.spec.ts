import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest } from './long.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

const odds = './fr3/odds/bowfire/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(odds + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.sentence');

test('the page’s own question stands there before any script has come', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(odds, { waitUntil: 'commit' });
  await expect(sentence(page)).toHaveText(
    '2 × Longbows at 5″ (row 4, d10) at Knights: destroyed 30%, demoralized 50%, no effect 20%.',
  );
});

test('the whole question by keyboard: who fires, how many, how far, at whom, a circumstance', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /Firing unit/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search units by name' })).toBeFocused();
  await page.keyboard.type('musk');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/Muskets/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Firing unit/ })).toContainText('Muskets');
  const range = page.getByRole('group', { name: 'Range' });
  await range.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(page).toHaveURL(/f\.range=6/);
  await expect(page.locator('.sum-a')).toContainText('2 × Muskets');
  await page.getByRole('group', { name: 'Units' }).getByRole('button', { name: 'One more' }).press('Enter');
  await page.getByRole('button', { name: /^Target/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search units by name' })).toBeFocused();
  await page.keyboard.type('pikes');
  await page.keyboard.press('Enter');
  await page.locator('.circumstances-b > summary').press('Enter');
  await page.getByRole('combobox', { name: 'Base', exact: true }).focus();
  await page.keyboard.type('1x2 p');
  await expect(page).toHaveURL(/\?t=pikes&t\.form=block&f=muskets&f\.count=3&f\.range=6$/);
  await expect(sentence(page)).toContainText('3 × Muskets at 6″ (row 3, d10 +1) at Pike block');
  await page.reload();
  await expect(sentence(page)).toContainText('3 × Muskets at 6″ (row 3, d10 +1) at Pike block');
});

longTest('the very first step is in the address', async ({ page }) => {
  await open(page);
  await page.getByRole('group', { name: 'Units' }).getByRole('button', { name: 'One fewer' }).click();
  await expect(page).toHaveURL(/\?t=knights&f=longbows$/);
  await expect(sentence(page)).toContainText('Longbows at 5″ (row 2, d10) at Knights');
});

test('several groups roll together, and every modifier names its rule', async ({ page }) => {
  await open(page, '?t=spears&t.stands=wall-2&f=longbows&f.range=7&f.elite=0-1-1');
  await expect(page.locator('.sum-b')).toContainText('On a wall of height 2');
  await expect(page.locator('.sum-b')).toContainText('Elite bows');
  await page.getByRole('button', { name: 'Add other firers' }).click();
  await expect(page.locator('.sum-b')).not.toContainText('Elite bows');
  await expect(page.locator('.sum-a')).toContainText('Skirmishers');
  await page.locator('.sum-b').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr3\/rules\//);
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, '?t=knghts&f=longbows&f.count=99&f.range=far&f.targeter=1&zz=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('no target “knghts”. Did you mean “knights”?');
  await expect(alert).toContainText('Range must be a number of inches, not “far”.');
  await expect(alert).toContainText('The link contains “zz”, which this page does not recognize');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Units must be a whole number from 1 to 12, not 99.');
  await refused.getByRole('button', { name: /Remove/ }).click();
  await expect(page.locator('.sum-b')).toContainText('Targeter');
});

longTest('a shot that the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, '?t=spears&t.stands=deep&f=longbows');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Units cannot shoot at a target');
  await expect(refused.getByRole('link').first()).toBeVisible();
  await refused.getByRole('button', { name: /Remove/ }).click();
  await expect(sentence(page)).toContainText('Longbows at 5″ (row 2, d10) at Spears');
});

test('what would change it, volley after volley, sharing out the fire', async ({ page }) => {
  await open(page, '?t=knights&f=skirmishers&f.count=2');
  await page.getByText('What would change the odds').click();
  await page
    .locator('.changes')
    .getByRole('button', { name: /Units: 3/ })
    .click();
  await expect(page).toHaveURL(/f\.count=3/);
  await page.getByText('Volley after volley').click();
  await expect(page.locator('.turns-table thead th')).toHaveCount(5);
  await page.getByRole('group', { name: 'Volleys' }).getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('.turns-table thead th')).toHaveCount(6);
  await page.getByText('A turn, with a rally').click();
  await expect(page).toHaveURL(/between=rally&volleys=5/);
  await page.getByText('Sharing out the fire').click();
  await page.getByRole('button', { name: 'Add a second target' }).click();
  await expect(page.locator('.split tbody tr')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Units destroyed' }).check();
  await expect(page.locator('.split th').first()).toHaveText('Destroyed expected');
});

longTest('the sentence is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?t=leviathans&f=muskets&f.count=3&f.range=5');
  // What the address asks stands a moment after the page.
  await expect(page.locator('.sentence')).toContainText('Leviathans');
  await page.getByRole('button', { name: 'Copy this sentence' }).click();
  await expect(page.getByText('Sentence copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '3 × Muskets at 5″ (row 4, d10 −3) at Leviathans: down a marker 50%, no effect 50%.',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('with a thumb, nothing too wide, and everybody can use it', async ({ page }) => {
    test.slow();
    await open(page);
    await page.getByRole('button', { name: /^Target/ }).tap();
    await page.getByRole('option', { name: /Dragons/ }).tap();
    await expect(page).toHaveURL(/t=dragons/);
    await page.locator('.circumstances-a > summary').tap();
    await page.locator('.circumstances-a').getByText('Targeter').tap();
    await expect(page.locator('.sum-b')).toContainText('Targeter');
    for (const name of ['What would change the odds', 'Volley after volley', 'Sharing out the fire'])
      await page.getByText(name).tap();
    await page.getByRole('button', { name: 'Add a second target' }).tap();
    await expect(page.locator('.split tbody tr').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page, { part: '.odds' })).toEqual([]);
  });

  longTest('odds inside a rule page answer the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/missile-fire/table/');
    const card = page.locator('.try').first();
    await expect(card).toContainText('Row 3, roll d10');
    await card.getByRole('button', { name: 'One more' }).tap();
    await expect(card).toContainText('Row 4, roll d10');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
