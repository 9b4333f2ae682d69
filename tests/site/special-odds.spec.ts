import { expect } from '@playwright/test';
import { longTest } from './long.ts';
import { fits, open, reach, sentence } from './rolls.ts';
import { test } from './test.ts';

test('a fire by keyboard: where, beside what, for how long', async ({ page }) => {
  await open(page, 'special');
  await page.getByLabel('Burns on').selectOption('ground');
  await page.getByLabel('The base beside it').selectOption('wood');
  await page.getByRole('radio', { name: 'At a corner' }).press('Space');
  await expect(page).toHaveURL(/s\.beside=wood&s\.here=ground&s\.lies=corner$/);
  const turns = page.getByRole('region', { name: 'Turns' });
  await turns.getByRole('button', { name: 'One fewer' }).press('Enter');
  await expect(turns.locator('thead th')).toHaveCount(4);
  await page.reload();
  await expect(sentence(page)).toContainText('Fire set to clear or difficult ground beside wooden structure');
});

longTest('a late force by keyboard', async ({ page }) => {
  await open(page, 'special');
  await page.getByRole('radio', { name: 'Before the battle' }).press('Space');
  await page.getByRole('radio', { name: 'Flanking force' }).press('Space');
  await page.getByLabel('A rear force').press('Space');
  await expect(sentence(page)).toContainText('A rear force in turn 1: not yet 100%');
  await page.getByRole('group', { name: 'Turn', exact: true }).getByRole('button', { name: 'One more' }).press('Enter');
  await expect(sentence(page)).toContainText('A rear force in turn 2: arrives 20%');
});

longTest('scouting for both sides, and the option of the margin', async ({ page }) => {
  await open(page, 'special', '?roll=scouting&a.flying=6');
  await expect(page.locator('.asked-notes')).toContainText('option 7: may use a flanking force');
  await page.getByRole('region', { name: 'The other side' }).getByRole('button', { name: 'One more' }).first().click();
  await expect(page.locator('.asked-notes')).toContainText('option 6');
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'special', '?roll=fire&s.lies=corner');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('Choose the base beside it first.');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('Fire set to forest or brush');
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'special', '?roll=dominat&s.denizen=blob&s.contested=1');
  await expect(page.getByRole('alert')).toContainText('Did you mean “dominate”?');
  await open(page, 'special', '?roll=dominate&s.denizen=bolb&s.contested=1');
  await expect(page.getByRole('alert')).toContainText('Creature must be one of');
  await expect(sentence(page)).toContainText('contested');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  longTest('every kind of roll with a thumb, nothing too wide', async ({ page }) => {
    await open(page, 'special');
    for (const group of ['Before the battle', 'Magic and machines', 'Battle']) {
      await page.locator('.rolls .segmented').getByText(group, { exact: true }).tap();
      await expect(page.locator('.answer')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await fits(page);
  });

  longTest('omens inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/pre-game/omen-occurs/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('No omen');
    await reach(card.getByRole('combobox').first());
    await card.getByRole('combobox').first().selectOption('positive');
    await expect(card).not.toContainText('Bad for both');
    await fits(page, '.try');
  });
});
