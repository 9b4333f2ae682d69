/**
 * Takes screenshots of every kind of page: `node src/tools/shots.ts [folder for pictures] [--only name,…] [--full] [--widths
 * 360,768,1440] [--themes light,dark]`. Serves `dist` itself.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';
import { serve } from './serve.ts';

/** One page of each kind. */
export const samples: Readonly<Record<string, string>> = {
  home: '',
  system: 'fr3/',
  rules: 'fr3/rules/',
  chapter: 'fr3/rules/melee/',
  rule: 'fr3/rules/melee/support-bonus/',
  read: 'fr3/rules/melee/read/',
  units: 'fr3/units/',
  unit: 'fr3/units/knights/',
  spell: 'fr3/spells/teleport/',
  spells: 'fr3/spells/',
  item: 'fr3/items/grapple/',
  character: 'fr3/characters/hero/',
  odds: 'fr3/odds/melee/',
  table: 'fr3/tables/15mm-inches/',
  rulings: 'rulings/',
  glossary: 'glossary/',
  coverage: 'coverage/',
  api: 'api/',
  credits: 'credits/',
  missing: 'no/such/page/',
};

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const target = args[0] && !args[0].startsWith('--') ? args[0] : '/tmp/shots';
const only = option('--only')?.split(',');
const widths = (option('--widths') ?? '360,768,1440').split(',').map(Number);
const themes = (option('--themes') ?? 'light,dark').split(',') as ('light' | 'dark')[];

if (import.meta.main) {
  mkdirSync(target, { recursive: true });
  const { server, address } = await serve('dist', 4400);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs] });
  for (const theme of themes)
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: width < 700 ? 780 : 1000 }, colorScheme: theme });
      for (const [name, path] of Object.entries(samples)) {
        if (only && !only.includes(name)) continue;
        await page.goto(address + path);
        await page.evaluate(() => document.fonts.ready);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) console.log(`${name} at ${width}: ${wide} px too wide`);
        await page.screenshot({ path: join(target, `${name}-${width}-${theme}.png`), fullPage: args.includes('--full') });
      }
      await page.close();
    }
  await browser.close();
  server.close();
}
