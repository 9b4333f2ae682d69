/** What the site stores on the device, in a real browser: damaged settings, keys of earlier versions. */
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/** Stores values before a page looks at them for the first time. */
const given = (page: Page, values: Record<string, string>) =>
  page.addInitScript((all) => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'yes');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);

test('a damaged setting counts as none, and everything else on the page still works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await given(page, { 'battlebook:scale': '"] *', 'battlebook:theme': '[]', scale: '"]', theme: '"]' });
  await page.goto('fr3/rules/melee/support-bonus/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('[name=scale]').first()).toBeChecked();
  await page.locator('label:has([name=scale][value="25mm-cm"])').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scale', '25mm-cm');
  expect(errors).toEqual([]);
});

test('what an earlier version stored is still there, under keys of the site’s own', async ({ page }) => {
  await given(page, { theme: 'dark', 'start-fr3': '["melee"]', 'theme-of-another-site': 'x' });
  await page.goto('fr3/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['battlebook:moved', 'battlebook:start-fr3', 'battlebook:theme', 'theme', 'theme-of-another-site']);
});
