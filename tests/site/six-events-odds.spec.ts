import { expect, type Page } from '@playwright/test';
import { longTest, oneOr } from './long.ts';
import { fits, open as openOf, reach, sentence } from './rolls.ts';
import { test } from './test.ts';

const open = (page: Page, calculator: string, address = '') => openOf(page, calculator, address, 'six-events');
const calculators = ['initiative', 'challenges', 'ranged', 'melee', 'morale'];

test('the door leads to the shelf, and the shelf to every calculator', async ({ page }) => {
  await page.goto('./six-events/');
  await page.getByRole('main').getByRole('link', { name: /^Odds/ }).click();
  await expect(page.locator('.calculator')).toHaveCount(calculators.length);
  await page.getByRole('link', { name: /^Melee/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Melee odds');
});

test('a melee by keyboard: who, models, a leader, turns; the address keeps it', async ({ page }) => {
  await open(page, 'melee');
  const first = page.getByRole('region', { name: 'The first' });
  await first.getByLabel('Who').selectOption('knight');
  await first.getByLabel('Mount').selectOption('standard');
  await expect(sentence(page)).toContainText('10 mounted knights (Armor 2) against 10 yeomen');
  await first.getByLabel('Leader attached').press('Space');
  await expect(page).toHaveURL(/a\.leader=1/);
  const turns = page.getByRole('region', { name: 'Turns of melee' });
  await expect(turns.locator('thead th')).toHaveCount(4);
  await turns.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(turns.locator('thead th')).toHaveCount(5);
  await page.reload();
  await expect(sentence(page)).toContainText('after turn 4');
});

longTest('another roll by keyboard', async ({ page }) => {
  await open(page, 'morale');
  await page.getByRole('radio', { name: 'Rally' }).press('Space');
  await expect(sentence(page)).toContainText('Routed yeomen on their own: rallied 50%');
  await page.getByRole('radio', { name: 'Creatures' }).press('Space');
  await expect(sentence(page)).toContainText('A creature that fails its check: withdraw 66.7%');
});

longTest('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, 'melee', '?roll=attack&u.is=knight&u.mount=giant&t.armor=1');
  const line = page.locator('.sum li', { hasText: 'On giant mounts' });
  await expect(line).toContainText('+4');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/six-events\/rules\/melee\/modifier-stacking\//);
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'ranged', '?roll=shot&u.hat=1&u.models=8&t.armor=many');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“hat” is not a setting');
  await expect(alert).toContainText('Armor must be a whole number');
  await expect(sentence(page)).toContainText('8 yeomen shooting at');
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'challenges', '?roll=exchange&a.distance=13');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('A challenge reaches 12 inches, not 13.');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('A character (Prowess 4');
});

longTest('what would change it comes from the worker', async ({ page }) => {
  await open(page, 'melee', '?roll=meeting&a.is=knight');
  await page.getByText('What would change the odds').click();
  await page
    .getByRole('button', { name: /Leader attached/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[ab]\.leader=1/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const calculator of oneOr(['melee'], calculators))
    test(`${calculator} with a thumb, nothing too wide, nobody kept out`, async ({ page }) => {
      await open(page, calculator);
      for (const drawer of await page.locator('.circumstances > summary').all()) await drawer.tap();
      await fits(page);
    });

  test('a check inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./six-events/rules/morale/when/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('Foot yeomen checking for damage by mounted knights');
    const cause = card.getByLabel('Damage by');
    await reach(cause);
    await cause.selectOption('creatures');
    await expect(card.locator('.try-title')).toHaveText(/damage by creatures/);
    await expect(card.getByRole('link', { name: /All circumstances/ })).toHaveAttribute(
      'href',
      /six-events\/odds\/morale\/\?roll=check/,
    );
    await fits(page, '.try');
  });
});
