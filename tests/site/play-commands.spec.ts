/** Battles with two commands on each side, each with its own clock: at one device, and by link with one player a side. */
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { at, atOnce, button } from './battle-page.ts';
import { accepted, address, device, offer, status, test } from './friend-page.ts';

test('fr3.multiplayer.command-clock: two armies a side, each with its clock and its player, for several players at one device', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto(at('fr3/play/?seed=7'));
  await page.getByText('Set up your own battle').click();
  const form = page.locator('.own-battle form');
  await form.getByText('2', { exact: true }).click();
  await expect(form.getByLabel(/command [12]/)).toHaveCount(4);
  await form.getByText('Clocks fall once a turn').click();
  await form.locator('.opponents').getByText('A friend').click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Begin').click();

  const board = page.locator('.scoreboard');
  await expect(board).toContainText('when all clocks of a side stand at 0');
  const [first] = await board.locator('.score-side').all();
  await expect(first!.locator('.score-facts')).toContainText('9, 9');
  // The text of the header takes at most two lines on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = await board
    .locator('.score-notes')
    .evaluate((notes) => notes.clientHeight / parseFloat(getComputedStyle(notes).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  // The question names both players of the side, and the steps before the movement are passed.
  await expect(page.locator('.asks small')).toContainText(' and ');
  for (let step = 0; step < 6 && !(await board.locator('.play-place').innerText()).includes('moves left'); step++)
    await page.locator('.field-foot button').first().click();
  await expect(board.locator('.play-place small')).toHaveText('9, 9 moves left');
  expect(await violations(page)).toEqual([]);
});

test('fr3.multiplayer.command-clock: by link each player leads both armies of a side', async ({ browser, baseURL }) => {
  const [anna, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  await anna.goto(address);
  await anna.getByText('Armies that both players see', { exact: true }).click();
  await anna.getByText('2', { exact: true }).click();
  await expect(anna.getByLabel(/, command [12]/)).toHaveCount(4);
  const first = await offer(anna, { level: 'Friendly', armies: 'Armies that both players see', turns: '1' });
  const answer = await accepted(ben, first);
  await anna.goto(answer);
  await expect(status(anna)).toHaveText(/your turn|Your part|Waiting|more step/i);
  const board = anna.locator('.scoreboard');
  await expect(board).toContainText('when all clocks of a side stand at 0');
  await expect(board.locator('.score-facts').first()).toContainText('9, 9');
});
