/** The companion of the six-event battle game: two events of a turn on a phone, a check, a rout, and a reload. */
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './test.ts';

const path = process.env.SITE ? new URL('six-events/companion/', process.env.SITE).href : 'six-events/companion/';

test('on a phone: initiative, losses by fire, a check that fails, and everything is there after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const sides = page.locator('.opening-side');
  await sides.nth(0).getByLabel('Name').fill('Anna');
  await sides.nth(0).getByLabel('Units').selectOption('causeway');
  await sides.nth(1).getByLabel('Name').fill('Bela');
  await sides.nth(1).getByLabel('Units').selectOption('ember');
  await page.getByRole('button', { name: 'Begin' }).click();

  const next = page.getByRole('button', { name: /^Next event/ });
  const face = (n: number) => page.locator('.faces').getByRole('button', { name: String(n), exact: true });
  const step = page.locator('#step');
  await expect(step).toHaveText('Ia Initiative');
  for (const n of [6, 5, 1, 2]) await face(n).click();
  await expect(page.getByText('Anna chooses who has initiative.')).toBeVisible();
  await page.getByRole('button', { name: 'Bela', exact: true }).click();
  for (const name of ['Ib Personal challenges', 'II Spell casting', 'III Ranged attacks']) {
    await next.click();
    await expect(step).toHaveText(name);
  }
  const colliers = page.getByLabel('Hits left').getByLabel('Colliers, left: one less');
  for (let n = 0; n < 5; n += 1) await colliers.click();
  const due = page.locator('.due');
  // Peasants need 3 against ranged attacks, and half of them are gone.
  await expect(due).toContainText('Colliers lost 5 and has 5 of 10 left. Holds on 5+.');
  await next.click();
  await expect(page.getByText('Colliers must check morale before the event ends.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await due.getByRole('button', { name: 'Colliers checks morale' }).click();
  await face(4).click();
  await next.click();
  await expect(step).toHaveText('IV Movement');
  await expect(page.getByText('These units cannot move: Colliers.')).toBeVisible();

  await page.reload();
  await expect(step).toHaveText('IV Movement');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step).toHaveText('III Ranged attacks');
});
