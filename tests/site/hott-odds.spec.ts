import { expect, type Page } from '@playwright/test';
import { longTest, oneOr } from './long.ts';
import { fits, open as openOf, reach, sentence } from './rolls.ts';
import { test } from './test.ts';

const open = (page: Page, calculator: string, address = '') => openOf(page, calculator, address, 'hott');

test('a fight by keyboard: who, where, the address keeps it', async ({ page }) => {
  await open(page, 'combat');
  const second = page.getByRole('region', { name: 'The second' });
  await second.getByLabel('Who').selectOption('blades');
  await expect(sentence(page)).toContainText('Knights against blades');
  await second.getByLabel('The general').press('Space');
  await expect(page).toHaveURL(/b\.general=1/);
  await page.reload();
  await expect(sentence(page)).toContainText('blades with the general');
});

longTest('from close combat to a spell by keyboard', async ({ page }) => {
  await open(page, 'combat');
  await page.getByRole('radio', { name: 'From a distance' }).press('Space');
  await expect(sentence(page)).toContainText('Shooters shooting at');
  await page.getByRole('radio', { name: 'Bespelling' }).press('Space');
  await expect(sentence(page)).toContainText('the magician is ensorcelled');
});

longTest('PIPs: what a bound pays for, and a link to the rule of each price', async ({ page }) => {
  await open(page, 'pips', '?roll=plan&p.plain=1&p.dear=2');
  await expect(sentence(page)).toContainText('A bound with 3 moves, 5 in all: everything 33.3%');
  const line = page.locator('.sum li', { hasText: '2 × with a magician' });
  await expect(line).toContainText('4');
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hott\/rules\/tactical-moves\/cost\//);
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'combat', '?roll=close&a.is=knights&a.going=bad&b.is=stronghold');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('The stronghold and its attackers fight as if on flat good going.');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('Knights against stronghold');
});

test('what would change it comes from the worker', async ({ page }) => {
  await open(page, 'combat', '?roll=close&a.is=spears&b.is=knights');
  await page.getByText('What would change the odds').click();
  await page.getByRole('button', { name: /Show all/ }).click();
  await page.getByRole('button', { name: /The same type behind it/ }).click();
  await expect(page).toHaveURL(/a\.support=1/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const calculator of oneOr(['combat'], ['combat', 'pips']))
    test(`${calculator} with a thumb, nothing too wide, nobody kept out`, async ({ page }) => {
      await open(page, calculator);
      for (const drawer of await page.locator('.circumstances > summary').all()) await drawer.tap();
      await fits(page);
    });

  test('a fight inside a rule page answers the first tap', async ({ page }) => {
    await page.goto('./hott/rules/supplement/combat-total/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('Blades with the general against behemoths');
    const foe = card.getByLabel('Who').nth(1);
    await reach(foe);
    await foe.selectOption('warband');
    await expect(card.locator('.try-title')).toHaveText(/against warband/);
    await fits(page, '.try');
  });
});
