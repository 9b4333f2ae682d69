import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a unit and an enemy are touched, the exact chances change, and dice are rolled', async ({ page }) => {
  await page.goto('./');
  const board = page.getByRole('region', { name: 'A board to try' });
  await expect(board.getByRole('heading', { level: 2 })).toHaveText('Knights charge longbows');
  await board.getByRole('button', { name: 'Charge the mobs' }).click();
  await expect(board.getByRole('heading', { level: 2 })).toHaveText('Knights charge mobs');
  await board.getByRole('button', { name: 'Your light cavalry' }).click();
  await expect(board.getByRole('heading', { level: 2 })).toHaveText('Light Cavalry charge beastmen');
  await board.getByRole('button', { name: 'Roll both dice' }).click();
  await expect(board.getByRole('status')).toHaveText(/^You roll \d+, the enemy \d+: /);
  await expect(board.locator('.is-now')).toHaveCount(1);
  // The results are those of the rules: all of 100 rolls.
  const shares = await board.locator('.home-results b').allTextContents();
  expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBe(100);
});

test('the board works by keyboard', async ({ page }) => {
  await page.goto('./');
  const board = page.getByRole('region', { name: 'A board to try' });
  const spears = board.getByRole('button', { name: 'Your spears' }).first();
  await spears.focus();
  await expect(page.locator('[data-island="HomeBoard"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(spears).toHaveAttribute('aria-pressed', 'true');
});

test('the position of the board opens on the battle page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Continue this battle' }).click();
  await expect(page.getByText('Whom do you charge?')).toBeVisible();
});

test('the first battle is one press away', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play a first battle' }).click();
  await expect(page).toHaveURL(/\/fr3\/play\/\?lesson/);
  await expect(page.getByText('The Millers of Brook').first()).toBeVisible();
});

test('no link of the home page is said twice', async ({ page }) => {
  await page.goto('./');
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  // Modifiers of two units may rest on one rule.
  const once = links.filter((url) => !/\/fr3\/rules\//.test(url));
  expect(once).toEqual([...new Set(once)]);
});

test('the header switches the game and keeps the door', async ({ page }) => {
  await page.goto('./fr3/odds/melee/');
  await page.getByRole('banner').getByRole('button', { name: 'Fantasy Rules!' }).click();
  await page
    .getByRole('navigation', { name: 'Games' })
    .getByRole('link', { name: /Hordes of the Things/ })
    .click();
  await expect(page).toHaveURL(/\/hott\/odds\/$/);
});

test('the header has five doors, and the rest in a menu that opens without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./fr3/units/');
  const doors = page.getByRole('navigation', { name: 'Fantasy Rules!: sections' });
  await expect(doors.getByRole('link')).toHaveCount(5);
  await doors.getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'More sections' }).getByRole('link', { name: 'Spells' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spells');
  await context.close();
});

test('pages of no single game do not wear the menu of one', async ({ page }) => {
  for (const path of ['./', './rulings/', './glossary/', './credits/']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Games' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Odds' })).toHaveCount(0);
  }
});

test('the header fits at every width in every game', async ({ page }) => {
  for (const path of ['./', './fr3/odds/', './three-realms/odds/', './hott/odds/', './six-events/odds/']) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const beyond = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.top-in > *, .doors > *')].filter((part) => part.checkVisibility());
        const wide = parts.filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth + 0.5;
        });
        return { page: document.documentElement.scrollWidth - innerWidth, parts: wide.map((part) => part.textContent?.trim()) };
      });
      expect([path, width, beyond]).toEqual([path, width, { page: 0, parts: [] }]);
    }
  }
});
