import { expect } from '@playwright/test';
import { longTest } from './long.ts';
import { fits, open, sentence } from './rolls.ts';
import { test } from './test.ts';

test('a wall torn down by keyboard: its material, how many tear at it, how many phases', async ({ page }) => {
  await open(page, 'structures');
  await page.getByLabel('Material').selectOption('wood');
  await page.getByRole('group', { name: 'Units that attack it' }).getByRole('button', { name: 'One more' }).press('Enter');
  await expect(page).toHaveURL(/\?roll=tear&w\.material=wood&u=large-monsters&u\.count=2$/);
  const phases = page.getByRole('region', { name: 'Phases' });
  await phases.getByRole('button', { name: 'One fewer' }).press('Enter');
  await expect(page).toHaveURL(/turns=3$/);
  await expect(sentence(page)).toContainText('2 units of large monsters against a wall of wood, 1 thick, with 4 markers');
  await expect(page.locator('.asked-notes')).toContainText(
    /On average the structure is breached after \d\.\d of the attacker’s own phases\./,
  );
  await page.reload();
  await expect(sentence(page)).toContainText('after own phase 3: breached');
});

longTest('a storming by keyboard: height, ladders, hot oil, and what would change it', async ({ page }) => {
  await open(page, 'structures');
  await page.getByRole('radio', { name: 'Storm', exact: true }).press('Space');
  await expect(sentence(page)).toContainText('Handweapons with ladders storm militia on a wall of height 2');
  await page.getByRole('group', { name: 'Height' }).getByRole('radio', { name: '1' }).press('Space');
  await page.getByLabel('Hot oil or tar').press('Space');
  await expect(page).toHaveURL(/w\.oil=1/);
  await expect(page.locator('.sums')).toContainText('Hot oil: damage');
  await page.locator('summary', { hasText: 'What would change the odds' }).press('Enter');
  await expect(page.getByText('Units that storm: 2').first()).toBeVisible();
});

longTest('every modifier names its rule, and the link leads there', async ({ page }) => {
  await open(page, 'structures', '?roll=ram&u=beastmen');
  const ram = page.locator('.sum-a li', { hasText: 'Ram' });
  await expect(ram).toContainText('+2');
  await ram.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr3\/rules\/siege\/ram-attachment\/(#.*)?$|\/fr3\/rules\/siege\/ram-bonus\/$/);
});

longTest('what the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, 'structures', '?roll=tear&w.kind=gate&w.material=stone&u=large-monsters');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this.' });
  await expect(refused).toContainText('This type of structure (gate) cannot be built of stone.');
  await refused.getByRole('button').first().click();
  await expect(sentence(page)).toContainText('against a gate of wood');
});

longTest('a wrong address says what is wrong, and keeps the rest', async ({ page }) => {
  await open(page, 'structures', '?roll=stormm&u=spears');
  await expect(page.getByRole('alert')).toContainText('Did you mean “storm”?');
  await open(page, 'structures', '?roll=storm&u=spaers&w.height=3&u.way=stairs');
  await expect(page.getByRole('alert')).toContainText('no unit “spaers”. Did you mean “spears”?');
  await expect(page.getByRole('alert')).toContainText('With must be one of');
  await expect(page).toHaveURL(/w\.height=3/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  longTest('every kind of question with a thumb, nothing too wide', async ({ page }) => {
    await open(page, 'structures');
    const rolls = {
      Storm: ['Fight for a city', 'Storm a wall'],
      Fire: ['Set it on fire'],
      Afterwards: ['A wall is taken beside it', 'It falls on a unit'],
      Breach: ['All together', 'Grapple a wall', 'Spells', 'Mines', 'Artillery', 'Ram a gate', 'Tear it down'],
    };
    for (const [group, names] of Object.entries(rolls)) {
      await page.locator('.rolls .segmented').getByText(group, { exact: true }).tap();
      for (const name of names) {
        const roll = page.getByRole('radio', { name, exact: true });
        // A roll that is alone in its group is chosen with it.
        if (names.length === 1) await expect(roll).toHaveCount(0);
        else {
          await roll.tap();
          await expect(roll).toBeChecked();
        }
        await expect(page.locator('.answer')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
    }
    await fits(page);
  });

  longTest('a storming fits, in the dark as well', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'structures', '?roll=storm&u=handweapons&u.way=ladders&u.count=2&d=militia&w.height=2&w.oil=1');
    await expect(page.locator('.turns')).toContainText('After phase');
    await fits(page);
  });

  longTest('a ram inside a rule page answers whoever reaches for it', async ({ page }) => {
    await page.goto('./fr3/rules/siege/ram-attachment/');
    const card = page.locator('.try-melee');
    await expect(card).toContainText('a gate of metal');
    await card.getByRole('combobox').first().focus();
    await page.locator('[data-props]:not([data-island]) .try-melee').waitFor();
    await card.getByRole('combobox').first().selectOption('wood');
    await expect(card).toContainText('a gate of wood');
    await fits(page);
  });
});
