/** The table companion in a real browser: a phone at the table, a keyboard at a desk, a sheet of paper. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { longTest, oneOr } from './long.ts';
import { test } from './test.ts';

const address = new URL('fr3/companion/', process.env.SITE ?? 'http://base/');
const path = process.env.SITE ? address.href : 'fr3/companion/';

type Action = Readonly<Record<string, unknown>>;
const steps = (times: number): Action[] => Array.from({ length: times }, () => ({ kind: 'next' }));
const saved = (done: readonly Action[], name = 'Anna against Bela'): string =>
  JSON.stringify({
    battlebook: 'companion',
    system: 'fr3',
    version: 1,
    name,
    setup: { first: { name: 'Anna', holdings: ['camp'] }, second: { name: 'Bela', holdings: [] } },
    done,
    undone: [],
  });

/** Opens the page with games already on the device; the first of them is the open one. */
async function openWith(page: Page, ...games: readonly string[]): Promise<void> {
  await page.addInitScript((texts) => {
    if (localStorage.getItem('battlebook:companion.fr3')) return;
    localStorage.setItem('battlebook:companion.fr3', 'g0');
    for (const [at, text] of texts.entries()) localStorage.setItem(`battlebook:companion.fr3.g${at}`, `${1e12 + at}\n${text}`);
  }, games);
  await page.goto(path);
}

const next = (page: Page) => page.getByRole('button', { name: /^Next step/ });
const step = (page: Page) => page.locator('#step');
const cell = (page: Page, side: string) => page.getByRole('button', { name: new RegExp(`^${side}.*: clock`) });
const part = (page: Page, title: string) => page.locator('summary', { hasText: title });

test('a game is begun, magic is rolled and steps are taken with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Name').first().focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bela');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Magic power');

  await page.locator('.step-card .more > summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Level two');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Merlin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '4', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '5', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Merlin' })).toHaveText('Anna: Merlin rolls 4 + 5: 9 points.');

  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('1 Rally');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(step(page)).toHaveText('2 Missiles');
});

longTest('the panel of a side opens from the dock, takes the focus, and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith(page, saved([]));
  await cell(page, 'Anna').press('Enter');
  const panel = page.locator('#side-first');
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Anna, army pool: one less' }).click();
  await expect(cell(page, 'Anna')).toHaveAccessibleName(/army 9/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cell(page, 'Anna')).toBeFocused();
});

