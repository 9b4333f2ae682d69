import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest, oneOr } from './long.ts';
import { listening } from './pages.ts';
import { test } from './test.ts';

const planner = './fr3/odds/planner/';
/** Opens the page and waits until its island listens. */
async function open(page: Page, address = '', at = planner): Promise<void> {
  await page.goto(at + address);
  await listening(page);
}
const sentence = (page: Page) => page.locator('.sentence');
const step = (page: Page, n: number) => page.locator('.plan-step').nth(n - 1);

const charge = '?a=knights&b=pikes&1=charge&2=melee&3=follow-up&4=over-pursuit';

test('the page opens with two plans side by side', async ({ page }) => {
  await open(page);
  await expect(sentence(page)).toHaveText(
    'Knights against Pikes (2 × Longbows at 5″, Knights charge, Melee, Follow-up, Over-pursuit): Pikes destroyed 67.8%, double demoralized 11%, demoralized 14%, fresh 7.2%; Knights fresh 68.8%, demoralized 31.2%.',
  );
  const row = page.locator('.plan-compare tbody tr', { hasText: 'destroyed or captured' }).first();
  await expect(row).toContainText('67.8%');
  await expect(row).toContainText('9%');
  await expect(row).toContainText('−58.8');
});

test('a whole plan by keyboard: a step put in, set, moved, switched off, and the same after reloading', async ({ page }) => {
  await open(page, charge);
  await page.locator('.plan-add > summary').press('Enter');
  await page.getByRole('button', { name: 'Volley', exact: true }).press('Enter');
  await expect(step(page, 1)).toContainText('2 × Longbows at 5″');
  await expect(step(page, 1).getByRole('button', { name: 'Settings for step 1' })).toHaveAttribute('aria-expanded', 'true');
  await step(page, 1).getByRole('group', { name: 'Units' }).getByRole('button', { name: 'One more' }).press('Enter');
  await expect(step(page, 1)).toContainText('3 × Longbows at 5″');
  await expect(page).toHaveURL(/1=volley&1\.f=longbows&1\.f\.count=3/);
  await step(page, 3).getByRole('button', { name: 'Move step 3 up' }).press('Enter');
  await expect(step(page, 2)).toContainText('Melee');
  await expect(step(page, 2)).toContainText('needs both units in contact');
  await expect(page.getByText('The plan cannot be worked out yet')).toBeVisible();
  await expect(step(page, 2).getByRole('button', { name: 'Move step 2 up' })).toBeFocused();
  await step(page, 2).getByRole('button', { name: 'Move step 2 down' }).press('Enter');
  await expect(sentence(page)).toContainText('3 × Longbows at 5″, Knights charge, Melee');
  await step(page, 1).getByRole('checkbox').press('Space');
  await expect(page).toHaveURL(/1\.off=1/);
  const bare = 'Knights against Pikes (Knights charge, Melee, Follow-up, Over-pursuit)';
  await expect(sentence(page)).toContainText(bare);
  await page.reload();
  await expect(sentence(page)).toContainText(bare);
  await expect(step(page, 1).getByRole('checkbox')).not.toBeChecked();
});

test('of two groups of firers, the first can be removed', async ({ page }) => {
  await open(page, '?a=knights&b=pikes&1=volley&1.f=longbows&1.f2=crossbow-handgun&2=charge&3=melee');
  await step(page, 1).getByRole('button', { name: 'Settings for step 1' }).click();
  await step(page, 1).getByRole('button', { name: 'Remove Longbows' }).click();
  await expect(page).toHaveURL(/1\.f=crossbow-handgun/);
  await expect(page).not.toHaveURL(/longbows|f2/);
  // The last group stays, because a volley without firers is no volley.
  await expect(step(page, 1).getByRole('button', { name: /^Remove Crossbow/ })).toBeHidden();
});

