/** Tasks of the learning paths are done on the page: boards of the battle page in a frame, and dice. */
import { expect } from '@playwright/test';
import { oneOr } from './long.ts';
import { test } from './test.ts';

test('a task is done on a board in the page, which shows the table alone and is not kept', async ({ page }) => {
  await page.goto('./fr3/start/first-charge/');
  await page.getByRole('link', { name: 'Try it on the board' }).click();
  const board = page.frameLocator('iframe');
  await expect(board.getByText('Charge the mob with both knights as one group')).toBeVisible();
  await expect(board.getByRole('banner')).toBeHidden();
  await expect(board.locator('svg [data-piece], svg .board-piece').first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('play.fr3')));
  expect(kept).toEqual([]);
});

test('dice are rolled in the page', async ({ page }) => {
  await page.goto('./hott/start/fighting/');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await expect(page.locator('.dice-tray').getByRole('status')).toHaveText(/^Blades: \d+, Horde: \d+$/);
});

for (const system of oneOr(['hott'], ['fr3', 'three-realms', 'hott', 'six-events']))
  test(`the path of ${system} leads from step to step, and remembers what was read`, async ({ page }) => {
    await page.goto(`./${system}/start/`);
    await page.getByRole('link', { name: 'Begin', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${system}/start/the-game/$`));
    await page.getByRole('navigation', { name: 'Reading order' }).getByRole('link').last().click();
    await page.goto(`./${system}/start/`);
    await expect(page.getByRole('link', { name: /^Continue: / })).toBeVisible();
  });
