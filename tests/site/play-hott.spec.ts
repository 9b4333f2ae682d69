/** Hordes of the Things in a real browser: whole small battles by mouse, by touch and by keyboard, the lesson, the muster. */
import { expect, type Locator, type Page } from '@playwright/test';
import { begun } from '../../src/components/play/course.ts';
import { writeBattle } from '../../src/components/play/saved/saved.ts';
import { hottBattle } from '../../src/engine/hott/battle/battle.ts';
import { table } from '../engine/hott/battle-table.ts';
import { violations } from './axe.ts';
import { at, atOnce, button } from './battle-page.ts';
import { test } from './test.ts';

const path = at('hott/play/');
const tutor = (page: Page): Locator => page.locator('.tutor');
const asks = (page: Page): Locator => page.locator('.asks');

/** A battle of three elements a side against the computer, four bounds long, kept on the device. */
async function skirmish(page: Page): Promise<void> {
  const { setup } = table({
    A: ['blades 1000 700 N general', 'blades 1160 700 N', 'riders 1600 700 N'],
    B: ['spears 1000 1300 S general', 'spears 1160 1300 S', 'hordes 1600 1300 S'],
    bounds: 4,
    now: { bound: 1, step: 'moves', pips: 4 },
  }).state;
  const text = writeBattle(
    hottBattle,
    { name: 'Two lines', seats: { A: 'person', B: 'sergeant' }, seed: 5, setup },
    begun(hottBattle, setup, 5),
  );
  await atOnce(page);
  await page.addInitScript((battle) => {
    if (localStorage.getItem('battlebook:play.hott.one')) return;
    localStorage.setItem('battlebook:play.hott', 'one');
    localStorage.setItem('battlebook:play.hott.one', `{}\n${battle}`);
  }, text);
  await page.goto(path);
  await expect(page.locator('.board-piece').first()).toBeVisible();
}

/** Takes whatever is asked until the battle is over: what ends a step where there is one, else the first choice. */
async function playOn(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await page.locator('.end').isVisible()) return;
    for (let count = 0; count < 20; count++) {
      const next = page
        .locator('.staged-do button:not([disabled]), .field-foot .button:not(.button-quiet), .who .choices button')
        .and(page.locator('button:visible'))
        .first();
      if ((await next.count()) === 0) break;
      await press(next);
    }
    throw new Error('the battle goes on');
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** Drags a piece up the table. */
async function dragForward(page: Page, piece: Locator): Promise<void> {
  await piece.click();
  // On a busy machine the table is still being drawn again after the click.
  let box = { x: 0, y: 0, width: 0, height: 0 };
  await expect(async () => {
    const before = box;
    box = (await piece.boundingBox()) as typeof box;
    expect(box).toEqual(before);
  }).toPass({ intervals: [100] });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) await page.mouse.move(x, y - 6 * step);
  await page.mouse.up();
}

test('a whole small battle by mouse: a drag moves an element, with its price and its place before it is done', async ({
  page,
}) => {
  await skirmish(page);
  await dragForward(page, page.locator('.board-piece[data-loose]').last());
  await expect(page.locator('.staged')).toContainText(/1 PIP of 4/);
  await expect(page.locator('.board-ghost-good')).not.toHaveCount(0);
  await button(page, 'Do it').click();
  await expect(page.locator('.staged')).toHaveCount(0);
  await playOn(page, (next) => next.click({ timeout: 2000 }));
  await expect(page.locator('.end')).toContainText(/draw|wins/);
});

