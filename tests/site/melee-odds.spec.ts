import { expect, type Page } from '@playwright/test';
import { longTest } from './long.ts';
import { asPaper, listening } from './pages.ts';
import { test } from './test.ts';

const odds = './fr3/odds/melee/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(odds + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.sentence');

/** Addresses that have been given away keep their answers. */
const fixtures: readonly (readonly [address: string, sentence: string])[] = [
  [
    '?a=knights&b=pikes&charge=a',
    'Knights (charging, +8) against Pikes (+6): Pikes destroyed 9%, Pikes pushed back 55%, no change 8%, Knights demoralized 28%.',
  ],
  [
    '?a=spears&b=knights&charge=b&a.support=2',
    'Spears (+6) against Knights (charging, +8): Knights demoralized 28%, no change 8%, Spears pushed back 55%, Spears destroyed 9%.',
  ],
  [
    '?a=fanatics&b=dragons&charge=b&round=later',
    'Fanatics (+0) against Dragons (+0): Dragons destroyed 45%, no change 10%, Fanatics destroyed 45%.',
  ],
  [
    '?a=tricksters&b=large-monsters',
    'Tricksters (+4) against Large Monsters (+8): Large Monsters destroyed 25%, Large Monsters demoralized 15%, no change 6%, Tricksters destroyed 54%.',
  ],
];

test('an address keeps its answer', async ({ page }) => {
  for (const [address, line] of fixtures) {
    await open(page, address);
    await expect(sentence(page)).toHaveText(line);
  }
});

test('the whole question by keyboard: units by name, who charged, a circumstance', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: /First unit/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open] input')).toBeFocused();
  await page.keyboard.type('heavy cav');
  await expect(page.getByRole('option').first()).toContainText('Heavy Cavalry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /First unit/ })).toContainText('Heavy Cavalry');
  await page.getByRole('button', { name: /Second unit/ }).press('Enter');
  await expect(page.locator('dialog[open] input')).toBeFocused();
  await expect(page.getByRole('dialog').locator('input')).toBeFocused();
  await page.keyboard.type('infantry');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('spears');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/b=spears/);
  await page.getByRole('radio', { name: 'Heavy Cavalry' }).press('Space');
  await page.getByRole('region', { name: 'Spears' }).getByRole('radio', { name: '2', exact: true }).press('Space');
  await expect(page).toHaveURL(/\?a=heavy-cavalry&b=spears&b\.support=2&charge=a$/);
  await expect(sentence(page)).toContainText('Heavy Cavalry (charging, +6) against Spears (+6)');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(sentence(page)).toContainText('Heavy Cavalry (charging, +6) against Spears (+6)');
});

test('a drawer that was opened before the script was there has its form, and two presses in one frame are two', async ({
  page,
}) => {
  const wake = await asPaper(page, `${odds}?a=knights&b=spears`);
  await page.locator('.circumstances-b > summary').click();
  await wake();
  const light = page.locator('.circumstances-b').getByRole('group', { name: /Light cavalry on the enemy/ });
  await light.getByRole('button', { name: 'One more' }).evaluate((more: HTMLButtonElement) => {
    more.click();
    more.click();
    more.click();
  });
  // Two are the most.
  await expect(page).toHaveURL(/b\.flankLight=2/);
  await expect(light.getByRole('button', { name: 'One more' })).toBeDisabled();
});

test('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, '?a=spears&b=knights&charge=b&a.support=2');
  const support = page.locator('.sum-a li', { hasText: 'Support of 2' });
  await expect(support).toContainText('+2');
  await support.getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/fr3\/rules\/melee\/support-bonus\/$/);
});

test('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, '?a=spears&b=knghts&charge=x&a.support=2&a.uphill=maybe&zz=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The rest of the link still works');
  await expect(alert).toContainText('no unit “knghts”. Did you mean “knights”?');
  await expect(alert).toContainText('Who charged must be one of a, none, b, not “x”.');
  await expect(alert).toContainText('Uphill of its enemy must be 1 or 0, not “maybe”.');
  await expect(alert).toContainText('The link contains “zz”, which this page does not recognize');
  await expect(page.locator('.sum-a')).toContainText('Support of 2');
});

test('a meeting that the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, '?a=pikes&a.level=flying&b=mobs&charge=a&b.support=1');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Pikes cannot fly.');
  await expect(refused.getByRole('link').first()).toBeVisible();
  await refused.getByRole('button', { name: 'Remove comes from' }).click();
  await expect(sentence(page)).toContainText('Pikes (charging, +4) against Mobs (+2)');
});

test('what would change the odds, phase after phase, every unit against every unit', async ({ page }) => {
  await open(page, '?a=knights&b=spears&charge=a');
  await page.getByText('What would change the odds').click();
  await page.getByRole('radio', { name: 'Spears' }).last().check();
  await page.getByRole('button', { name: /Show all/ }).click();
  await page.getByRole('button', { name: /Supporting neighbours: 1/ }).click();
  await expect(page).toHaveURL(/b\.support=1/);
  await page.getByText('Phase after phase').click();
  const phases = page.locator('.turns-table');
  await expect(phases.locator('thead th')).toHaveCount(5);
  await page.getByRole('group', { name: 'Phases' }).getByRole('button', { name: 'One more' }).click();
  await expect(phases.locator('thead th')).toHaveCount(6);
  await expect(page).toHaveURL(/phases=5/);
  await page.getByText('Every unit against every unit').click();
  await page.locator('.heat tbody tr', { hasText: 'Mobs' }).locator('button').nth(2).click();
  await expect(page).toHaveURL(/a=mobs/);
});

test('the sentence is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?a=knights&b=pikes&charge=a');
  await page.getByRole('button', { name: 'Copy this sentence' }).click();
  await expect(page.getByText('Sentence copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fixtures[0]?.[1]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  longTest('two units and a circumstance with a thumb, nothing too wide', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: /First unit/ }).tap();
    await page.getByRole('option', { name: /Dragons/ }).tap();
    await page.getByRole('button', { name: 'Swap sides' }).tap();
    await expect(page).toHaveURL(/a=pikes&b=dragons/);
    await page.getByRole('region', { name: 'Pikes' }).getByText('Uphill of its enemy').tap();
    await expect(page.locator('.sum-a')).toContainText('Uphill');
    for (const name of ['What would change the odds', 'Phase after phase', 'Every unit against every unit'])
      await page.getByText(name).tap();
    await expect(page.locator('.heat')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('odds inside a rule page answer the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/melee/support-bonus/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('d10 +6 against d10 +6');
    await card.getByRole('group', { name: 'Supporting neighbours' }).getByText('1', { exact: true }).tap();
    await expect(card).toContainText('d10 +6 against d10 +5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
