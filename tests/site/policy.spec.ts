/** The content security policy: every page of the built site has it, and everything that needs a worker works under it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { directives, policy } from '../../src/content/policy.ts';
import { listening, policyRefusals } from './pages.ts';
import { test } from './test.ts';

const built = process.env.SITE_DIR ?? 'dist';
const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
const parts = (text: string) => text.split(';').map((part) => part.trim());

test('every page of the built site has the policy before any script, those that forward included', () => {
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1000);
  let forwarding = 0;
  const wrong: string[] = [];
  for (const file of pages) {
    const html = readFileSync(join(built, file), 'utf8');
    const found = meta.exec(html);
    const script = html.indexOf('<script');
    const has = parts(found?.[1] ?? '');
    const whole =
      found &&
      directives.every((each) => has.includes(each)) &&
      has.some((each) => /^script-src 'self'(?: 'sha256-[\w+/=]+')*$/.test(each)) &&
      has.some((each) => /^style-src 'self'(?: 'sha256-[\w+/=]+')*$/.test(each)) &&
      !found[1]?.includes('unsafe') &&
      !(script >= 0 && script < found.index);
    if (!whole) wrong.push(file);
    if (html.includes('http-equiv="refresh"')) {
      forwarding++;
      if (found?.[1] !== policy) wrong.push(`${file} forwards under another policy`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(forwarding).toBeGreaterThan(100);
});

test('what the policy forbids is refused: text as markup, foreign workers, evaluation', async ({ page }) => {
  const found = await policyRefusals(page);
  await page.goto('./fr3/');
  const tried = await page.evaluate(() => {
    const attempt = (what: () => unknown) => {
      try {
        what();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => {
        document.createElement('p').innerHTML = '<b>bold</b>';
      }),
      attempt(() => new Worker('https://elsewhere.example/a.js')),
      attempt(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      attempt(() => {
        document.createElement('script').text = '1';
      }),
    ];
  });
  expect(tried).not.toContain('done');
  await expect.poll(() => found.length).toBeGreaterThan(0);
});

test('search works: its worker, its WebAssembly, marked matches', async ({ page }) => {
  const found = await policyRefusals(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('./fr3/rules/melee/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('charge bonus');
  await expect(page.getByRole('link', { name: /Charge bonus/ }).first()).toBeVisible();
  await expect(page.locator('.search-results mark').first()).toHaveText(/charge|bonus/i);
  await expect.poll(() => workers.some((url) => url.endsWith('/pagefind/pagefind-worker.js'))).toBe(true);
  await expect(page.getByRole('heading', { name: 'Pages with these words' })).toBeVisible();
  expect(found).toEqual([]);
});

test('calculators and the dice page work, each in its worker', async ({ page }) => {
  const found = await policyRefusals(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('./fr3/odds/auction/');
  await listening(page);
  await expect(page.locator('.tell .sentence')).toContainText('the spell works');
  await page
    .locator('details.drawer', { has: page.getByRole('heading', { name: 'Best answers', exact: true }) })
    .locator('summary')
    .press('Enter');
  await expect(page.getByRole('table', { name: 'The defender’s best answer to each casting' })).toBeVisible();
  expect(workers).toHaveLength(1);
  await page.goto('./three-realms/odds/melee/');
  await listening(page);
  await page.goto('./fr3/odds/dice/');
  await listening(page);
  await page.getByLabel('Roll', { exact: true }).fill('2d6');
  await expect(page.locator('.sentence')).toHaveText('2d6: 7 on average, 2 to 12, most likely 7 (16.7%).');
  expect(found).toEqual([]);
});

test('a battle opens with its drawings, and the computer thinks in its worker', async ({ page }) => {
  const found = await policyRefusals(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.addInitScript(() =>
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' })),
  );
  await page.goto('./fr3/play/?seed=9');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(page.locator('.board-piece .p-base').first()).toBeVisible();
  await expect(page.locator('.board .ground').first()).toBeAttached();
  await expect.poll(() => workers.some((url) => url.includes('thinker-worker'))).toBe(true);
  expect(found).toEqual([]);
});

test('the companion shows the texts of its step', async ({ page }) => {
  const found = await policyRefusals(page);
  await page.goto('./three-realms/companion/');
  await page.getByLabel('Units').first().selectOption('Sample set: The shield wall');
  await page.getByLabel('Units').last().selectOption('Sample set: The wild ride');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.step-card .happens')).toHaveText(/\w/);
  expect(found).toEqual([]);
});

test('an address that forwards leads on', async ({ page }) => {
  const forwards = JSON.parse(readFileSync(join(built, 'offline/fr3-forwards.json'), 'utf8')) as Record<string, string>;
  const found = await policyRefusals(page);
  const [from] = Object.keys(forwards) as [string];
  await page.goto(`./${from}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toContain(from);
  expect(found).toEqual([]);
});
