import { expect } from '@playwright/test';
import { longTest } from './long.ts';
import { fits, open, sentence } from './rolls.ts';
import { test } from './test.ts';

test('a challenge by keyboard: grades, a weapon, a bodyguard, phases', async ({ page }) => {
  await open(page, 'characters');
  const challenger = page.getByRole('region', { name: 'The challenger' });
  await challenger.getByLabel('Grade').selectOption('hero-2-0');
  await challenger.getByLabel('Exceptional weapon').press('Space');
  await page.getByRole('region', { name: 'The one challenged' }).getByLabel('Bodyguard').press('Space');
  await expect(page).toHaveURL(/roll=challenge&a\.leader=hero-2-0&b\.guarded=1&b\.leader=hero-1-1$/);
  await expect(sentence(page)).toContainText('Hero (+2,+0) challenges hero (+1,+1) with bodyguard');
  await page.reload();
  await expect(sentence(page)).toContainText('challenges hero (+1,+1) with bodyguard');
});

longTest('an assassin by keyboard, and what would change it', async ({ page }) => {
  await open(page, 'characters');
  await page.getByRole('radio', { name: 'Assassination' }).press('Space');
  await expect(page).toHaveURL(/roll=assassin/);
  await page.locator('summary', { hasText: 'What would change the odds' }).press('Enter');
  await page.getByRole('button', { name: /Elite assassin/ }).press('Enter');
  await expect(page).toHaveURL(/a\.assassin=elite/);
});

/** Four elite assassins after one another, over all phases: the largest question of this page. */
const largest = '?roll=assassin&a.assassin=elite&a.count=4&a.leader=hero-1-1&turns=8';

longTest('the largest question is answered, and what would change it', async ({ page }) => {
  await open(page, 'characters', largest);
  await expect(sentence(page)).toContainText('phase 8', { timeout: 20_000 });
  await page.locator('summary', { hasText: 'What would change the odds' }).press('Enter');
  await page
    .getByRole('button', { name: /Not with a unit/ })
    .first()
    .waitFor({ timeout: 20_000 });
});

longTest('captivity goes on step by step', async ({ page }) => {
  await open(page, 'characters', '?roll=captive&a.engaged=1&turns=2');
  const steps = page.getByRole('region', { name: 'Own movement steps' });
  await expect(steps.locator('tbody tr', { hasText: 'Free' })).toContainText('26%');
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'characters', '?roll=challenge&a.superhero=1&b.leader=hero-1-1');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('A superhero must have a grade');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('Character challenges hero');
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'characters', '?roll=results&a.cause=plague&a.armor=1&b.armor=1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Because must be one of');
  await expect(alert).toContainText('The link contains “b.armor”, which this page does not recognize');
  await expect(sentence(page)).toContainText('with exceptional armor');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  longTest('every kind of roll with a thumb, nothing too wide', async ({ page }) => {
    await open(page, 'characters');
    for (const group of ['Combat', 'Fate', 'Intrigue', 'Fate']) {
      await page.locator('.rolls .segmented').getByText(group, { exact: true }).tap();
      await expect(page.locator('.answer')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.getByText('Exceptional armor').first().tap();
    await expect(page).toHaveURL(/a\.armor=1/);
    await fits(page);
  });

  longTest('a challenge inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/character-combat/challenge/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('General (+2,+2) challenges hero (+1,+1)');
    await card.getByText('Bodyguard').tap();
    await expect(card).toContainText('with bodyguard');
    await fits(page, '.try');
  });
});
