/** A battle of several players a side at one device: two commands on each side, each with its own clock. */
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { at, atOnce, button } from './battle-page.ts';

test('fr3.multiplayer.command-clock: two armies a side, each with its clock and its player, for several players at one device', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto(at('fr3/play/?seed=7'));
  await button(page, /Choose/)
    .first()
    .click();
  const form = page.locator('form').filter({ hasText: 'Armies on each side' });
  await form.getByText('2', { exact: true }).click();
  await expect(form.getByLabel(/command [12]$/)).toHaveCount(4);
  await form.getByText('Clocks fall once a turn').click();
  await form
    .locator('.opponents')
    .getByText(/this device/)
    .click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Begin').click();

  const board = page.locator('.scoreboard');
  await expect(board.locator('.score-side').first().locator('.score-facts')).toContainText('9');
  await expect(board).toContainText('when all clocks of a side stand at 0');
  // The question names both players of the side, and what each of them can still do.
  await expect(page.locator('.asks small')).toContainText(' and ');
  while (!(await board.locator('.play-place').innerText()).includes('moves left'))
    await page.locator('.step-end button, .ends-step button').first().click();
  await expect(board.locator('.play-place small')).toHaveText(/^.+ 9, .+ 9 moves left$/);
  expect(await violations(page)).toEqual([]);
});
