/** A long battle: its text is read back, and where its link is too long the page offers a file. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { button, openMenu } from './battle-page.ts';
import { longTest } from './long.ts';

longTest(
  'a battle of hundreds of actions: a file where the link is long, and a text that opens again',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('fr3/play/?seed=5');
    await button(page, 'Play now').click();
    await expect(page.locator('.board-piece').nth(10)).toBeVisible();
    await openMenu(page);
    await button(page, 'Copy a link to the battle').click();
    expect((await page.getByLabel('The link').inputValue()).length).toBeLessThan(500);
    await expect(page.getByText('Some messaging apps cut off')).toBeHidden();

    await page.getByText('No motion').click();
    for (const at of [0, 1]) await page.locator('.battle-menu select').nth(at).selectOption('random');
    await expect(async () => {
      await button(page, 'Copy a link to the battle').click();
      await expect(page.getByText('Some messaging apps cut off')).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [1000], timeout: 60_000 });
    for (const at of [0, 1]) await page.locator('.battle-menu select').nth(at).selectOption('person');
    await expect(page.locator('.asks').first()).toBeVisible();

    const saved = async (what: Locator) => {
      const [download] = await Promise.all([page.waitForEvent('download'), what.click()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const file = await saved(button(page, 'Save this battle as a file'));
    expect(JSON.parse(file.text)).toMatchObject({ battlebook: 'battle' });
    const text = await saved(button(page, 'Save as text'));
    expect(text.text).toContain('# =');

    const place = await page.locator('.play-place').innerText();
    const pieces = await page.locator('.board-piece').count();
    await button(page, 'New battle').click();
    await page
      .getByLabel('Battle file')
      .setInputFiles({ name: text.name, mimeType: 'text/plain', buffer: Buffer.from(text.text) });
    await expect(page.locator('.board-piece')).toHaveCount(pieces);
    await expect(page.locator('.play-place')).toHaveText(place, { useInnerText: true });
    await expect(page.locator('.message-wrong')).toBeHidden();
  },
);
