import { expect, test } from '@playwright/test';
import { bySight, violations } from './axe.ts';
import { pages } from './pages.ts';

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind}: by day on a desk, nothing goes wrong, no other host is asked, everybody can use it`, async ({
    page,
    baseURL,
  }) => {
    const wrong: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      // A page that is not there answers 404 by its nature.
      if (message.type() === 'error' && !(kind === 'not found' && message.text().includes('404'))) wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(new URL(baseURL as string).origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
        foreign.push(url);
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(wrong).toEqual([]);
    expect(foreign).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });

  test(`${kind}: by night on a phone, no sideways scroll, everybody can use it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page, { rules: bySight })).toEqual([]);
  });
}