test('at 360 px a phase is judged by its losses, and the loser’s clock falls, with the rules', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith(page, saved(steps(7)));
  await expect(step(page)).toHaveText('7 Melee');
  await page.getByRole('button', { name: 'Anna, units demoralized: one more' }).click();
  await page.getByRole('button', { name: 'Bela, units destroyed: one more' }).click();
  await expect(page.getByRole('status', { name: 'Losses of Bela this phase' })).toHaveText('2');
  await next(page).click();
  await next(page).click();
  await expect(step(page)).toHaveText('9 Phase winner');
  await expect(page.locator('.phase-summary')).toContainText(
    'Anna lost 1 point, Bela 2: Anna wins the phase, and the morale clock of Bela falls by 1.',
  );
  await expect(page.locator('.phase-summary').getByRole('link', { name: 'Winning a phase' })).toHaveAttribute(
    'href',
    /morale-clock\/phase-losses/,
  );
  await next(page).click();
  await expect(cell(page, 'Bela')).toHaveAccessibleName(/clock 8/);
  await expect(cell(page, 'Anna')).toHaveAccessibleName(/clock 10/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('clocks, pools and the next step are in reach at every scroll, and large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, saved(steps(4)));
  await page.getByRole('button', { name: 'Anna, units destroyed: one more' }).waitFor();
  for (const top of [0, 600, 1200]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(next(page)).toBeInViewport();
    await expect(cell(page, 'Anna')).toBeInViewport();
  }
  const small = await page.locator('.companion button:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.getAttribute('aria-label') ?? button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});

longTest('a costly loss lowers the clock at once, undo takes it back, redo does it again', async ({ page }) => {
  await openWith(page, saved(steps(7)));
  await page.getByRole('button', { name: 'Bela, units destroyed: one more' }).click();
  const points = page.getByLabel('Points value of a unit that Bela lost').first();
  await points.fill('120');
  await points.press('Enter');
  await expect(page.locator('#side-second .dial text')).toHaveText('8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#side-second .dial text')).toHaveText('9');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('#side-second .dial text')).toHaveText('8');
});

test('what the rules do not allow is refused with the rule', async ({ page }) => {
  await openWith(
    page,
    saved([{ kind: 'adjust-clock', side: 'first', by: -9, reason: '' }, ...steps(4), { kind: 'move', by: 1 }]),
  );
  await page.getByRole('button', { name: 'Anna, moves made: one more' }).click();
  await expect(page.getByRole('alert')).toContainText('Anna has made the one move that the morale clock allows.');
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /movement\/move/);
});

test('the game is there again after a reload, in the middle of a phase, with undo', async ({ page }) => {
  await openWith(page, saved([]));
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Anna, units demoralized: one more' }).click();
  await page.reload();
  await expect(step(page)).toHaveText('2 Missiles');
  await expect(page.getByRole('status', { name: 'Losses of Anna this phase' })).toHaveText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status', { name: 'Losses of Anna this phase' })).toHaveText('0');
});

test('a reminder appears in the step in which it matters, and its die may be typed', async ({ page }) => {
  await openWith(page, saved([]));
  await part(page, 'Reminders').click();
  await page.getByLabel('Who').fill('Sir Kay');
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Major character');
  await page.getByRole('textbox', { name: 'Points', exact: true }).fill('130');
  await page.getByRole('button', { name: 'Add the reminder' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders for this step' })).toBeHidden();
  for (let i = 0; i < 3; i++) await next(page).click();
  await expect(page.locator('.due')).toContainText('Sir Kay rolls to escape.');
  await page.locator('.due').getByRole('button', { name: '1', exact: true }).click();
  await expect(page.locator('.due')).toBeHidden();
  await expect(page.locator('#side-first .dial text')).toHaveText('9');
  await part(page, 'What happened').click();
  await expect(page.locator('.chronicle')).toContainText('Sir Kay rolls 1 and is killed trying to escape.');
});

longTest('the page throws the dice that it is asked to', async ({ page }) => {
  const users = ['level-three', 'bard'].map((caster) => ({ kind: 'add-caster', side: 'first', caster, name: '' }));
  await openWith(page, saved(users));
  await page.getByRole('button', { name: 'Roll for me' }).click();
  const said = await page.locator('.dock-said').textContent();
  expect(said).toMatch(/^Anna: Bard rolls [1-6]: [1-6] points? for the army pool\.$/);
});

test('a damaged game is said to be damaged, its text is handed out, and what can be read is taken up', async ({ page }) => {
  const broken = saved([...steps(3), { kind: 'abracadabra' }, ...steps(2)]);
  await openWith(page, broken);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Entry 4 of 6 in the game’s list cannot be read. The entries before this one could be opened.',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(broken);
  await page.getByRole('button', { name: 'Open the part that can be read' }).click();
  await expect(step(page)).toHaveText('3 Cyclics, traps, captives');
  await page.reload();
  await expect(step(page)).toHaveText('3 Cyclics, traps, captives');
  expect(await page.evaluate(() => localStorage.getItem('battlebook:companion.fr3.g0')?.split('\n')[1])).toBe(broken);
});

longTest('text that is no game at all stays until it is removed on purpose', async ({ page }) => {
  await openWith(page, '{"battlebook":"companion","sys');
  await expect(page.getByRole('alert')).toContainText('This text is not a saved game, or a part of it is missing');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('battlebook:companion.fr3.g0'))).toBeNull();
});

longTest('several games lie side by side, and one comes back from its file', async ({ page }) => {
  await openWith(page, saved(steps(2)), saved(steps(5), 'Last Sunday'));
  await part(page, 'Games and sheets').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: /^Last Sunday/ }).click();
  await expect(step(page)).toHaveText('5 Clear traps');
  await part(page, 'Games and sheets').click();
  await page.getByLabel('Saved game file').setInputFiles(file);
  await expect(step(page)).toHaveText('2 Missiles');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('battlebook:companion.fr3.')).length),
  ).toBe(3);
});

