import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/tools/chromium.ts';

/** The folder of the built site, and the port it is served on. */
const folder = process.env.SITE_DIR ?? 'dist';
const port = Number(process.env.SITE_PORT ?? 4391);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/site',
  // Node reads TypeScript itself. Only JSX is left to Playwright, which takes ten seconds for all files of a fresh clone.
  build: { external: ['**/src/**/*.ts', '**/tests/**/*.ts'] },
  outputDir: '.cache/test-results',
  // Two cores: one drives the browser, one serves.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A crowded machine is slow, not wrong.
  timeout: 90_000,
  retries: 1,
  // What a test tries again it tries at once, so that it does not wait up to a second for nothing.
  expect: { timeout: 20_000, toPass: { intervals: [20, 50, 100] } },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    ...devices['Desktop Chrome'],
    // What the service worker does is tested by itself; elsewhere it would fetch on the side of every test.
    serviceWorkers: 'block',
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node src/tools/serve.ts ${folder} --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});
