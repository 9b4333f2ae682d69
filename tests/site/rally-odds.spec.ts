import { expect } from '@playwright/test';
import { longTest } from './long.ts';
import { fits, open, reach, sentence } from './rolls.ts';
import { test } from './test.ts';

test('a rally by keyboard: the unit, its morale, a leader, phases', async ({ page }) => {
  await open(page, 'rally');
  await page.getByRole('button', { name: /The unit/ }).press('Enter');
  const choices = page.getByRole('dialog').getByRole('option');
  await expect(choices.first()).toBeVisible();
  await page.keyboard.type('knights');
  await expect(choices).toHaveText([/Knights/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/roll=rally&u=knights/);
  await expect(sentence(page)).toContainText('Demoralized knights rally');
  await page.getByLabel('Morale').selectOption('2');
  await page.getByLabel('Leader').selectOption('general-2-2');
  await expect(sentence(page)).toContainText('Double demoralized knights rally: fresh 60%');
  const phases = page.getByRole('region', { name: 'Own phases' });
  await expect(phases.locator('thead th')).toHaveCount(5);
  await phases.getByRole('button', { name: 'One more' }).press('Enter');
  await expect(phases.locator('thead th')).toHaveCount(6);
  await expect(page).toHaveURL(/turns=5/);
  await page.reload();
  await expect(sentence(page)).toContainText('after own phase 5');
});

test('another roll by keyboard keeps the unit', async ({ page }) => {
  await open(page, 'rally', '?roll=rally&u=beastmen&u.state=1');
  await page.getByRole('radio', { name: 'Charge' }).press('Space');
  await expect(page).toHaveURL(/roll=fear-charged&u=beastmen/);
  await page.getByRole('radio', { name: 'Throwing weapons' }).press('Space');
  await expect(sentence(page)).toContainText('Demoralized beastmen under throwing weapons');
});

longTest('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, 'rally', '?roll=trap&u=knights&u.trap=elite&u.mechanic=1');
  const line = page.locator('.sum li', { hasText: 'Elite trap' });
  await expect(line).toContainText('−2');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr3\/units\/traps\/#traps-elite$/);
});

test('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'rally', '?roll=fear-charged&u=spers&f=dragons&f.hat=1&u.state=7&turns=3');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is no unit “spers”. Did you mean “spears” or “rangers”?');
  await expect(alert).toContainText('“hat” is not a setting');
  await expect(alert).toContainText('Morale must be one of');
  await expect(sentence(page)).toContainText('charged by dragons');
  await expect(sentence(page)).toContainText('after rally attempt 3');
});

test('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'rally', '?roll=trap&u=knights&u.grapplers=3');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('other units cannot grapple it');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('Knights in a trap');
});

longTest('what would change it', async ({ page }) => {
  await open(page, 'rally', '?roll=fear-charged&u=spears&f=dragons');
  await page.getByText('What would change the odds').click();
  await page.getByRole('button', { name: /Show all/ }).click();
  await page.getByRole('button', { name: /Leader: General/ }).click();
  await expect(page).toHaveURL(/u\.leader=general-2-2/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('every kind of roll with a thumb, nothing too wide', async ({ page }) => {
    await open(page, 'rally');
    for (const group of ['Rally', 'Charge', 'Mischief', 'Magic', 'Retreat and siege']) {
      await page.locator('.rolls .segmented').getByText(group, { exact: true }).tap();
      await expect(page.locator('.answer')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.locator('.circumstances-a > summary').first().tap();
    await fits(page);
  });

  test('a rally inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./fr3/rules/rally/roll/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('Double demoralized spears rally');
    await reach(card.getByLabel('Morale'));
    await card.getByLabel('Morale').selectOption('1');
    await expect(card.locator('.try-title')).toHaveText(/Try it: Demoralized spears rally/);
    await expect(card.getByRole('link', { name: /All circumstances/ })).toHaveAttribute('href', /rally\/\?roll=rally&u=spears/);
    await fits(page, '.try');
  });
});