test('three plans: duplicate, change one thing, read the difference, link them all', async ({ page }) => {
  await open(page, charge);
  await page.getByRole('button', { name: 'Duplicate plan A' }).click();
  await expect(page.getByRole('button', { name: 'Duplicate plan B' })).toBeVisible();
  await page.locator('.circumstances-b > summary').click();
  await page.locator('.circumstances-b').getByText('Uphill of its enemy').click();
  await expect(page).toHaveURL(/B\.b\.uphill=1/);
  const row = page.locator('.plan-compare tbody tr', { hasText: 'destroyed or captured' }).first();
  await expect(row).toContainText('−');
  await page.getByRole('button', { name: 'Duplicate plan B' }).click();
  await expect(page.locator('.plan-compare thead th')).toHaveText(['Chance', 'Plan A', 'Plan B', 'Plan C']);
  await expect(page).toHaveURL(/C\.b\.uphill=1/);
  await page.getByRole('button', { name: 'Remove plan C' }).click();
  await page.getByRole('button', { name: 'Remove plan B' }).click();
  await expect(page.locator('.plan-compare')).toHaveCount(0);
});

longTest('bad news is as plain as good, step by step and in tables', async ({ page }) => {
  await open(page, '?a=mobs&b=dragons&1=charge&2=fear&2.on=a&3=melee');
  const mine = page.getByRole('region', { name: 'What happens to Mobs' });
  await expect(mine.locator('tbody tr', { hasText: 'Destroyed' })).toContainText('%');
  await page.getByText('The results as tables').click();
  const table = page.getByRole('table', { name: 'Mobs after each step' });
  await expect(table.locator('tbody tr')).toHaveCount(4);
  await expect(table.locator('tbody tr').last()).toContainText('3. Melee');
});

test('what the rules ask for besides is said, and put in with one press', async ({ page }) => {
  await open(page, '?a=dragons&b=spears&1=charge');
  const missing = page.locator('.plan-left-out');
  await expect(missing).toContainText('Spears fear Dragons');
  await missing.getByRole('button', { name: 'Add it' }).first().click();
  await missing.getByRole('button', { name: 'Add it' }).first().click();
  await expect(missing).toHaveCount(0);
  await expect(sentence(page)).toContainText('Dragons charge, Fear test of Spears, Melee');
});

longTest('a wrong address says what is wrong and keeps the rest', async ({ page }) => {
  await open(page, '?a=knights&b=piks&1=volly&2=charge&3=melee&2.short=perhaps&zz=1&B.a=mobs&B.b=spears&B.1=blast');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('no unit “piks”. Did you mean “pikes”');
  await expect(alert).toContainText('Step 1 is not a known step: “volly”. Did you mean “volley”?');
  await expect(alert).toContainText('must be 1 or 0, not “perhaps”');
  await expect(alert).toContainText('“zz”');
  await expect(alert).toContainText('Plan B: Step 1 does not say what deals the hit.');
  await expect(sentence(page)).toContainText('(Knights charge, Melee)');
});

longTest('a plan that the rules forbid is refused with the rule, and a way out', async ({ page }) => {
  await open(page, '?a=pikes&a.level=flying&b=mobs&1=charge&2=melee');
  const refused = page.getByRole('status').filter({ hasText: 'The rules do not allow this plan.' });
  await expect(refused).toContainText('Pikes cannot fly.');
  await expect(refused.getByRole('link').first()).toBeVisible();
  await refused.getByRole('button', { name: 'Remove comes from' }).click();
  await expect(sentence(page)).toContainText('Pikes against Mobs (Pikes charge, Melee)');
});

longTest('what would change it: each step’s worth, and circumstances', async ({ page }) => {
  await open(page);
  await page.getByText('What would change the odds').click();
  await page.getByRole('button', { name: 'without 2 × Longbows at 5″' }).click();
  await expect(page).toHaveURL(/1\.off=1/);
  await expect(page.getByRole('button', { name: '2 × Longbows at 5″', exact: true })).toBeVisible();
});

longTest('ready-made plans are one press away', async ({ page }) => {
  await open(page);
  await page.getByText('Start from a ready-made plan').click();
  await page.getByRole('button', { name: 'A dragon among the spears' }).click();
  await expect(sentence(page)).toContainText('Dragons against Spears');
  await expect(page).toHaveURL(/a=dragons&b=spears/);
});

