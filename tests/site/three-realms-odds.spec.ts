import { expect, type Page } from '@playwright/test';
import { longTest, oneOr } from './long.ts';
import { fits, open as openOf, reach, sentence } from './rolls.ts';
import { test } from './test.ts';

const open = (page: Page, calculator: string, address = '') => openOf(page, calculator, address, 'three-realms');
const calculators = ['ground', 'shooting', 'templates', 'melee', 'drive'];

test('the door leads to the shelf, and the shelf to every calculator', async ({ page }) => {
  await page.goto('./three-realms/');
  await page.getByRole('main').getByRole('link', { name: /^Odds/ }).click();
  await expect(page.locator('.calculator')).toHaveCount(calculators.length);
  await page.getByRole('link', { name: /^Shooting/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shooting odds');
});

test('a volley by keyboard: who, how many, a wall; the address keeps it', async ({ page }) => {
  await open(page, 'shooting');
  const firers = page.getByRole('region', { name: 'Those who shoot' });
  const target = page.getByRole('region', { name: 'The target' });
  await firers.getByLabel('Stat line').selectOption('outriders');
  await firers.getByLabel('They aim').press('Space');
  await target.getByRole('group', { name: 'Hidden by' }).getByRole('radio', { name: 'cover' }).press('Space');
  await expect(sentence(page)).toContainText('5 × Outriders with bow, aimed, at 5 × Spearmen in cover: no model falls');
  await expect(page).toHaveURL(/f\.aim=1&f\.who=outriders&t\.hiding=cover/);
  await page.reload();
  await expect(sentence(page)).toContainText('5 × Outriders with bow, aimed, at 5 × Spearmen in cover');
});

longTest('a stat line can be anybody’s: a changed value is said', async ({ page }) => {
  await open(page, 'melee', '?roll=strike');
  const strikers = page.getByRole('region', { name: 'Those who strike' });
  await strikers
    .getByRole('group', { name: 'Strength' })
    .getByRole('button', { name: /More|One more|\+/ })
    .press('Enter');
  await expect(sentence(page)).toContainText('(S 6)');
});

longTest('another roll by keyboard', async ({ page }) => {
  await open(page, 'melee');
  await page.getByRole('radio', { name: 'Afterwards' }).press('Space');
  await expect(sentence(page)).toContainText('run down');
  await page.getByRole('radio', { name: 'Breaking off with Blitzkrieg' }).press('Space');
  await expect(sentence(page)).toContainText('Blademaster breaks off from Spearmen: it may leave 80%');
});

longTest('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, 'shooting', '?roll=volley&t.dugIn=1&t.hiding=cover');
  const line = page.locator('.sum li', { hasText: 'Target in cover' }).first();
  await expect(line).toContainText('−1');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/three-realms\/rules\/cover\/purpose\/#cover$/);
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'drive', '?roll=rally&u.hat=1&u.D=7&u.penalty=many');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“hat” is not a setting');
  await expect(alert).toContainText('Broke by must be a whole number');
  await expect(sentence(page)).toContainText('D 7');
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'shooting', '?roll=volley&f.who=captain&f.aim=1');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Pistol cannot aim, because it is an Assault weapon.');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('Captain with pistol at');
});

longTest('what would change it comes from the worker', async ({ page }) => {
  await open(page, 'melee', '?roll=round');
  await page.getByText('What would change the odds').click();
  await page.getByRole('button', { name: /Show all/ }).click();
  await page
    .getByRole('button', { name: /Has charged: over open ground/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[ab]\.charge=charged/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const calculator of oneOr(['shooting'], calculators))
    test(`${calculator} with a thumb, nothing too wide, nobody kept out`, async ({ page }) => {
      await open(page, calculator);
      for (const drawer of await page.locator('.circumstances > summary').all()) await drawer.tap();
      await fits(page);
    });

  longTest('a hazard roll inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./three-realms/rules/terrain/table/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('6 × Spearmen over rough and hazardous ground, M (5″)');
    const rate = card.getByLabel('Rate');
    await reach(rate);
    await rate.selectOption('run');
    await expect(card.locator('.try-title')).toHaveText(/Run \(7\.5″\)/);
    await expect(card.getByRole('link', { name: /All circumstances/ })).toHaveAttribute(
      'href',
      /three-realms\/odds\/ground\/\?u/,
    );
    await fits(page, '.try');
  });
});
