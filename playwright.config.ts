import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/tools/chromium.ts';

const port = 4391;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/site',
  outputDir: '.cache/test-results',
  // Two cores: one drives the browser, one serves.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    ...devices['Desktop Chrome'],
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node src/tools/serve.ts dist --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});