test.describe('saved answers', () => {
  test('keep, change one thing, see both; rename, remove; still there after reloading', async ({ page }) => {
    await open(page, '?a=knights&b=spears&charge=a', './fr3/odds/melee/');
    await page.getByRole('button', { name: 'Save this answer' }).click();
    const shelf = page.getByRole('region', { name: 'Saved answers' });
    await expect(shelf).toContainText('Change something to compare');
    await page.getByRole('region', { name: 'Spears' }).getByRole('radio', { name: '1', exact: true }).check({ force: true });
    const row = shelf.locator('tbody tr', { hasText: 'Spears destroyed' });
    await expect(row).toContainText('−');
    await shelf.getByRole('button', { name: 'Rename Answer 1' }).click();
    await expect(shelf.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('No support');
    await page.keyboard.press('Enter');
    await expect(shelf.getByRole('link', { name: 'No support' })).toBeVisible();
    await page.reload();
    await expect(shelf.getByRole('link', { name: 'No support' })).toBeVisible();
    await expect(row).toContainText('−');
    await shelf.getByRole('button', { name: 'Remove No support' }).click();
    await expect(shelf.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kept')))).toEqual([]);
  });

  const early = [
    ['characters', '?roll=captive&a.engaged=1&turns=2', 'captive'],
    ['melee', '?a=mobs&b=spears&charge=a', 'Mobs'],
    ['planner', '?a=pikes&b=mobs&1=charge&2=melee', 'Pikes'],
  ] as const;
  for (const [calculator, asked, about] of oneOr([early[0]], early))
    test(`a press before the address is read waits for it (${calculator})`, async ({ page }) => {
      let read = () => {};
      const slow = new Promise<void>((done) => {
        read = done;
      });
      // Scripts that are fetched once the page is there, as on a slow line.
      await page.route('**/*.js', async (route) => {
        if (
          await page
            .locator('.odds[inert]')
            .count()
            .catch(() => 0)
        )
          await slow;
        await route.continue();
      });
      await page.goto(`./fr3/odds/${calculator}/${asked}`);
      await expect(page.locator('.odds')).toHaveAttribute('inert');
      const kept = page.getByRole('button', { name: 'Save this answer' }).click();
      await expect(page.locator('.kept-entry')).toHaveCount(0);
      read();
      await kept;
      await expect(page.locator('.kept-entry .kept-sentence')).toContainText(about);
    });

  test('an address carries kept questions, and their answers are worked out anew', async ({ page }) => {
    const kept = `kept=${encodeURIComponent('Alone~a=knights&b=spears&charge=a')}`;
    await open(page, `?a=knights&b=spears&charge=a&b.support=2&${kept}`, './fr3/odds/melee/');
    const shelf = page.getByRole('region', { name: 'Saved answers' });
    await expect(shelf).toContainText('from the link');
    await expect(shelf).toContainText('Knights (charging, +8) against Spears (+4)');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await shelf.getByRole('button', { name: 'Save Alone on this device' }).click();
    await expect(shelf).not.toContainText('from the link');
  });

  for (const calculator of oneOr(
    ['rally', 'dice'],
    ['bowfire', 'artillery', 'rally', 'characters', 'special', 'auction', 'structures', 'dice', 'planner'],
  ))
    test(`on the page of ${calculator}`, async ({ page }) => {
      await open(page, '', `./fr3/odds/${calculator}/`);
      await page.getByRole('button', { name: 'Save this answer' }).click();
      await expect(page.locator('.kept-entry .kept-sentence')).toHaveText(await sentence(page).innerText());
      await page.reload();
      await expect(page.locator('.kept-entry')).toHaveCount(1);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const scheme of oneOr(['dark'], ['light', 'dark'] as const))
    test(`a plan with a thumb, nothing too wide, axe has nothing to say (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page);
      await page.getByRole('button', { name: /Target/ }).tap();
      await page.getByRole('option', { name: /Spears/ }).tap();
      await step(page, 2).getByRole('button', { name: 'Settings for step 2' }).tap();
      await step(page, 2).getByText('No movement left').tap();
      await page.getByText('Add a step').tap();
      await page.getByRole('button', { name: 'Blast', exact: true }).tap();
      await expect(step(page, 2)).toContainText('Blast 1, works 50%');
      const works = step(page, 2).getByLabel('Chance that it works');
      await works.fill('65%');
      await works.press('Enter');
      await expect(page).toHaveURL(/2=blast&2\.works=13\/20&2\.by=blast-1/);
      await page.getByText('The results as tables').tap();
      await page.getByText('What would change the odds').tap();
      await page.getByRole('button', { name: 'Save this answer' }).tap();
      await expect(page.locator('.kept-entry')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await violations(page)).toEqual([]);
    });
});
