import { expect, type Page } from '@playwright/test';

/** Goes to a page whose scripts come only when the answer is called: until then it is paper. */
export async function asPaper(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    come();
    await awake(page);
  };
}

/** Does what a reader does first, and waits until the island of the page is active. */
async function awake(page: Page): Promise<void> {
  // The page may still be loading; its script listens once the island is there.
  await page.locator('astro-island').first().waitFor({ state: 'attached' });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}

/** Waits until the island of a page of odds listens, and shows what its address asks. */
export async function listening(page: Page): Promise<void> {
  await awake(page);
  await page.locator('.odds:not([inert])').waitFor({ state: 'attached' });
}

/** One page of each kind, for tests that hold for all of them. Addresses are relative to the base. */
export const pages: Readonly<Record<string, string>> = {
  home: './',
  system: 'fr3/',
  'all chapters': 'fr3/rules/',
  chapter: 'fr3/rules/melee/',
  rule: 'fr3/rules/melee/support-bonus/',
  'whole chapter': 'fr3/rules/square/read/',
  units: 'fr3/units/',
  unit: 'fr3/units/knights/',
  armies: 'fr3/armies/',
  army: 'fr3/armies/dwarfs/',
  'corrections of armies': 'fr3/armies/corrections/',
  tables: 'fr3/tables/',
  'price list': 'fr3/tables/prices/',
  'sequence of play': 'fr3/sequence/',
  'quick reference': 'fr3/quick-reference/',
  'page of tables': 'fr3/rules/missile-fire/table/',
  'reference table': 'fr3/tables/15mm-inches/',
  battle: 'fr3/play/',
  'battle by link': 'fr3/play/friend/',
  'check of a battle': 'play/check/',
  scenario: 'fr3/play/goat-hill/',
  'table companion': 'fr3/companion/',
  muster: 'fr3/muster/',
  'melee odds': 'fr3/odds/melee/?a=knights&b=spears&charge=a',
  'charge planner': 'fr3/odds/planner/',
  'missile odds': 'fr3/odds/bowfire/?t=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7',
  'rally and nerve odds': 'fr3/odds/rally/?roll=fear-charged&u=spears&u.leader=hero-1-1&f=dragons',
  'rule of Three Realms': 'three-realms/rules/templates/radius/',
  'set-up of Three Realms': 'three-realms/set-up/?seed=oak7',
  'army check of Three Realms': 'three-realms/army/?limit=400&u=10+spearmen&u=10+bowmen&u=1+captain',
  'set-up of Hordes of the Things': 'hott/set-up/?seed=oak7',
  'battlefield check of Hordes of the Things':
    'hott/battlefield/?p=wood.oval.900.1100.400.300.20&p=river.band.0.300.2400.1800.140',
  'companion of Hordes of the Things': 'hott/companion/',
  'odds of Three Realms': 'three-realms/odds/melee/?roll=round&a.charge=charged&a.models=8&b.models=6',
  'any dice': 'fr3/odds/dice/?q=2d10+keep+high+%2B+3+vs+d10+%2B+5',
  'magic auction': 'fr3/odds/auction/?s=teleport&c.extra=1&d.points=4',
  'lesson on the auction': 'fr3/odds/auction/lesson/',
  rulings: 'rulings/',
  'rulings of a chapter': 'rulings/fr3/melee/',
  glossary: 'glossary/',
  coverage: 'coverage/',
  'open data': 'api/',
  credits: 'credits/',
  'what changed': 'changes/',
  'not found': 'no/such/page/',
};

/** More pages of these kinds, with another text or another roll, for the long run. */
export const morePages: Readonly<Record<string, string>> = {
  spells: 'fr3/spells/',
  spell: 'fr3/spells/teleport/',
  item: 'fr3/items/grapple/',
  'structures odds': 'fr3/odds/structures/?roll=ram&u=beastmen&w.material=metal',
  'artillery odds': 'fr3/odds/artillery/?by=cannon&t=wall&t.thickness=2',
  'character odds': 'fr3/odds/characters/?roll=assassin&a.leader=hero-1-1&a.assassin=assassin&b.guarded=1',
  'special rolls': 'fr3/odds/special/?roll=fire&s.here=ground&s.beside=forest',
  'rule of Hordes of the Things': 'hott/rules/move-distances/measure/',
  'rule of the six-event battle game': 'six-events/rules/morale/chart/',
  'odds of Hordes of the Things': 'hott/odds/combat/?roll=bespell&u.aids=1&t.is=gods',
  'odds of the six-event battle game': 'six-events/odds/melee/?roll=meeting&a.is=knight&a.leader=1&b.is=creature',
};

/** Everything that the content security policy refuses on any page of this tab, and every error of its scripts. */
export async function policyRefusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('refused', (what: string) => found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      (globalThis as unknown as { refused(what: string): void }).refused(
        `${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy|trusted ?(?:type|html|script)/i.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}
