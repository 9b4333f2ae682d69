/** A computer that cannot think: its worker is blocked, never answers, or breaks down. And news for those who listen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { actionsShown, button, openMenu } from './battle-page.ts';
import { test } from './test.ts';

const workerFile = /thinker-worker[^/]*\.js/;

/** A battle, and the player is done with his steps until the computer has a decision. */
async function toTheComputer(page: Page, at: Locator): Promise<void> {
  await page.goto('fr3/play/?seed=5');
  await button(page, 'Play now').click();
  await expect(page.locator('.board-piece').nth(10)).toBeVisible();
  await expect(async () => {
    if (await at.isVisible()) return;
    await page
      .locator('.staged-do button:not([disabled]), .field-foot .button:not(.button-quiet)')
      .first()
      .click({ timeout: 500 });
    throw new Error('It is still the player who decides.');
  }).toPass({ intervals: [100], timeout: 30_000 });
}

/** The computer's turn comes to an end by its moves. */
const theirsIsOver = (page: Page) =>
  expect(page.locator('.field-foot .button:not(.button-quiet)').first()).toBeVisible({ timeout: 60_000 });

test('a worker that is blocked: the page thinks by itself, and says so', async ({ page }) => {
  await page.route(workerFile, (route) => route.abort());
  const says = page.getByText('cannot let the computer think in the background');
  await toTheComputer(page, says);
  await theirsIsOver(page);
});

test('a worker that never answers: it is said, and there are ways on', async ({ page }) => {
  await page.clock.install();
  await page.route(workerFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("message", () => {});' }),
  );
  await toTheComputer(page, page.locator('.asks', { hasText: 'thinks …' }));
  await page.clock.fastForward(5000);
  await expect(button(page, 'Play now')).toBeVisible();
  await page.clock.fastForward(30_000);
  const alert = page.getByRole('alert').filter({ hasText: 'did not answer within 30 seconds' });
  await expect(alert).toBeVisible();
  await button(page, 'Try again').click();
  await expect(alert).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(alert).toBeVisible();
  const before = await actionsShown(page);
  await button(page, 'Let the computer make a simple move').click();
  await expect(alert).toBeHidden();
  await expect.poll(() => actionsShown(page)).toBeGreaterThan(before);
});

test('a worker that breaks down: it is said, and the page plays a simple move when it is asked to', async ({ page }) => {
  await page.route(workerFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("message", () => { throw new Error("no"); });' }),
  );
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong while' });
  await toTheComputer(page, alert);
  const before = await actionsShown(page);
  await button(page, 'Let the computer make a simple move').click();
  await expect.poll(() => actionsShown(page)).toBeGreaterThan(before);
});

test('news are read out about once a second at most, however fast the computer plays', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
  await toTheComputer(page, page.locator('.asks', { hasText: 'thinks …' }));
  await openMenu(page);
  const paces = page.getByRole('group', { name: 'Speed of the animation' });
  await paces.getByText('No motion').click();
  const seats = page.locator('.battle-menu select');
  await page.evaluate(() => {
    const live = '[role="status"], [role="alert"], [aria-live]';
    const changes: number[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      // What is empty is not read out.
      const told = records.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live)?.textContent?.trim(),
      );
      if (told) changes.push(performance.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await seats.first().selectOption('random');
  await seats.last().selectOption('random');
  await page.waitForTimeout(4000);
  const changes = await page.evaluate(() => (window as unknown as { changes: number[] }).changes);
  expect(changes.length).toBeGreaterThan(1);
  expect(changes.length).toBeLessThan(9);
});

test('the board is one stop of the tab key, and arrow keys lead from unit to unit', async ({ page }) => {
  await page.goto('fr3/play/?seed=5');
  await button(page, 'Play now').click();
  await expect(page.locator('.board-piece').nth(10)).toBeVisible();
  await expect(page.locator('.board-piece[tabindex="0"]')).toHaveCount(1);
  const open = page.locator('.board-piece[data-pressable]');
  await page.locator('.board-piece[tabindex="0"]').focus();
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(open.nth(at)).toBeFocused();
    await expect.poll(() => open.nth(at).evaluate((piece: SVGElement) => piece.tabIndex)).toBe(0);
    await expect(page.locator('.board-piece[tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(open.nth(1)).toBeFocused();
});
