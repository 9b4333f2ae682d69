import { devices, expect, type Page } from '@playwright/test';
import { listening } from './pages.ts';
import { test } from './test.ts';

const { defaultBrowserType: _browser, ...phone } = devices['iPhone 13'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

/** Taps as a thumb does, and how many there were. */
function thumb() {
  let taps = 0;
  return {
    tap: async (locator: ReturnType<Page['locator']>) => {
      taps++;
      await locator.tap();
    },
    /** A list of the phone itself: one tap opens it, another chooses. */
    choose: async (locator: ReturnType<Page['locator']>, value: string) => {
      taps += 2;
      await locator.selectOption(value);
    },
    taps: () => taps,
  };
}

test('from the home page to knights that charge a supported line uphill with a hero in at most eight taps', async ({ page }) => {
  await page.goto('./');
  const { tap, choose, taps } = thumb();
  await tap(page.getByRole('main').getByRole('link', { name: 'Fantasy Rules!: Odds' }));
  await tap(page.getByRole('main').getByRole('link', { name: /^Melee/ }));
  await listening(page);
  await tap(page.getByText('Start from a common situation'));
  await tap(page.getByRole('button', { name: 'Knights charge a supported line' }));
  const knights = page.getByRole('region', { name: 'Knights', exact: true });
  await tap(knights.getByText('Uphill of its enemy'));
  await choose(knights.getByLabel('Leader'), 'hero-1-1');
  await expect(page.locator('.sentence')).toContainText('Knights (charging, +10) against Spears (+6)');
  await expect(page).toHaveURL(/a=knights&a\.leader=hero-1-1&a\.uphill=1&b=spears&b\.support=2&charge=a/);
  expect(taps()).toBeLessThanOrEqual(8);
});

for (const calculator of ['melee', 'bowfire', 'artillery', 'rally', 'auction', 'planner'])
  test(`${calculator}: the first answer is in sight before anybody scrolls, and stays there`, async ({ page }) => {
    await page.goto(`./fr3/odds/${calculator}/`);
    await listening(page);
    const answer = page.locator('.pinned');
    await expect(answer.locator('.legend').last()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(answer).toBeInViewport({ ratio: 0.99 });
  });

/** Pages that must not fetch the engine of a battle, in KiB of script before anybody asks. */
for (const [path, most] of [
  ['fr3/odds/melee/', 6],
  ['three-realms/odds/melee/', 6],
  ['fr3/odds/dice/', 6],
  ['hott/companion/', 60],
  ['hott/muster/', 100],
] as const)
  test(`${path} fetches at most ${most} KiB of script before anybody asks`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(`./${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island[client="after-paint"][ssr]')).toHaveCount(0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(most * 1024);
  });

test('if the script cannot be loaded, the next action tries again, and the first tap still counts', async ({ page }) => {
  await page.goto('./fr3/odds/melee/', { waitUntil: 'networkidle' });
  const cut = (route: import('@playwright/test').Route) => route.abort();
  await page.route('**/*.js', cut);
  const failed = page.waitForEvent('requestfailed');
  const uphill = page.getByRole('region', { name: 'Knights', exact: true }).getByText('Uphill of its enemy');
  await uphill.tap();
  await failed;
  await page.unroute('**/*.js', cut);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/a\.uphill=1/);
});

test('what a reader taps and chooses before the script has come counts', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto('./fr3/odds/melee/', { waitUntil: 'commit' });
  const knights = page.getByRole('region', { name: 'Knights', exact: true });
  await knights.getByLabel('Leader').selectOption('hero-1-1');
  await knights.getByText('Uphill of its enemy').tap();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  come.resolve();
  await expect(page).toHaveURL(/a=knights&a\.leader=hero-1-1&a\.uphill=1&b=pikes&charge=a/);
});
