/** Before and beside a battle of Three Realms: a table by dice, an army against the chart, the companion. */
import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a table is laid out, a step is rolled with real dice, another is chosen, and the link gives it back', async ({ page }) => {
  await page.goto('three-realms/set-up/?seed=oak7&mission=x');
  await expect(page.getByRole('alert')).toContainText('“mission=x” is ignored');
  const step = (name: string) => page.locator('.setup-step').filter({ has: page.getByRole('heading', { name }) });
  await step('Realm').getByRole('button', { name: 'type your own dice' }).press('Enter');
  await step('Realm').getByRole('group').getByRole('button', { name: '9', exact: true }).press('Enter');
  await expect(step('Realm')).toContainText('The attacker rolls: the Death Realm.');
  await expect(page).toHaveURL(/\?seed=oak7&realm=9$/);
  await step('Mission').getByRole('combobox').selectOption('Ley Line');
  await expect(step('Objectives')).toBeVisible();
  await expect(step('Mission').getByRole('link', { name: 'Ley Line' })).toHaveAttribute('href', /missions\/ley-line/);
  const picture = page.getByRole('img', { name: /for Ley Line, with \d+ pieces of terrain/ });
  const seen = await picture.getAttribute('aria-label');
  const count = Number(/with (\d+) pieces/.exec(seen ?? '')?.[1]);
  await expect(page.locator('.setup-lies li')).toHaveCount(count);
  const first = await page.locator('.setup-lies li').first().textContent();
  await page.reload();
  await expect(picture).toHaveAttribute('aria-label', seen ?? '');
  await expect(page.locator('.setup-lies li').first()).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page).not.toHaveURL(/seed=oak7/);
  await page.goBack();
  await expect(picture).toHaveAttribute('aria-label', seen ?? '');
  await page.getByRole('link', { name: 'Play it with the companion' }).click();
  await expect(page.getByLabel('Mission')).toHaveValue('ley-line');
});

test('an army list is checked: what has no place is said with its rules, and a unit more mends it', async ({ page }) => {
  await page.goto('three-realms/army/?limit=400&u=10+spearmen&u=10+bowmen&u=1+captain');
  const verdict = page.getByRole('region', { name: 'The tier chart' });
  await expect(verdict.getByRole('status').first()).toContainText('There is no slot for Captain (Leader).');
  await expect(verdict.getByRole('link', { name: 'Order of filling slots' })).toBeVisible();
  await page.getByLabel('Unit of the sample set').selectOption('Guards');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(verdict.getByRole('status').first()).toContainText('A legal army. 330 points of 400.');
  await page.getByText('A unit from your own rulebook').click();
  await page.getByLabel('Name').fill('Wolf riders');
  await page.getByLabel('Points', { exact: true }).fill('120');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(verdict.getByRole('status').first()).toContainText('The army costs 450 points, 50 more than the agreed 400.');
  await expect(page).toHaveURL(/Wolf\+riders%3Bregular%3B120/);
});

test('the companion keeps a game turn: unit turns, a broken unit, the same after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('three-realms/companion/');
  await page.getByLabel('Units').first().selectOption('Sample set: The shield wall');
  await page.getByLabel('Units').last().selectOption('Sample set: The wild ride');
  await page.getByRole('button', { name: 'Begin' }).click();
  const face = (of: number) => page.locator('.faces').getByRole('button', { name: String(of), exact: true });
  await face(8).click();
  await face(3).click();
  await expect(page.locator('.dock-said')).toHaveText('Attacker rolls 8, Defender 3: Attacker takes the first unit turn.');
  const next = page.locator('.dock-next');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Bowmen', exact: true }).click();
  await expect(page.locator('#step')).toHaveText('5 Move, shoot');
  const less = page.locator('.step-card').getByRole('button', { name: 'Lancers, models: one less' });
  for (let lost = 0; lost < 3; lost++) await less.click();
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Drive test: Lancers' }).click();
  await face(9).click();
  await face(4).click();
  await expect(page.locator('.dock-said')).toHaveText('Lancers rolls 9 against D 7: it breaks and runs 12″, −2 to rally.');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Defender.*broken 1/ })).toBeVisible();
  await next.click();
  await expect(page.locator('.step-card .overline')).toContainText('Defender’s unit turn');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
