/** The muster in a real browser: a whole build with a thumb, one with the keyboard, and rosters that come and go. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest, oneOr } from './long.ts';
import { asPaper } from './pages.ts';
import { test } from './test.ts';

const address = new URL('fr3/muster/', process.env.SITE ?? 'http://base/');
const path = process.env.SITE ? address.href : 'fr3/muster/';

const noSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

const total = (page: Page) => page.locator('.muster-total b');
const state = (page: Page) => page.locator('.muster-state');
const line = (page: Page, name: string) => page.locator('.muster-line-open').filter({ hasText: name });
const lineWords = (page: Page) => page.locator('.muster-units').first().locator('.muster-line-words b');
const drawer = (page: Page, title: string) =>
  page.locator('.drawer > summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens the page on a ready roster. */
async function openReady(page: Page, id: string): Promise<void> {
  await page.goto(`${path}?ready=${id}`);
  await expect(page.locator('.muster.is-open')).toBeVisible();
}

test('at 360 px an army is built with a thumb, its errors are mended by buttons, and it stays after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Army list' }).selectOption('steppe');
  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add units' });
  for (let n = 0; n < 3; n += 1) await dialog.getByRole('button', { name: /^Light Cavalry/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Light Cavalry: 3 in the roster.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, 'Light Cavalry')).toContainText('3 ×');
  await expect(state(page)).toContainText('errors');

  await page.getByRole('button', { name: 'Bows for all Light Cavalry' }).first().click();
  await page.getByRole('button', { name: 'Add the general' }).click();
  await expect(state(page)).toContainText('Legal');
  await expect(page.locator('.muster-total')).toContainText('of 500');
  const points = Number(await total(page).textContent());
  await page.getByRole('button', { name: 'One more: Light Cavalry' }).click();
  await expect(total(page)).not.toHaveText(String(points));
  await noSidewaysScroll(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page)).toHaveText(String(points));
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(line(page, 'Light Cavalry')).toContainText('4 ×');
  await page.reload();
  await expect(line(page, 'Light Cavalry')).toContainText('4 ×');
});

