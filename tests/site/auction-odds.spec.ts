import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest, oneOr } from './long.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

const odds = './fr3/odds/auction/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(odds + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.tell .sentence');
const drawer = (page: Page, title: string) =>
  page.locator('details.drawer', { has: page.getByRole('heading', { name: title, exact: true }) });
const openDrawer = (page: Page, title: string) => drawer(page, title).locator('summary').press('Enter');

longTest('the page answers before anybody asks', async ({ page }) => {
  await open(page);
  await expect(sentence(page)).toHaveText(
    'Teleport, 5 points of level 2 against 4 from the army pool: the spell works 64%, it is defeated 36%.',
  );
});

test('the whole question by keyboard: spell, level, points, who resists, a ward', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Spell', exact: true }).selectOption('blast-2');
  await expect(page).toHaveURL(/s=blast-2/);
  await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('3');
  const added = page.getByRole('group', { name: 'Points added to the cost' });
  await added.getByRole('button', { name: 'One more' }).press('Enter');
  await added.getByRole('button', { name: 'One more' }).press('Enter');
  await page.getByRole('radio', { name: 'Army pool alone' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/d\.active=1/);
  await page.locator('.circumstances-a > summary').first().press('Enter');
  await page.getByLabel('Magic ward').press('Space');
  await expect(sentence(page)).toContainText('Blast 2 at a magic ward, 7 points of level 3 against 4 with level 2');
  const said = await sentence(page).textContent();
  await page.reload();
  await expect(sentence(page)).toHaveText(said ?? '');
});

longTest('every number names its rule, and the link leads there', async ({ page }) => {
  await open(page, '?s=teleport&c.extra=1&d.points=4');
  await page.locator('.sum-b').first().getByRole('link', { name: 'Level zero defence' }).click();
  await expect(page).toHaveURL(/\/fr3\/rules\/auction\/level-zero-defence\/$/);
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, '?s=apoplexy&c.level=1&c.own=1&c.extra=2&d.points=2');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('A level one caster can pay only the basic cost.');
  await refused
    .getByRole('button', { name: /Remove points added/ })
    .first()
    .click();
  await expect(refused).toContainText('The caster needs 2 points of his own, but has only 1.');
  await page.getByRole('combobox', { name: 'Personal pool' }).first().selectOption('5');
  await expect(sentence(page)).toContainText('Apoplexy, 2 points of level 1 against 2 from the army pool');
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, '?s=telport&c.extra=2&d.points=four&zz=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Did you mean “teleport”?');
  await expect(alert).toContainText('Points against it must be a whole number, not “four”');
  await expect(alert).toContainText('The link contains “zz”, which this page does not recognize');
  await expect(sentence(page)).toContainText('Teleport, 6 points of level 2');
});

longTest('the bids that cannot be exploited, at other worths', async ({ page }) => {
  await open(page, '?s=teleport&d.points=4');
  await openDrawer(page, 'The best mix of bids');
  const mixture = drawer(page, 'The best mix of bids');
  await expect(mixture).toContainText('Teleport is worth 27.1 points to the caster when both bid well: cast it.');
  await expect(mixture.getByRole('row', { name: /^4 / })).toContainText('71.4%');
  await expect(mixture).toContainText('gain exactly 0 points together');
  await mixture.getByRole('combobox', { name: 'If the spell works, the caster gains' }).selectOption('100');
  await expect(page).toHaveURL(/w\.success=100/);
  await expect(mixture).toContainText('Teleport is worth 46.9 points');
});

longTest('level three: what is added after the reveal', async ({ page }) => {
  await open(page, '?s=teleport&c.level=3&d.user=level-3&d.points=4');
  await openDrawer(page, 'The best mix of bids');
  const table = page.locator('table.later');
  await expect(table.getByRole('columnheader', { name: 'Defender adds' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^5 with the magic user/ })).toContainText('%');
});

