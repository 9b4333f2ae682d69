/**
 * The `test` of all browser tests. A page starts its scripts after the first paint, so every visit and reload here waits until the page
 * listens: until the script of all pages has marked the root element, and until each island that starts by itself is active.
 */
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

/** Without scripts, and outside the site, nothing has to start. */
const listening =
  'html[data-ready]:not(:has(astro-island[ssr][client="after-paint"])), html:not([data-js]), html:not(:has(script[type="later"]))';

export async function untilListening(page: Page): Promise<void> {
  await page.locator(listening).waitFor({ state: 'attached' });
}

function waiting(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    // A test that does not wait for the page itself looks at what happens before the scripts run.
    if (options?.waitUntil !== 'commit') await untilListening(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await untilListening(page);
    return answer;
  };
}

export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options): Promise<BrowserContext> => {
        const context = await newContext(options);
        context.on('page', waiting);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