test('what is chosen before the script is there is kept, and the roster begins with it', async ({ page }) => {
  const wake = await asPaper(page, path);
  await page.getByRole('combobox', { name: 'Army list' }).selectOption('steppe');
  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByLabel(/^Paste a roster here/).fill('Steppe');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await wake();
  await expect(page.getByRole('button', { name: 'Open the roster' })).toBeEnabled();
  await page.getByText('750 points', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.muster-total')).toContainText('of 500');
  await expect(page.getByLabel('Name of the roster')).toHaveValue(/Steppe/);
});

test('with the keyboard alone: begin, search, add, move, name, undo', async ({ page }) => {
  await page.goto(path);
  await page.locator('astro-island[client="after-paint"]:not([ssr])').waitFor({ state: 'attached' });
  await page.getByRole('combobox', { name: 'Army list' }).focus();
  await page.keyboard.type('Hill Dw');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add units' }).focus();
  await page.keyboard.press('Enter');
  for (const word of ['spears', 'handweapons']) {
    await page.getByLabel('Search units by name or kind').fill(word);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add units' })).toBeFocused();
  await expect(lineWords(page)).toHaveText(['Spears', 'Handweapons']);

  await line(page, 'Handweapons').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lineWords(page)).toHaveText(['Handweapons', 'Spears']);
  await expect(line(page, 'Handweapons')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your own name for the unit').focus();
  await page.keyboard.type('Greyfell Guard');
  await page.keyboard.press('Enter');
  await expect(lineWords(page)).toHaveText(['Greyfell Guard', 'Spears']);
  await page.locator('.muster-line-open').first().focus();
  await page.keyboard.press('Control+z');
  await expect(lineWords(page)).toHaveText(['Handweapons', 'Spears']);
  await page.keyboard.press('Control+z');
  await expect(lineWords(page)).toHaveText(['Spears', 'Handweapons']);
  await page.keyboard.press('Control+Shift+z');
  await expect(lineWords(page)).toHaveText(['Handweapons', 'Spears']);
});

longTest('every cost opens its lines, each with the rule that it rests on', async ({ page }) => {
  await openReady(page, 'roman-750');
  await page.locator('.muster-line-open').first().click();
  await page.locator('summary', { hasText: 'Cost, line by line' }).click();
  const cost = page.getByRole('table', { name: 'Cost of Handweapons' });
  const points = (await cost.locator('tbody td').allTextContents()).map(Number);
  await expect(cost.locator('tfoot td')).toHaveText(String(points.reduce((sum, each) => sum + each, 0)));
  await expect(cost.getByRole('row', { name: /Elite/ }).getByRole('link', { name: 'Buying elites' })).toHaveAttribute(
    'href',
    /elites\/.*#purchase$/,
  );
});

test('a draft says what is wrong with the rule, shows where, and one of a line is changed apart from the others', async ({
  page,
}) => {
  await openReady(page, 'norse-500');
  await line(page, '4 × Handweapons').click();
  const body = page.locator('.muster-line.is-open');
  await body.getByText('one of them').click();
  await body.getByLabel(/^Barbarian\/Fearless/).click();
  await expect(state(page)).toContainText('1 error');
  const problem = page.locator('#muster-problems li.is-error');
  await expect(problem).toContainText('Either all Handweapons in an army must have Barbarian/Fearless, or none');
  await expect(problem.getByRole('link').first()).toHaveAttribute('href', /items\/barbarian/);
  await problem.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.muster-line.is-open .muster-line-open')).toBeFocused();
  await problem.getByRole('button', { name: 'Choose Barbarian/Fearless' }).click();
  await expect(state(page)).toHaveText('Legal');
});

longTest('what a unit may not have is searched and says why', async ({ page }) => {
  await openReady(page, 'steppe-500');
  await line(page, 'Heavy Chariots').click();
  await page.getByLabel('Search options').fill('stakes');
  await expect(page.locator('.muster-no', { hasText: 'Stakes' })).toContainText('Heavy Chariots cannot have Stakes');
});

longTest(
  'which lists may field it: the sure ones first, the open ones marked, one press begins with the list',
  async ({ page }) => {
    await page.goto(path);
    await page.locator('summary', { hasText: 'Which army lists can use' }).click();
    await page.getByLabel('A unit you own').selectOption('blobs');
    const first = page.locator('.muster-lists button').first();
    await expect(first).not.toContainText('open');
    await page.getByLabel('A unit you own').selectOption('dragons');
    await expect(page.getByRole('status').filter({ hasText: 'all of them' })).toBeVisible();
    const list = page.locator('.muster-lists button').last();
    await expect(list).toContainText('open');
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    const name = ((await list.textContent()) ?? '').replace(/\s*open$/, '').trim();
    await expect(page.getByRole('combobox', { name: 'Army list' }).locator('option:checked')).toHaveText(name);
  },
);

test('the page of an army list leads here with that list', async ({ page }) => {
  await page.goto(path.replace('muster/', 'armies/dwarfs/'));
  await page.getByRole('link', { name: 'Build an army from this list' }).click();
  await expect(page.getByRole('combobox', { name: 'Army list' })).toHaveValue('dwarfs');
});

test('a link carries the whole roster to another device; its text comes back from a chat', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, 'greek-750');
  const points = await total(page).textContent();
  await drawer(page, 'Share').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const text = await page.getByLabel('The roster as text').inputValue();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByLabel('Name of the roster')).toHaveValue('The Bronze Grove');
  await expect(total(elsewhere)).toHaveText(points ?? '');
  expect(new URL(elsewhere.url()).hash).toBe('');
  await elsewhere.getByRole('button', { name: 'All rosters' }).click();
  await elsewhere.getByLabel(/^Paste a roster here/).fill(text.replace('Pikes,', 'Pikez,'));
  await elsewhere.getByRole('button', { name: 'Open the roster' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Line 6: there is no unit “Pikez”');
  await expect(lineWords(elsewhere).first()).toContainText('Pikes');
  await elsewhere.getByRole('button', { name: 'All rosters' }).click();
  await expect(elsewhere.locator('.muster-kept li')).toHaveCount(2);
  await elsewhere.close();
});

longTest('a damaged link says so and loses nothing', async ({ page }) => {
  await page.goto(`${path}#aGarbageThatIsNoRosterAtAll`);
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('from a roster to battle: what the battle plays begins there', async ({ page }) => {
  await openReady(page, 'elves-high-500');
  await drawer(page, 'To battle').click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.waitForURL(/\/fr3\/play\//);
  await expect(page.locator('.play.is-open')).toContainText('The Silver Tithe');
});

test('what the battle does not play yet is said', async ({ page }) => {
  await openReady(page, 'elves-high-500');
  await page.getByLabel('Points', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Add units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add units' });
  // What the list leaves open is folded away with its reason.
  await dialog.locator('summary', { hasText: 'Open' }).click();
  await dialog.getByRole('button', { name: /^Assault Craft/i }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await drawer(page, 'To battle').click();
  await expect(page.locator('.drawer-body p', { hasText: 'This army is not legal yet, so you cannot play it.' })).toContainText(
    'Assault Craft cannot be used in battles yet',
  );
});

test('a line is dragged by its grip to another place; Escape lets it stay', async ({ page }) => {
  await openReady(page, 'roman-750');
  const before = await lineWords(page).allTextContents();
  const grip = page.locator('.muster-grip').first();
  const third = page.locator('.muster-line').nth(2);
  const drag = async () => {
    const from = await grip.boundingBox();
    const to = await third.boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height * 0.8, { steps: 4 });
    await expect(third).toHaveClass(/drops-after/);
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(lineWords(page)).toHaveText(before);
  await drag();
  await page.mouse.up();
  await expect(lineWords(page)).toHaveText([before[1], before[2], before[0], ...before.slice(3)].map((each) => each ?? ''));
  await expect(page.locator('.muster-line-open').nth(2)).toBeFocused();
});

test('on paper there is the sheet alone, the cards, the rules that the army uses, or what its opponent is told', async ({
  page,
}) => {
  await openReady(page, 'norse-500');
  const paper = page.locator('.paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.muster-main')).toBeHidden();
  await expect(paper.locator('tbody tr').first()).toContainText('Elite');
  await expect(paper.locator('dt', { hasText: 'Barbarian/Fearless' })).toContainText(/p\. \d+/);

  await page.emulateMedia({ media: 'screen' });
  await drawer(page, 'On paper').click();
  await page.getByText('Cards', { exact: true }).click();
  await expect(paper.locator('.paper-card', { hasText: 'Handweapons' }).first()).toContainText('Barbarian/Fearless');
  await page.getByRole('main').getByText('Quick reference', { exact: true }).click();
  await expect(paper.getByRole('link', { name: 'Who supports' })).toBeVisible();
  await page.getByText('Briefing', { exact: true }).click();
  await expect(paper.getByRole('row', { name: /Handweapons/ }).first()).toBeVisible();
  await expect(paper).not.toContainText('Elite');
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { name: /briefing/ })).toBeVisible();
  await expect(page.locator('.muster-dock')).toBeHidden();
});

longTest('the odds ask for its units first, until the army is dropped', async ({ page }) => {
  await openReady(page, 'elves-high-500');
  await drawer(page, 'Odds with this army').click();
  await page.locator('.muster-doors a[href*="/odds/melee/"]').click();
  await page.waitForURL(/\/odds\/melee\//);
  await page.locator('.unit-a').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.unit-list-group').first()).toHaveText('Your army: The Silver Tithe');
  const own = dialog.getByRole('group').first().getByRole('option');
  await expect(own.locator('span:first-of-type')).toHaveText(['Longbows', 'Pikes', 'Knights']);
  await dialog.getByRole('button', { name: 'Drop it' }).click();
  await expect(dialog.locator('.unit-list-group').first()).toHaveText('Infantry');
});

const sights = [
  ['light', 360],
  ['dark', 1440],
] as const;
for (const [theme, width] of oneOr([sights[0]], sights))
  test(`nothing stands in the way of anybody, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('summary', { hasText: 'Which army lists can use' }).click();
    await page.getByLabel('A unit you own').selectOption('blobs');
    expect(await violations(page)).toEqual([]);
    await noSidewaysScroll(page);
    await openReady(page, 'orc-goblin-1000');
    await line(page, '3 × Spears').click();
    await page.getByLabel('Points', { exact: true }).fill('900');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await line(page, 'Hero').click();
    await page.locator('.muster-person summary').first().click();
    await drawer(page, 'Share').click();
    await drawer(page, 'On paper').click();
    await drawer(page, 'Odds with this army').click();
    await expect(state(page)).toContainText('error');
    expect(await violations(page)).toEqual([]);
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add units' }).click();
    expect(await violations(page, { part: '.muster-dialog' })).toEqual([]);
  });

test('at 390 px: types that the list confirms stand before the open ones, plus and minus stand side by side, and name and points stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, 'elves-high-500');
  await page.getByRole('button', { name: 'Add units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add units' });
  await expect(dialog.locator('.muster-dialog-total')).toContainText('of 500 points');
  const open = dialog.locator('details', { has: page.locator('summary', { hasText: 'Open' }) });
  const confirmed = dialog.locator('.muster-dialog-list > section .muster-add');
  expect(await confirmed.count()).toBeGreaterThan(3);
  const last = await confirmed.last().boundingBox();
  expect((await open.boundingBox())?.y).toBeGreaterThanOrEqual(last?.y ?? 0);
  await open.locator('summary').click();
  await expect(open).toContainText('Our copy has lost the shading for these types');
  const name = (await confirmed.first().locator('b').textContent()) ?? '';
  await confirmed.first().click();
  const more = Number(/(\d+) in the roster/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[1]);
  await dialog.getByRole('button', { name: `One fewer: ${name}` }).click();
  await expect(dialog.getByRole('status')).toHaveText(`${name}: ${more - 1} in the roster.`);
  await confirmed.first().click();
  await confirmed.first().click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.mouse.wheel(0, 4000);
  await expect(page.locator('.muster-called')).toBeInViewport();
  await expect(page.locator('.muster-total b')).toBeInViewport();
  const remove = page
    .locator('#muster-problems')
    .getByRole('button', { name: /^Remove .* points less$/ })
    .first();
  await remove.click();
  await expect(page.locator('.muster-total')).not.toHaveClass(/is-over/);
  await noSidewaysScroll(page);

  const magicUsers = page.locator('details', { has: page.locator('summary', { hasText: 'Add a magic user' }) });
  await magicUsers.locator('summary').click();
  await magicUsers.getByRole('button').first().click();
  await expect(page.locator('.muster-line.is-open')).toBeVisible();
});