test('another window shows what was done in this one', async ({ page, context }) => {
  await openWith(page, saved([]));
  await next(page).waitFor();
  const other = await context.newPage();
  await other.goto(path);
  await next(page).click();
  await expect(step(other)).toHaveText('1 Rally');
});

longTest('a device that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This browser does not let the page save anything, so the game is not saved.',
  );
  await next(page).click();
  await expect(step(page)).toHaveText('1 Rally');
});

longTest('the battle ends at clock 0 and the points decide', async ({ page }) => {
  await openWith(
    page,
    saved([
      ...steps(7),
      { kind: 'lost', side: 'second', loss: 'unit', cost: 40, demoralized: false },
      { kind: 'adjust-clock', side: 'second', by: -9, reason: '' },
    ]),
  );
  await expect(page.locator('.end')).toContainText('The battle is over. Bela’s clock stands at 0.');
  await page.getByRole('button', { name: 'Count the points' }).click();
  await expect(page.getByRole('status', { name: 'Victory points of Anna' })).toHaveText('140');
  await page.getByRole('group', { name: 'Who holds the terrain objective' }).getByText('Bela').click();
  await expect(page.locator('.verdict')).toContainText('Bela: marginal victory');
});

test('on paper there is the tracking sheet and nothing else, filled or blank', async ({ page }) => {
  await openWith(page, saved([...steps(4), { kind: 'move', by: 3 }]));
  await next(page).waitFor();
  await expect(page.locator('.tracking-sheet')).toBeHidden();
  await expect(page.locator('[data-track="first.moves"] .is-now')).toHaveText('3');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tracking-sheet')).toBeVisible();
  for (const hidden of ['.top', '.foot', '.companion', '.rule-head']) await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('[data-fill="first.name"]')).toHaveText('Anna');
  await expect(page.locator('[data-track="first.clock"] .is-now')).toHaveText('10');
  await expect(page.locator('[data-track="second.clock"] .is-now')).toHaveText('9');
  expect(await violations(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('.sheet-side')?.textContent ?? '');
  });
  await part(page, 'Games and sheets').click();
  await page.getByRole('button', { name: 'Print a blank sheet' }).click();
  expect(await page.locator('body').getAttribute('data-printed')).toBe('Moves first:');
  await expect(page.locator('[data-fill="first.name"]')).toHaveText('Anna');
});

test('without a script the page prints a blank sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('noscript p')).toContainText('The companion needs JavaScript.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-track="first.clock"] li')).toHaveCount(11);
  await expect(page.locator('.tracking-sheet')).toBeVisible();
  await context.close();
});

const everything: Action[] = [
  { kind: 'add-caster', side: 'first', caster: 'level-two', name: 'Merlin' },
  { kind: 'add-caster', side: 'second', caster: 'witch-hunter', name: '' },
  { kind: 'remind', reminder: 'captive', side: 'first', name: 'Sir Kay', variant: 'major', stage: 0, cost: 130 },
  { kind: 'remind', reminder: 'fire', side: 'first', name: 'the mill', variant: 'wood', stage: 1, cost: null },
  { kind: 'adjust-clock', side: 'second', by: -4, reason: '' },
  ...steps(4),
  { kind: 'lost', side: 'second', loss: 'general', cost: 320, demoralized: false },
  { kind: 'demoralized', side: 'first', by: 2 },
];

const sights = [
  ['by night on a phone', 360, 'dark'],
  ['by day on a desk', 1280, 'light'],
] as const;
const scenes = [
  ['a game with everything in it', [saved(everything), saved([], 'Another'), '{"damaged']],
  ['the start', []],
] as const;
// The start is among the pages of `every-page.spec.ts`.
for (const [name, width, colorScheme] of oneOr([sights[0]], sights))
  for (const [scene, games] of oneOr([scenes[0]], scenes))
    test(`everybody can use ${scene}, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (games.length > 0) await openWith(page, ...games);
      else await page.goto(path);
      await page.locator('button', { hasText: 'Print a blank sheet' }).waitFor({ state: 'attached' });
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      if (games.length > 0 && width < 500) await cell(page, 'Bela').click();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
