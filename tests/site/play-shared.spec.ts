/** What travels between players: an answer to a question, a battle to watch; and what two players at one device are told. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { at, atOnce, button, closeMenu, openMenu } from './battle-page.ts';
import { test } from './test.ts';

async function begin(page: Page, search: string): Promise<void> {
  await atOnce(page);
  await page.goto(at(`fr3/play/?${search}`));
  await expect(page.locator('.asks')).toBeVisible();
}

test('a question in a link is answered with an action, and the answer comes back with its odds', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, 'lesson');
  await openMenu(page);
  await page.getByLabel(/^Ask a friend what to do/).fill('At whom do the longbows shoot?');
  await button(page, 'Copy a link with the question').click();
  const asked = await page.getByLabel('The link', { exact: true }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(asked);
  await expect(visitor.locator('.question')).toHaveText('At whom do the longbows shoot?');
  await visitor.locator('[data-piece="A4"]').press('Enter');
  await visitor
    .locator('.chosen .choices button', { hasText: /^Shoot at/ })
    .first()
    .click();
  await expect(visitor.locator('.staged .fates')).toContainText('%');
  await button(visitor, 'Copy a link with this answer').click();
  const answered = await visitor.getByLabel('The link with your answer').inputValue();
  expect(await violations(visitor)).toEqual([]);
  await visitor.context().close();

  const asker = await (await browser.newContext()).newPage();
  await asker.goto(answered);
  await expect(asker.locator('.question-bar')).toContainText('Answer: Longbows');
  await button(asker, 'See the odds').click();
  await expect(asker.locator('.staged')).toContainText('Shoot at');
  await expect(asker.locator('.staged .fates')).toContainText('%');
  await asker.context().close();
});

test('a link to watch shows the battle from the beginning, runs on by itself, and nothing of it is stored', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, 'lesson');
  await page.locator('[data-piece="A4"]').press('Enter');
  await page
    .locator('.chosen .choices button', { hasText: /^Shoot at/ })
    .first()
    .click();
  await button(page, 'Do it').click();
  await expect(page.locator('.said')).toContainText('shoot at');
  await openMenu(page);
  await button(page, 'Copy a link to watch it').click();
  const link = await page.getByLabel('The link', { exact: true }).inputValue();
  await closeMenu(page);

  const spectator = await (await browser.newContext()).newPage();
  await spectator.goto(link);
  const bar = spectator.getByRole('region', { name: 'Looking back' });
  await expect(bar).toContainText('Action 0 of 1');
  await expect(bar).toContainText('Action 1 of 1');
  await expect(spectator.locator('.field-rail')).toContainText('You are watching a copy');
  await expect(button(spectator, 'Back to the latest move')).toBeDisabled();
  await expect(button(spectator, 'Do it')).toHaveCount(0);
  expect(
    await spectator.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('battlebook:play.fr3'))),
  ).toEqual([]);
  await spectator.reload();
  await expect(bar).toContainText('of 1');
  await spectator.context().close();
});

test('at one device the page says who takes it, what undo would undo, and what the other has done last', async ({ page }) => {
  await atOnce(page);
  await page.goto(at('fr3/play/?seed=4'));
  await page.locator('summary', { hasText: 'Set up your own battle' }).click();
  await page.getByRole('radio', { name: /A friend/ }).check();
  await button(page, 'Begin').click();
  const place = page.locator('.play-place');
  await expect(place).toContainText('Turn 1');
  const first = (await page.locator('.asks small').innerText()).trim();
  const done = button(page, /^Done with /);
  await expect(async () => {
    if ((await page.locator('.asks small').innerText()).trim() !== first) return;
    await done.click({ timeout: 1000 });
    throw new Error('still the first player');
  }).toPass({ intervals: [300], timeout: 20_000 });
  const second = (await page.locator('.asks small').innerText()).trim();
  await expect(page.locator('.hand-over')).toHaveText(`Pass the device to ${second}.`);
  await button(page, 'Last move').click();
  await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible();
  await expect(page.locator('.asks')).toBeVisible({ timeout: 20_000 });
});

test('the keys of the page: help, menu, options, table, and the card of ground that is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, 'lesson');
  await page.keyboard.press('?');
  await expect(page.getByText('replay the opponent’s last move')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(button(page, 'Rematch')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page
    .locator('.in-words')
    .getByRole('button', { name: /^Woods at/ })
    .press('Enter');
  const card = page.getByRole('region', { name: 'Ground' });
  await expect(card).toContainText('Difficult terrain');
  await expect(card.getByRole('link', { name: 'Cover against missiles' })).toHaveAttribute('href', /missile-fire\/cover/);
  await page.locator('[data-piece="A4"]').press('Enter');
  const chosen = page.locator('.chosen');
  await expect(chosen).toContainText('Combat');
  await expect(chosen).toContainText('in melee');
  expect(await violations(page)).toEqual([]);
  // From the unit on the table to its options and back, without the links of its card in between.
  await page.keyboard.press('o');
  await expect(chosen.locator('.chosen-do button').first()).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.locator('[data-piece="A4"]')).toBeFocused();
});

test('each battle after the first one opens from the list, the one with magic too', async ({ page }) => {
  await atOnce(page);
  for (const title of ['Battle 1: troops', 'Battle 2: leaders and shooting', 'Battle 3: magic']) {
    // From a page without a battle: the page of a battle stores it once more when it is left.
    await page.goto(at('fr3/'));
    await page.evaluate(() => localStorage.removeItem('battlebook:play.fr3'));
    await page.goto(at('fr3/play/?seed=2'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.locator('.asks')).toBeVisible();
    await expect(page.locator('.armies-met li')).toHaveCount(2);
  }
});
