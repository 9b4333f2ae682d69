/**
 * Measures the cost of the battle page: `npm run weigh:play [folder]`. Counts the scripts loaded (gzip) from opening the page to
 * the first move, and compares them with their budget. A script that the page loads before it is needed does not count if the
 * page can ask for the first move without it. Also measures frame times while a unit is dragged on a table with sixty units, on
 * this machine and slowed down to a mid-range phone (a sixtieth of a second is 16.7 ms). Serves the built site itself.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { begun } from '../components/play/course.ts';
import { movementQuestion } from '../components/play/fr3/words.ts';
import { writeBattle } from '../components/play/saved/saved.ts';
import { fr3Battle } from '../engine/fr3/battle/battle.ts';
import type { SideId } from '../engine/fr3/battle/vocabulary/ids.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { serve } from './serve.ts';

const folder = process.argv[2] ?? 'dist';
/** In KiB. */
const budget = 150;
const port = 4410;
const path = 'fr3/play/';
const patience = 90_000;

/** Two armies of thirty in two lines each, on a table without terrain; both players share this device. */
function sixty(): string {
  const [across, lines] = [15, 2];
  const army = (name: string, front: number, behind: number, facing: number) => ({
    name,
    troops: Array.from({ length: across * lines }, (_, n) => ({
      type: n % 3 === 0 ? 'mounted' : 'handweapons',
      at: { x: 3 + (n % across) * 3, y: front + behind * Math.floor(n / across), facing },
    })),
    characters: [],
  });
  const read = fr3Battle.readSetup({
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('The near side', 10, -3, 0), B: army('The far side', 24, 3, 1800) },
    first: 'A',
  });
  if (!read.ok) throw new Error(read.because);
  const seats: Record<SideId, 'person'> = { A: 'person', B: 'person' };
  return writeBattle(fr3Battle, { name: 'Sixty units', seats, seed: 5, setup: read.value }, begun(fr3Battle, read.value, 5));
}

const asks = (page: Page): Promise<string> =>
  page
    .locator('.asks')
    .innerText({ timeout: 500 })
    .catch(() => '');

/** Passes until the page asks for a move. */
async function toFirstMove(page: Page): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until; await page.waitForTimeout(200)) {
    if ((await asks(page)).includes(movementQuestion)) return;
    const pass = page.getByRole('button', { name: /^(Deploy all|Done with|Cast nothing|Nothing)/ }).first();
    if (await pass.isVisible()) await pass.click({ timeout: 1000 }).catch(() => {});
  }
  throw new Error(`No move was asked for in ${patience / 1000} seconds; the page says: ${await asks(page)}`);
}

async function scripts(browser: Browser, address: string, seed: number): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const files = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  const page = await context.newPage();
  const asked = Promise.withResolvers<void>();
  let ahead = 0;
  await page.route(/\/rolls\.[^/]+\.js$/, async (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    ahead = gzipSync(readFileSync(file), { level: 9 }).length;
    // A battle that the computer begins needs this script before the first move of the player.
    await Promise.race([asked.promise, new Promise((resolve) => setTimeout(resolve, 5000)).then(() => (ahead = 0))]);
    await route.continue();
  });
  await page.goto(`${address}${path}?seed=${seed}`);
  await page
    .locator('button', { hasText: /Begin|Play|Quick/ })
    .first()
    .click();
  await page.locator('.board-piece').first().waitFor({ timeout: patience });
  await toFirstMove(page);
  asked.resolve();
  const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, -ahead);
  console.log(
    `Scripts up to the first move, battle ${seed}: ${(size / 1024).toFixed(1)} KiB in ${files.size} files (budget: ${budget}).`,
  );
  await context.close();
}

async function frames(browser: Browser, address: string, text: string, slowed: number): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.addInitScript((battle) => {
    localStorage.setItem('battlebook:play.fr3', 'one');
    localStorage.setItem('battlebook:play.fr3.one', `{}\n${battle}`);
  }, text);
  await page.goto(address + path);
  const pieces = page.locator('.board-piece');
  await pieces.first().waitFor({ timeout: patience });
  await toFirstMove(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const unit = page.locator('[data-piece="A5"]');
  await unit.click();
  const box = await unit.boundingBox();
  if (!box) throw new Error('The unit is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const next = (at: number) => {
      times.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < 150; step++) {
    await page.mouse.move(x + 8 * Math.sin(step / 9), y - step / 6);
    await page.waitForTimeout(8);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const [, what] = (await page.locator('.staged').innerText()).split('\n');
  await page.mouse.up();
  const took = times
    .slice(1)
    .map((at, nth) => at - (times[nth] as number))
    .sort((a, b) => a - b);
  const at = (share: number) => `${(took[Math.floor(share * (took.length - 1))] as number).toFixed(1)} ms`;
  console.log(
    `${await pieces.count()} units, slowed ${slowed} times: ${took.length} frames, half up to ${at(0.5)}, 95 in 100 up to ${at(0.95)}, the longest ${at(1)} (${what}).`,
  );
  await context.close();
}

const { server, address } = await serve(folder, port);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs] });
try {
  for (const seed of [9, 5, 3]) await scripts(browser, address, seed);
  const text = sixty();
  for (const slowed of [1, 4]) await frames(browser, address, text, slowed);
} finally {
  await browser.close();
  server.close();
}