test('the window follows an element that moves out of it', async ({ page }) => {
  await skirmish(page);
  for (let zoom = 0; zoom < 4; zoom++) await button(page, 'Enlarge').click();
  await button(page, 'Riders (A3)').click();
  await button(page, 'Move 250 paces ahead').click();
  // The window is moved away from where the element will stand.
  const table = page.getByRole('group', { name: /^The table/ });
  await table.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowUp');
  const isInside = async () => {
    const [piece, window] = await Promise.all([
      page.locator('.board-piece[data-piece="A3"] .board-hit').boundingBox(),
      table.boundingBox(),
    ]);
    return piece && window && piece.y >= window.y && piece.y + piece.height <= window.y + window.height;
  };
  expect(await isInside()).toBe(false);
  await button(page, 'Do it').click();
  await expect.poll(isInside).toBe(true);
});

test('a whole small battle by keyboard alone', async ({ page }) => {
  await skirmish(page);
  await page.locator('.board-piece[data-loose]').first().press('Enter');
  await page.locator('.chosen .choices button').first().press('Enter');
  await expect(button(page, 'Do it')).toBeFocused();
  await page.keyboard.press('Enter');
  await playOn(page, (next) => next.press('Enter', { timeout: 2000 }));
  await expect(page.locator('.end')).toContainText(/draw|wins/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  test('a whole small battle by touch', async ({ page }) => {
    await skirmish(page);
    await playOn(page, (next) => next.tap({ timeout: 2000 }));
    await expect(page.locator('.end')).toContainText(/draw|wins/);
  });
});

test('a battle of sample armies: every attack is shown with the odds of its fight, and axe has no complaint', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto(`${path}?seed=5`);
  await button(page, 'Play now').click();
  await expect(asks(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the lesson, to its end', async ({ page }) => {
  await atOnce(page);
  await page.goto(`${path}?lesson`);
  await expect(tutor(page)).toContainText('0 of 10 learned');
  await expect(async () => {
    if (await page.locator('.end').isVisible()) return;
    await expect(tutor(page)).not.toContainText('The battle is over', { timeout: 1 });
    for (let count = 0; count < 20; count++) {
      const ways = [
        page.locator('.staged-do button:not([disabled])'),
        tutor(page).getByRole('button', { name: /^(Understood|Show me)$/ }),
        page.locator('.field-foot .button:not(.button-quiet), .who .choices button').and(page.locator('button:visible')),
      ];
      const counts = await Promise.all(ways.map((way) => way.count()));
      const next = ways[counts.findIndex((found) => found > 0)]?.first();
      if (!next) break;
      await next.click({ timeout: 2000 });
    }
    throw new Error('the lesson goes on');
  }).toPass({ intervals: [50], timeout: 60_000 });
  await expect(page.locator('.end')).toContainText(/draw|wins/);
});

test('an army is built, judged by its rules, shared by its link, and goes to battle', async ({ page, browser }) => {
  await page.goto(at('hott/muster/'));
  // The button is there before the script that it needs.
  await expect(async () => {
    await button(page, 'Begin').click();
    await expect(page.locator('#muster-problems')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('#muster-problems')).toContainText('The army has no general');
  await button(page, /^Blades/).click();
  await page.getByText('Name and role').click();
  await button(page, 'Make it the general').click();
  await expect(page.locator('#muster-problems')).not.toContainText('The army has no general');
  for (let count = 0; count < 11; count++) await button(page, /^Spears/).click();
  await expect(page.locator('.muster-dock')).toContainText('24 of 24');
  await expect(page.locator('.muster-dock')).toContainText('Legal');
  expect(await violations(page)).toEqual([]);

  await page.getByText('As a link, as text for a chat, or as a file.').click();
  await expect(page.getByLabel('The roster as text')).toHaveValue(/Points: 24 of 24/);
  const text = await page.getByLabel('The roster as text').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(at('hott/muster/'));
  await other.getByLabel('Paste a roster here: its text, its link or its JSON').fill(text);
  await button(other, 'Open the roster').click();
  await expect(other.locator('.muster-dock')).toContainText('Legal');
  await other.context().close();

  await page.getByText('Play this army against a sample army.').click();
  await button(page, 'Play it').click();
  await expect(page.locator('.board-piece').nth(12)).toBeVisible();
});
