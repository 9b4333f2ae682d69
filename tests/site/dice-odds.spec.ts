import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest } from './long.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

const odds = './fr3/odds/dice/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(odds + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.sentence');
const roll = (page: Page) => page.getByLabel('Roll', { exact: true });

test('dice are typed, answered as one types, and live in the address', async ({ page }) => {
  await open(page);
  await roll(page).fill('2d6');
  await expect(sentence(page)).toHaveText('2d6: 7 on average, 2 to 12, most likely 7 (16.7%).');
  await roll(page).press('End');
  await page.keyboard.type(' + 1 >= 8');
  await expect(sentence(page)).toHaveText('2d6 + 1 >= 8: true 58.3%, not true 41.7%.');
  await expect(page).toHaveURL(/\?q=2d6\+%2B\+1\+%3E%3D\+8$/);
  await page.reload();
  await expect(roll(page)).toHaveValue('2d6 + 1 >= 8');
  await expect(sentence(page)).toHaveText('2d6 + 1 >= 8: true 58.3%, not true 41.7%.');
});

test('what is wrong is marked where it stands, and nothing is lost', async ({ page }) => {
  await open(page);
  await roll(page).fill('2d10 keep best 3');
  const wrong = page.getByRole('status').filter({ has: page.locator('mark') });
  await expect(wrong.locator('mark')).toHaveText('3');
  await expect(wrong).toContainText('Of 2 dice, you can keep 1 to 2.');
  await expect(roll(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(roll(page)).toHaveValue('2d10 keep best 3');
});

test('examples, the grammar and the changes ask their question by keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '5d10 count 7+' }).press('Enter');
  await expect(roll(page)).toHaveValue('5d10 count 7+');
  await page.getByText('How dice are written').click();
  await page.getByRole('button', { name: '4d6 drop low' }).press('Enter');
  await expect(sentence(page)).toContainText('4d6 keep high 3: about 12.24 on average');
  await page.getByText('What would change the odds').click();
  await page.getByRole('button', { name: /d8 for/ }).press('Enter');
  await expect(sentence(page)).toContainText('4d8 keep high 3');
});

longTest('a wrong address says so', async ({ page }) => {
  await open(page, '?dice=2d6');
  await expect(page.getByRole('alert')).toContainText('The link contains “dice”, which this page does not recognize');
  await expect(sentence(page)).toContainText('2d10 keep high + 3 vs d10 + 5');
});

longTest('every total stands in a table that keys can scroll', async ({ page }) => {
  await open(page, '?q=10d10');
  const table = page.getByRole('region', { name: 'Every total' });
  await expect(table.locator('tbody tr')).toHaveCount(91);
  await table.focus();
  await page.keyboard.press('End');
  await expect(table.getByRole('rowheader', { name: '100' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('with a thumb, nothing too wide, and everybody can use it', async ({ page }) => {
    test.slow();
    await open(page);
    for (const example of ['d10 + 8 vs d10 + 6, twice', '3d6 explode', '2d10 keep high + 3 vs d10 + 5']) {
      await page.getByRole('button', { name: example, exact: true }).tap();
      await expect(roll(page)).toHaveValue(example);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    for (const name of ['What would change the odds', 'How dice are written']) await page.getByText(name).tap();
    await expect(page.locator('.dice-grammar')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page, { part: '.odds' })).toEqual([]);
  });
});
