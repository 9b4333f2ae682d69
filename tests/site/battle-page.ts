/** What tests of the battle page do again and again. */
import { expect, type Locator, type Page } from '@playwright/test';

/** An address of the site. */
export const at = (path: string): string => (process.env.SITE ? new URL(path, process.env.SITE).href : path || './');

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** No waiting for dice, moves and the computer. */
export const atOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' })));

export async function openMenu(page: Page): Promise<Locator> {
  await button(page, 'Menu').click();
  const menu = page.locator('.battle-menu');
  await expect(menu).toBeVisible();
  return menu;
}
export async function closeMenu(page: Page): Promise<void> {
  await button(page, 'Close the menu').click();
  await expect(page.locator('.battle-menu')).toBeHidden();
}
export const openTab = (page: Page, name: 'Orders' | 'Chronicle' | 'Table' | 'Analysis'): Promise<void> =>
  page.getByRole('tab', { name }).click();

/** How many actions of the battle the page shows. */
export const actionsShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.open-battle').getAttribute('data-actions'));
export const expectActions = (page: Page, count: number): Promise<void> =>
  expect(page.locator('.open-battle')).toHaveAttribute('data-actions', String(count));
