import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, path = './') => {
  await page.goto(path);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
};
const results = (page: Page) => page.locator('.search-page');

/** What players type, and the page that they must find among the first results. */
const questions: readonly (readonly [words: string, url: RegExp])[] = [
  ['charge bonus', /\/fr3\/rules\/melee\/charge-bonus\//],
  ['knights', /\/fr3\/units\/knights\//],
  ['pushed back', /\/fr3\/rules\/melee\/push-back\//],
  ['shaken', /\/fr3\/rules\/basics\/demoralization\//],
  ['fall back', /\/fr3\/rules\/melee\/push-back\//],
  ['bow range', /\/fr3\/rules\/missile-fire\/target\//],
  ['teleport', /\/fr3\/spells\/teleport\//],
];

for (const [words, url] of questions)
  test(`finds “${words}”`, async ({ page }) => {
    await open(page);
    await page.getByRole('searchbox').fill(words);
    await expect(results(page).first()).toBeVisible();
    const found = await results(page).evaluateAll((links) =>
      links.slice(0, 4).map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(
      found.some((path) => url.test(path)),
      found.join(' '),
    ).toBe(true);
  });

test('opens by its button, by Ctrl-K, and from a page that is not there', async ({ page }) => {
  await page.goto('no/such/page/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill('knights');
  await expect(results(page).first()).toBeVisible();
});

test('a page that is not there searches for the words of its address', async ({ page }) => {
  await page.goto('fr3/rules/support/');
  await page.getByRole('button', { name: 'Search the book' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('rules support');
  await expect(page.locator('.search-page').first()).toBeVisible();
});

test('arrows choose, Enter opens', async ({ page }) => {
  await open(page);
  await page.keyboard.type('push-back');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
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

test('filters by kind', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('charge');
  const unit = page.getByRole('button', { name: /^Unit \d/ });
  await unit.click();
  await expect(unit).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.search-place').first()).toContainText('Unit');
  await unit.click();
  await expect(unit).toHaveAttribute('aria-pressed', 'false');
});

test('says when nothing is found, and helps', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('qqqqq');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found for “qqqqq”');
});

test('marks what matched', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('support');
  await expect(page.locator('.search mark').first()).toBeVisible();
});

test('loads nothing of the index before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('fr3/rules/melee/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('pagefind'))).toEqual([]);
});

test('shows first what players call by another name', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('fall back');
  await expect(results(page).first()).toContainText('What players call “fall back”');
  await expect(results(page).first()).toHaveAttribute('href', /\/melee\/push-back\//);
});
