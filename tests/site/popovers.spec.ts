import { devices, expect } from '@playwright/test';
import { test } from './test.ts';

const rule = 'fr3/rules/melee/support-bonus/';

test('a rule link shows the summary on hover, and hides it', async ({ page }) => {
  await page.goto(rule);
  const link = page.locator('.prose a[data-rule="fr3.melee.roll"]').first();
  await link.hover();
  const pop = page.locator('#rule-pop');
  await expect(pop).toBeVisible();
  await expect(pop).toContainText('d10');
  await expect(link).toHaveAttribute('aria-describedby', 'rule-pop');
  await page.mouse.move(2, 2);
  await expect(pop).toBeHidden();
});

test('it shows on keyboard focus, and Escape closes it', async ({ page }) => {
  await page.goto(rule);
  const pop = page.locator('#rule-pop');
  const link = page.locator('.prose a[data-rule="fr3.melee.roll"]').first();
  // From the link before it, so that the focus comes by key.
  await page.locator('.rule-marks a').last().focus();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(pop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pop).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-describedby', 'rule-pop');
});

test('a first tap shows it, its own link opens the rule', async ({ browser }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  await page.goto(rule);
  await page.locator('.prose a[data-rule="fr3.melee.roll"]').first().tap();
  const pop = page.getByRole('dialog');
  await expect(pop).toBeVisible();
  await expect(page).toHaveURL(/support-bonus/);
  const box = (await pop.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await pop.getByRole('link', { name: 'Open the rule' }).tap();
  await expect(page).toHaveURL(/\/fr3\/rules\/melee\/roll\//);
  await context.close();
});
