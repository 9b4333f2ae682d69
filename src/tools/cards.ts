/**
 * Draws the social cards and the icons for the manifest: one card for each main page. Run this script by hand (`npm run cards`)
 * when the design changes. The results are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const font = (name: string) => `data:font/woff2;base64,${readFileSync(`src/assets/fonts/${name}.woff2`).toString('base64')}`;
const mark = readFileSync('public/favicon.svg', 'utf8');

const cards: readonly { name: string; title: string; says: string; icons: readonly string[] }[] = [
  {
    name: 'book',
    title: 'Battlebook',
    says: 'Every rule has a page. Every roll has its odds.',
    icons: ['visored-helm', 'spears'],
  },
  {
    name: 'rules',
    title: 'Rules',
    says: 'One rule, one page, one link. With rulings where the text is unclear.',
    icons: ['open-book', 'scales'],
  },
  {
    name: 'units',
    title: 'Units',
    says: 'Every unit type with its profile and the rules it uses.',
    icons: ['cavalry', 'dragon-head'],
  },
  {
    name: 'spells',
    title: 'Spells',
    says: 'Caster, cost, target and effect, and how the unclear ones are read.',
    icons: ['spell-book', 'crystal-ball'],
  },
  { name: 'tables', title: 'Tables', says: 'The reference table at all four scales.', icons: ['table', 'tabletop-players'] },
  {
    name: 'odds',
    title: 'Odds',
    says: 'Exact chances of every roll, with every modifier explained.',
    icons: ['dice-twenty-faces-twenty', 'crossed-swords'],
  },
];

const page = (card: (typeof cards)[number]) => `<!doctype html><style>
@font-face { font-family: Literata; src: url(${font('literata')}) }
@font-face { font-family: Figtree; src: url(${font('figtree')}); font-weight: 400 700 }
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 70px 80px; background: linear-gradient(90deg, #1f2d25 0 26px, #3d5145 26px 29px, transparent 29px) #2c3d33; color: #f3efdf; font: 38px/1.35 Figtree; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 20px; font: 40px Literata } .brand svg { width: 60px }
h1 { font: 110px/1.05 Literata; letter-spacing: -0.02em; margin-top: auto }
p { max-width: 760px; margin-top: 18px; color: #dbe0d2 }
.icons { position: absolute; right: 80px; bottom: 70px; display: flex; gap: 24px; color: #d0453a } .icons svg { width: 150px; height: 150px }
.ribbon { position: absolute; right: 110px; top: 0; width: 54px; height: 150px; background: #d0453a; clip-path: polygon(0 0,100% 0,100% 100%,50% 84%,0 100%) }
</style><div class="brand">${card.name === 'book' ? '' : `${mark}Battlebook`}</div><div class="ribbon"></div><h1>${card.title}</h1><p>${card.says}</p>
<div class="icons">${card.icons.map((name) => `<svg viewBox="0 0 512 512">${icons[name]?.body ?? ''}</svg>`).join('')}</div>`;

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync('public/cards', { recursive: true });
for (const card of cards) {
  await tab.setContent(page(card));
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: join('public/cards', `${card.name}.png`) });
}
for (const size of [192, 512]) {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}rect{rx:0}</style>${mark}`);
  await tab.screenshot({ path: `public/icon-${size}.png` });
}
await browser.close();
