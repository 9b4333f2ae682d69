import { expect, type Page } from '@playwright/test';
import { longTest } from './long.ts';
import { test } from './test.ts';

const open = async (page: Page, path = './fr3/rules/') => {
  await page.goto(path);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
};
const results = (page: Page) => page.locator('.search-page');
const type = (page: Page, words: string) => page.getByRole('searchbox').fill(words);

/** Many more questions are asked in `tests/content/search.test.ts`: here it is seen that the page asks as that test does. */
const questions: readonly (readonly [words: string, url: RegExp])[] = [
  ['chrage bonus', /\/fr3\/rules\/melee\/charge-bonus\//],
  ['knights', /\/fr3\/units\/knights\//],
  ['shaken', /\/fr3\/rules\/basics\/demoralization\//],
  ['can I shoot into melee', /\/fr3\/rules\/(missile-fire\/target|artillery\/to-hit)\//],
];

test('finds what is asked for', async ({ page }) => {
  await open(page);
  for (const [words, url] of questions) {
    await type(page, words);
    await expect(results(page).first()).toHaveAttribute('href', url);
  }
});

test('opens by its button, by Ctrl-K, and from a page that is not there', async ({ page }) => {
  await page.goto('no/such/page/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await type(page, 'knights');
  await expect(results(page).first()).toBeVisible();
});

test('a page that is not there searches for the words of its address', async ({ page }) => {
  await page.goto('fr3/rules/support/');
  await page.getByRole('button', { name: 'Search the book' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('rules support');
  await expect(results(page).first()).toBeVisible();
});

test('arrows choose, Enter opens; the index of another game that comes late takes nobody off a result', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The last game's index: when it is asked for, all others are there.
  const last = '**/six-events/search.json';
  await page.route(last, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(last);
  await open(page);
  await page.keyboard.type('push-back');
  await asked;
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  const shown = await results(page).first().elementHandle();
  release();
  await expect.poll(() => shown?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const address = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address?.split('?')[0]}`));
});

test('the game one stands in goes first, every result names its game, and a filter switches', async ({ page }) => {
  await open(page, './hott/rules/');
  await type(page, 'wheel');
  await expect(results(page).first()).toHaveAttribute('href', /\/hott\/rules\/groups\/wheel\//);
  await expect(results(page).first()).toContainText('Hordes of the Things');
  const game = page.getByRole('group', { name: 'Game' }).getByRole('button', { name: 'Fantasy Rules!' });
  await game.click();
  await expect(game).toHaveAttribute('aria-pressed', 'true');
  await expect(game).toBeFocused();
  await expect(results(page).first()).toHaveAttribute('href', /\/fr3\/rules\/movement\/wheel\//);
  for (const place of await page.locator('.search-place').allTextContents()) expect(place).toContain('Fantasy Rules!');
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(results(page).first()).toHaveAttribute('href', /\/hott\//);
});

longTest('filters by kind', async ({ page }) => {
  await open(page);
  await type(page, 'charge');
  const unit = page.getByRole('group', { name: 'Kind of page' }).getByRole('button', { name: 'Unit' });
  await unit.click();
  await expect(unit).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.search-place').first()).toContainText('Unit');
  await unit.click();
  await expect(unit).toHaveAttribute('aria-pressed', 'false');
});

test('a question for a calculator is filled in', async ({ page }) => {
  await open(page);
  await type(page, 'knights charge spears uphill');
  await expect(results(page).first()).toContainText('Melee odds: Knights against spears');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/fr3\/odds\/melee\/\?a=knights&b=spears&charge=a&b\.uphill=1/);
});

test('pages with the words of the question follow, in sentences', async ({ page }) => {
  await open(page);
  // Words that stand in the prose of one page, and in no title or summary.
  await type(page, 'wicker gondola');
  const more = page.locator('.search-more');
  await expect(more.getByRole('heading', { name: 'Pages with these words' })).toBeVisible();
  await expect(more.locator('.search-page').first()).toHaveAttribute('href', /\/fr3\/units\/air-ship\//);
  await type(page, 'units firing demoralized killed');
  await expect(page.locator('.search-result').first()).toBeVisible();
  for (const excerpt of await page.locator('.search-excerpt').allTextContents()) {
    expect(excerpt).toMatch(/^[\p{Lu}\d“‘(d].*[.!?…:”]$/su);
    expect(excerpt).not.toMatch(/\p{Ll}\p{Lu}/u);
  }
});

test('says when nothing is found, and helps', async ({ page }) => {
  await open(page);
  await type(page, 'qqqqq');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found for “qqqqq”');
});

longTest('marks what matched', async ({ page }) => {
  await open(page);
  await type(page, 'support');
  await expect(page.locator('.search mark').first()).toBeVisible();
});

test('loads nothing of the index before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('fr3/rules/melee/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /pagefind|search\.json/.test(url))).toEqual([]);
});