test('every pair of bids: arrow keys go from number to number, Enter asks', async ({ page }) => {
  await open(page, '?s=teleport&d.points=4');
  await openDrawer(page, 'Every pair of bids');
  const map = page.locator('.bids');
  await map.getByRole('button', { name: /^4 against no defence: 100%/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('button', { name: /^5 against 2 from the army pool: 79%/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('5 points of level 2 against 2 from the army pool: the spell works 79%');
});

longTest('best answers, and what would change it', async ({ page }) => {
  await open(page, '?s=teleport&c.extra=1&d.points=4');
  await openDrawer(page, 'Best answers');
  const answers = page.getByRole('table', { name: 'The defender’s best answer to each casting' });
  await expect(answers.getByRole('row').nth(1)).toContainText('5 with the magic user');
  await openDrawer(page, 'What would change the odds');
  await page.getByRole('button', { name: /Magic ward/ }).click();
  await expect(page).toHaveURL(/s\.ward=1/);
  await expect(sentence(page)).toContainText('45%');
});

longTest('several spells: added, worked out in the background, kept in the address', async ({ page }) => {
  await open(page, '?s=teleport&d.points=4');
  await openDrawer(page, 'Several spells in one turn');
  const list = drawer(page, 'Several spells in one turn');
  await list.getByRole('button', { name: 'Add a spell' }).press('Enter');
  await list.getByRole('combobox', { name: 'Spell', exact: true }).selectOption('apoplexy');
  await list.getByRole('combobox', { name: 'Its success is worth' }).nth(1).selectOption('30');
  await expect(page).toHaveURL(/p\.spell2=apoplexy&p\.worth2=30/);
  await expect(list).toContainText('Cast Teleport first. The turn is worth 38.6 points', { timeout: 20_000 });
  await expect(list.getByRole('row', { name: /^Apoplexy/ })).toContainText('55%');
  await list.getByRole('button', { name: 'Remove from the list' }).press('Enter');
  await expect(page).not.toHaveURL(/spell2/);
  await expect(list).toContainText('Add a second spell');
});

longTest('long work can be stopped and taken up again', async ({ page }) => {
  await open(page, '?s=teleport&c.level=3&c.own=18&d.own=12&d.points=4&p.spell2=blast-2&p.spell3=apoplexy&p.spell4=fog');
  await openDrawer(page, 'Several spells in one turn');
  const list = drawer(page, 'Several spells in one turn');
  await expect(list.getByText(/situations so far/)).toBeVisible({ timeout: 20_000 });
  await list.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(list.getByText('Stopped.')).toBeVisible();
  await list.getByRole('button', { name: 'Work it out' }).press('Enter');
  await expect(list.getByText(/Working out the turn/)).toBeVisible();
});

test('the lesson: three cases with their numbers, and from each into the calculator', async ({ page }) => {
  await page.goto('./fr3/odds/auction/lesson/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^5: the best/ })).toContainText('64%');
  await page.getByRole('link', { name: 'This case in the calculator' }).nth(1).click();
  await expect(sentence(page)).toContainText('Teleport, 4 points of level 2 against 5 with level 2');
  await page.getByRole('link', { name: 'Learn it from three worked examples.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to bid for a spell');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const scheme of oneOr(['light'], ['light', 'dark'] as const))
    test(`with a thumb, every drawer open, nothing too wide, everybody can use it: ${scheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await open(
        page,
        '?s=teleport&c.level=3&c.own=6&c.army=3&d.user=level-3&d.own=4&d.army=3&d.points=4&d.active=1&p.spell2=apoplexy',
      );
      await expect(sentence(page)).toContainText('4 points of level 3 against 4 with level 3');
      await page.getByRole('group', { name: 'Points added to the cost' }).getByRole('button', { name: 'One more' }).tap();
      await expect(page).toHaveURL(/c\.extra=1/);
      for (const title of [
        'The best mix of bids',
        'Every pair of bids',
        'Best answers',
        'Several spells in one turn',
        'What would change the odds',
      ])
        await drawer(page, title).locator('summary').tap();
      await expect(page.locator('.bids')).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('.spread')).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await violations(page)).toEqual([]);
    });
});
