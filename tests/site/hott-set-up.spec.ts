/** A battlefield of Hordes of the Things: checked piece by piece, and laid out by dice. */
import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a legal board, a piece moved away by keyboard, one that mends it, and the link', async ({ page }) => {
  await page.goto('hott/battlefield/');
  await expect(page.getByRole('heading', { name: 'A legal battlefield' })).toBeVisible();
  const marsh = page.getByRole('button', { name: /^the marsh, 1905 right/ });
  await marsh.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Not a legal battlefield' })).toBeVisible();
  await expect(page.locator('.setup-broken')).toContainText('begins 730 paces from the centre, not within 600');
  await page.getByLabel('Add').selectOption('steep-slope');
  await expect(page.getByRole('heading', { name: 'A legal battlefield' })).toBeVisible();
  await page.locator('.setup-pieces li').nth(4).getByLabel('Width').fill('190');
  await page.keyboard.press('Enter');
  await expect(page.locator('.setup-broken')).toContainText('The steep slope is 190 paces across, not 200.');
  await page.reload();
  await expect(page.locator('.setup-pieces li')).toHaveCount(5);
  await expect(page.locator('.setup-broken')).toContainText('The steep slope is 190 paces across, not 200.');
});

test('a seed gives a board; the attacker’s edge is chosen, and the address keeps it', async ({ page }) => {
  await page.goto('hott/set-up/?seed=oak7');
  await expect(page.getByRole('heading', { name: 'A legal battlefield' })).toBeVisible();
  await page.getByLabel('The attacker has').selectOption('the north edge');
  await expect(page.getByText('The attacker comes from the north. The defender has the south.')).toBeVisible();
  await expect(page).toHaveURL(/seed=oak7&edges=\d/);
  await page.reload();
  await expect(page.getByText('The attacker comes from the north.')).toBeVisible();
});
