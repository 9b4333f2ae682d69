import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from './pages.ts';

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind}: nothing goes wrong in the console, and no other host is asked`, async ({ page, baseURL }) => {
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
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(wrong).toEqual([]);
    expect(foreign).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test(`${kind}: no sideways scroll at 360 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`${kind}: accessible by ${colorScheme === 'light' ? 'day' : 'night'}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    });
}
