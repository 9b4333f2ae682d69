/** What an army buys besides troops and leaders, as a person buys it: with a thumb, and with the keyboard alone. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './test.ts';

const path = process.env.SITE ? new URL('fr3/muster/', process.env.SITE).href : 'fr3/muster/';
const total = (page: Page) => page.locator('.muster-total b');
const state = (page: Page) => page.locator('.muster-state');
const line = (page: Page, name: string) => page.locator('.muster-line-open').filter({ hasText: name });

async function openRomans(page: Page): Promise<void> {
  await page.goto(`${path}?ready=roman-750`);
  await expect(page.locator('.muster.is-open')).toBeVisible();
  await page.getByLabel('Points', { exact: true }).fill('1000');
  await page.getByLabel('Points', { exact: true }).press('Tab');
}

test('at 360 px with a thumb: allies, a ship with its weapons, a camp in its fortification, a unit in the sideboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRomans(page);
  const before = Number(await total(page).textContent());
  await page.getByRole('button', { name: 'Add units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add units' });
  await dialog.getByLabel('From the list of').selectOption('greek');
  await dialog.getByRole('button', { name: /^Pikes/ }).click();
  await dialog.getByLabel('From the list of').selectOption('');
  // What the list leaves open is folded away with its reason.
  await dialog.locator('summary', { hasText: 'Open' }).click();
  await dialog.getByRole('button', { name: /^Water Ship/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, 'Pikes')).toContainText('ally: Greek Mythological');

  await line(page, 'Water Ship').click();
  await expect(state(page)).toContainText('error');
  await page.getByLabel(/^Size 1x2/).check();
  await page.getByLabel(/^Built of wood/).check();
  await page.getByRole('button', { name: 'One more: Bowfire of a base' }).click();
  await page.getByRole('button', { name: 'One more: Bowfire of a base' }).click();
  await expect(page.getByRole('button', { name: 'One more: Bowfire of a base' })).toBeDisabled();
  await expect(line(page, 'Water Ship')).toContainText('2 × Bowfire of a base');
  await expect(total(page)).toHaveText(String(before + 40 + 130 + 20));
  await page.getByLabel('In the sideboard').check();
  await expect(total(page)).toHaveText(String(before + 40));
  await expect(page.getByText('Sideboard: 150 of 250 points.')).toBeVisible();

  await page.locator('summary', { hasText: 'Camp, sacred site' }).click();
  const extras = page.getByRole('region', { name: 'The army as a whole' });
  await extras.getByLabel('Camp', { exact: true }).check();
  await expect(extras).toContainText('A camp must stand in a fortification');
  await page.locator('summary', { hasText: 'Fortifications, walls' }).click();
  await extras.getByRole('button', { name: 'One more: Fortification', exact: true }).click();
  await expect(extras).not.toContainText('A camp must stand in a fortification');
  await expect(state(page)).not.toContainText('error');
  expect(await violations(page, { part: 'section:has(> #muster-extras)' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('with the keyboard alone: a unit of one’s own design, a stored spell, a tournament that allows neither so', async ({
  page,
}) => {
  await openRomans(page);
  await page.getByRole('button', { name: 'Add units' }).press('Enter');
  await page.getByLabel('Search units by name or kind').fill('own design');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await line(page, 'Unit of your own design').press('Enter');
  for (let n = 0; n < 3; n += 1) await page.getByRole('button', { name: 'One more: +1 CF' }).press('Enter');
  await page.getByLabel(/^Support/).press('Space');
  await expect(line(page, 'Unit of your own design')).toContainText('3 × +1 CF, Support');
  await expect(page.locator('.muster-line.is-open')).toContainText('this unit is of your own design');

  await line(page, 'Hero').press('Enter');
  await page.locator('summary', { hasText: 'Add abilities, magic, items' }).press('Enter');
  await page.getByLabel('Search abilities, magic and items').fill('stored apoplexy');
  await page.getByRole('button', { name: /Stored Apoplexy 10/ }).press('Enter');
  await expect(line(page, 'Hero')).toContainText('Stored Apoplexy');
  await expect(state(page)).not.toContainText('error');

  await page.getByLabel('For a tournament').press('Space');
  const problem = page.locator('#muster-problems li.is-error');
  await expect(problem).toContainText('not allowed in tournaments');
  await problem.getByRole('button', { name: /^Remove unit/ }).press('Enter');
  await expect(state(page)).not.toContainText('error');
});
