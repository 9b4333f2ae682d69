/** What the pages of the calculators that ask for one of many rolls have in common, for their tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { listening } from './pages.ts';

/** Opens a calculator and waits until its island listens. */
export async function open(page: Page, calculator: string, address = '', system = 'fr3'): Promise<void> {
  await page.goto(`./${system}/odds/${calculator}/${address}`);
  await listening(page);
}
export const sentence = (page: Page) => page.locator('.sentence');

/** Reaches for a field of an island inside a rule page, and waits until it listens. */
export async function reach(field: Locator): Promise<void> {
  await field.focus();
  await field.locator('xpath=ancestor::div[@data-props and not(@data-island)]').waitFor({ state: 'attached' });
}

/** Nobody is kept out of this part of the page, and nothing of the page is too wide. */
export async function fits(page: Page, part = 'body'): Promise<void> {
  expect(await violations(page, { part })).toEqual([]);
  const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
  expect(scroll).toBeLessThanOrEqual(width);
}
