/** A stored roster that cannot be read in full: what can be read opens as a copy, and the stored one stays as it is. */
import { expect } from '@playwright/test';
import { test } from './test.ts';

const stored = 'battlebook:muster.fr3.one';
/** The type of its second unit is a number. */
const damaged = `${JSON.stringify({ changed: 1, name: 'The Silver Tithe', says: 'High Elves, 500 points' })}
${JSON.stringify({
  name: 'The Silver Tithe',
  army: 'elves-high',
  size: 500,
  units: [{ type: 'pikes' }, { type: 7 }, { type: 'longbows' }],
  characters: [],
})}`;

test('a damaged roster opens as a copy; changing it leaves the original, which can be downloaded', async ({ page }) => {
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key as string, text as string);
      localStorage.setItem('battlebook:muster.fr3', 'one');
    },
    [stored, damaged],
  );
  await page.goto('fr3/muster/');
  await expect(page.locator('main')).toContainText('The saved roster is unchanged.');
  await expect(page.locator('.muster-line-open')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  expect((await download).suggestedFilename()).toContain('damaged-roster');
  await page.getByLabel('Points', { exact: true }).fill('650');
  await page.keyboard.press('Enter');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('battlebook:muster.fr3.')).length);
  await expect.poll(kept).toBe(2);
  expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBe(damaged);
});
