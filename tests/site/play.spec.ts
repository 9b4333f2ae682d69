/** The battle page in a real browser: a whole battle by keyboard, drags, a phone, links, dice of one's own, damage. */

import { expect, type Locator, type Page } from '@playwright/test';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { sampleOr } from '../deep.ts';
import { begun, writeBattle } from '../play/fr3-play.ts';
import { violations } from './axe.ts';
import { at, atOnce, button, closeMenu, openMenu, openTab } from './battle-page.ts';
import { longTest } from './long.ts';
import { test } from './test.ts';

const path = at('fr3/play/');
const asks = (page: Page): Locator => page.locator('.asks');
const pass = (page: Page): Locator => button(page, /^Done with /);
const staged = (page: Page): Locator => page.locator('.staged');
const loose = (page: Page): Locator => page.locator('.board-piece[data-loose]');

/** A battle from a seed: the same armies, table, dice and enemy every time. */
async function begin(page: Page): Promise<void> {
  await atOnce(page);
  await page.goto(`${path}?seed=9`);
  await button(page, 'Play now').click();
  await expect(page.locator('.board-piece').first()).toBeVisible();
}

/** A battle of two units at a bowshot, with the player to shoot, kept on the device. */
async function shootOut(page: Page): Promise<void> {
  const army = (name: string, type: string, y: number, facing: number) => ({
    name,
    troops: [{ type, at: { x: 20, y, facing } }],
    characters: [],
  });
  const saved = {
    battlebook: 'battle',
    name: 'A bowshot',
    seats: { A: 'person', B: 'person' },
    seed: 1,
    system: 'fr3',
    version: 1,
    setup: {
      table: { width: 48, depth: 36 },
      terrain: [],
      objective: null,
      armies: { A: army('The Archers', 'longbows', 10, 0), B: army('The Axes', 'handweapons', 16, 1800) },
      first: 'A',
    },
    dice: { faces: [] },
    actions: [],
  };
  await page.addInitScript((text) => {
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'own', pace: 'at once' }));
    localStorage.setItem('battlebook:play.fr3', 'one');
    localStorage.setItem('battlebook:play.fr3.one', `{}\n${text}`);
  }, JSON.stringify(saved));
  await page.goto(path);
}

/** A battle of two turns against the computer, three units a side, kept on the device. */
async function skirmish(page: Page): Promise<void> {
  const army = (name: string, y: number, facing: number) => ({
    name,
    troops: ['handweapons', 'spears', 'longbows'].map((type, at) => ({ type, at: { x: 14 + 8 * at, y, facing } })),
    characters: [],
  });
  const read = fr3Battle.readSetup({
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('The Near Bank', 10, 0), B: army('The Far Bank', 24, 1800) },
    first: 'A',
    turns: 2,
  });
  if (!read.ok) throw new Error(read.because);
  const text = writeBattle(
    { name: 'Two banks', seats: { A: 'person', B: 'greedy' }, seed: 5, setup: read.value },
    begun(read.value, 5),
  );
  await page.addInitScript((battle) => {
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' }));
    if (localStorage.getItem('battlebook:play.fr3.one')) return;
    localStorage.setItem('battlebook:play.fr3', 'one');
    localStorage.setItem('battlebook:play.fr3.one', `{}\n${battle}`);
  }, text);
  await page.goto(path);
}

/** On to the player's own movement, whatever lies between. */
async function toMovement(page: Page): Promise<void> {
  await expect(async () => {
    const text = await asks(page).innerText();
    if (text.includes('Which units move or charge?')) return;
    if (await pass(page).isVisible()) await pass(page).click();
    throw new Error(`not yet: ${text}`);
  }).toPass({ intervals: [100], timeout: 20_000 });
}

/** The turn, where the player is asked for his moves; undefined where he is not. */
async function turnToMove(page: Page): Promise<string | undefined> {
  if (!(await asks(page).filter({ hasText: 'Which units move or charge?' }).isVisible())) return undefined;
  return /Turn \d+/.exec(await page.locator('.play-place').innerText())?.[0];
}

/** Takes whatever is asked, until the battle is over: as somebody presses, and after what he would rather do first, if anything. */
async function playOn(
  page: Page,
  press: (what: Locator) => Promise<void>,
  rather: () => Promise<boolean> = async () => false,
): Promise<void> {
  await expect(async () => {
    if (await page.locator('.end').isVisible()) return;
    for (let count = 0; count < 20; count++) {
      if (await rather()) continue;
      const next = page
        .locator('.staged-do button:not([disabled]), .who .choices button, .field-foot .button:not(.button-quiet)')
        .and(page.locator('button:visible'))
        .first();
      if ((await next.count()) === 0) break;
      await press(next);
    }
    throw new Error('the battle goes on');
  }).toPass({ intervals: [50], timeout: 75_000 });
}

test('two taps from the home page to the first decision', async ({ page }) => {
  await page.goto(process.env.SITE ?? './');
  await page.getByRole('main').getByRole('link', { name: 'Fantasy Rules!: Play', exact: true }).click();
  await button(page, 'Play now').click();
  await expect(asks(page)).toBeVisible();
  await expect(page.locator('.board-piece').nth(10)).toBeVisible();
});

test('a whole battle by keyboard alone, to the victory points, and its link shows the same end elsewhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The long run plays a battle of ordinary size.
  await sampleOr(skirmish, begin)(page);
  await toMovement(page);
  const piece = loose(page).first();
  await piece.press('Enter');
  await button(page, /straight ahead$/)
    .first()
    .press('Enter');
  await expect(button(page, 'Do it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.said')).toContainText('straight ahead');
  await playOn(page, (next) => next.press('Enter', { timeout: 2000 }));
  const end = await page.locator('.end').innerText();
  expect(end).toMatch(/points/);

  await button(page, 'Menu').press('Enter');
  await button(page, 'Copy a link to the battle').press('Enter');
  const link = await page.getByLabel('The link').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.end')).toHaveText(await page.locator('.end').innerText(), { useInnerText: true });
  await other.context().close();
});

test('a whole small battle by mouse: in every movement a unit is dragged forward', async ({ page }) => {
  await skirmish(page);
  const moved = new Set<string>();
  await playOn(
    page,
    (next) => next.click({ timeout: 2000 }),
    async () => {
      const turn = await turnToMove(page);
      if (turn === undefined || moved.has(turn)) return false;
      moved.add(turn);
      const piece = page.locator('.board-piece[data-loose]').first();
      await piece.click();
      const box = (await piece.boundingBox()) as { x: number; y: number; width: number; height: number };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 5; step++) await page.mouse.move(x, y - 5 * step);
      await page.mouse.up();
      await expect(staged(page)).toContainText('straight ahead');
      await button(page, 'Do it').click();
      return true;
    },
  );
  expect(moved.size).toBe(2);
  await expect(page.locator('.end')).toContainText('points');
});

test('a whole small battle by touch at 390 px, the page opened again in the middle of it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await skirmish(page);
  const moved = new Set<string>();
  await playOn(
    page,
    (next) => next.tap({ timeout: 2000 }),
    async () => {
      const turn = await turnToMove(page);
      if (turn === undefined || moved.has(turn)) return false;
      if (moved.size === 1) {
        await page.reload();
        await expect(page.locator('.play-place')).toContainText(turn);
      }
      moved.add(turn);
      await loose(page).first().tap();
      // What appears under a finger is not pressed by a second tap at once.
      await expect(async () => {
        await button(page, /straight ahead$/)
          .first()
          .tap();
        await expect(button(page, 'Do it')).toBeVisible({ timeout: 400 });
      }).toPass();
      await expect(async () => {
        await button(page, 'Do it').tap();
        await expect(page.locator('.staged')).toBeHidden({ timeout: 400 });
      }).toPass();
      return true;
    },
  );
  expect(moved.size).toBe(2);
  await expect(page.locator('.end')).toContainText('points');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('a reload in the middle comes back to the same moment, and a move is taken back until dice have fallen', async ({
  page,
}) => {
  await begin(page);
  await toMovement(page);
  const name = () => loose(page).first().getAttribute('aria-label');
  const before = await name();
  await loose(page).first().press('Enter');
  await button(page, /straight ahead$/)
    .first()
    .click();
  await button(page, 'Do it').click();
  await expect.poll(name).not.toBe(before);
  const after = await name();
  await page.reload();
  await expect(asks(page)).toContainText('Which units move or charge?');
  expect(await name()).toBe(after);
  await button(page, /^Undo/).click();
  await expect.poll(name).toBe(before);
});

test('a unit is dragged: its ghost goes along, the cost is said, and it stands there when it is done', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await begin(page);
  await toMovement(page);
  const piece = loose(page).first();
  const id = await piece.getAttribute('data-piece');
  const box = (await piece.boundingBox()) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 4 });
  await page.mouse.move(x, y - 30, { steps: 4 });
  await expect(page.locator('.board-ghost-good')).toHaveCount(1);
  await page.mouse.up();
  await expect(staged(page)).toContainText('straight ahead');
  await expect(staged(page)).toContainText('% of the unit’s movement');
  await button(page, 'Do it').click();
  await expect.poll(async () => (await page.locator(`[data-piece="${id}"]`).boundingBox())?.y).toBeLessThan(box.y - 20);
});

test('a front corner is drawn forward: the unit wheels about the other one, as far as it was drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await begin(page);
  await toMovement(page);
  await button(page, /together$/)
    .first()
    .click();
  const corner = page.locator('.board-handle[data-handle="right"]');
  const box = (await corner.boundingBox()) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 8, { steps: 4 });
  const angle = async () => Number.parseFloat(await staged(page).locator('output').innerText());
  const little = await angle();
  await page.mouse.move(x, y - 14, { steps: 4 });
  await page.mouse.up();
  await expect(staged(page)).toContainText('Wheel to the left');
  // The page may still be drawing the last of the way.
  await expect.poll(angle).toBeGreaterThan(little);
  await button(page, 'Do it').click();
  await expect(page.locator('.said')).toContainText('wheel');
});

test('an enemy out of reach: why not, with the rule behind it', async ({ page }) => {
  await begin(page);
  await toMovement(page);
  await loose(page).first().press('Enter');
  // It may stand where the window does not show it.
  await page.locator('.board-piece[data-piece^="B"]').first().press('Enter');
  await expect(staged(page).getByRole('alert')).toContainText('Not possible.');
  await expect(staged(page).getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /fr3\/rules\//);
  await expect(button(page, 'Do it')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(staged(page)).toBeHidden();
});

test('the odds stand before a volley, the calculator has its situation, and the player’s own dice decide it', async ({
  page,
}) => {
  await shootOut(page);
  await expect(asks(page)).toContainText('Which units shoot?');
  await page.locator('.who .choices button').first().click();
  await page.locator('.chosen .choices button').first().focus();
  await expect(page.locator('.glimpse .fates')).toContainText('%');
  await page.locator('.chosen .choices button').first().click();
  await expect(page.locator('.staged .fates')).toContainText('%');
  await expect(page.getByRole('link', { name: /in the calculator/ })).toHaveAttribute('href', /odds\/(bowfire|artillery)\/\?/);
  await button(page, 'Do it').click();
  const dice = page.getByRole('region', { name: 'Your dice' });
  await dice.getByRole('button', { name: '10', exact: true }).click();
  await expect(dice).toBeHidden();
  await expect(page.locator('.field-rail .die').first()).toHaveText('10');
  await openTab(page, 'Chronicle');
  await expect(page.locator('.story .die').first()).toHaveText('10');
});

longTest('a line of the chronicle leads to the table as it was then, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await begin(page);
  await toMovement(page);
  await openTab(page, 'Chronicle');
  await page.locator('.story .then').nth(-2).click();
  await openTab(page, 'Orders');
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText('Action 1 of');
  await expect(page.locator('.play-place')).toContainText('Deployment');
  await button(page, 'Back to the latest move').click();
  await expect(asks(page)).toContainText('Which units move or charge?');
});

test('two friends: edges and deployment by hand, a line of one type put down by a press on the table', async ({ page }) => {
  await page.goto(`${path}?seed=4`);
  await page.locator('summary', { hasText: 'Set up your own battle' }).click();
  await page.getByRole('radio', { name: /A friend/ }).check();
  await page.getByRole('checkbox', { name: 'All units are already placed' }).uncheck();
  await button(page, 'Begin').click();
  await button(page, /^Take the lower edge and move first$/).click();
  const line = page.locator('.who .choices button').first();
  await expect(line).toHaveText(/ together$/);
  await line.click();
  const board = (await page.locator('.board > svg').first().boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  await page.mouse.click(board.x + board.width * 0.4, board.y + board.height * 0.9);
  await button(page, 'Do it').click();
  await expect(page.locator('.board-piece')).toHaveCount(4);
  await button(page, 'Deploy all of them for me').click();
  // A second press at once is taken for a slip, because the button now deploys the other army.
  await page.waitForTimeout(500);
  await button(page, 'Deploy all of them for me').click();
  await expect(page.locator('.play-place')).toContainText('Turn 1');
});

longTest('for the left hand the buttons stand on the left, and do so the next time', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${path}?seed=9`);
  await button(page, 'Play now').click();
  await expect(page.locator('.board-piece').first()).toBeVisible();
  const board = page.locator('.board');
  const left = async (what: Locator) => ((await what.boundingBox()) as { x: number }).x;
  expect(await left(page.locator('.field-rail'))).toBeGreaterThan(await left(board));
  await openMenu(page);
  await page.getByRole('radio', { name: 'On the left' }).check();
  await closeMenu(page);
  for (const again of [true, false]) {
    await expect.poll(async () => (await left(page.locator('.field-rail'))) < (await left(board))).toBe(true);
    if (again) await page.reload();
  }
});

test('at 360 px by touch: no sideways scroll, large buttons, nothing that axe finds', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(path);
  expect(await violations(page)).toEqual([]);
  await begin(page);
  await toMovement(page);
  await loose(page).first().tap();
  await expect(page.locator('.chosen')).toBeVisible();
  await page.locator('.chosen .choices button').first().tap();
  await expect(button(page, 'Do it')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const low = await page
    .locator('.play button:visible')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44 && !each.matches('.then')).map((each) => each.textContent),
    );
  expect(low).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('advice and chances are thought of beside the page, so that it never stands still', async ({ page }) => {
  const answers: string[] = [];
  page.on('console', (message) => message.text().startsWith('answer ') && answers.push(message.text()));
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => console.info('answer', Object.keys(data).join(' ')));
      }
    };
  });
  await page.goto(`${path}?seed=1`);
  await page.locator('summary', { hasText: 'Set up your own battle' }).click();
  await page.getByRole('radio', { name: /A friend/ }).check();
  await button(page, 'Begin').click();
  await button(page, 'Suggest').click();
  await expect(staged(page)).toBeVisible();
  // What the Strategist would do, then the chances of it. A worker that fails says so, and the page thinks for itself.
  await expect.poll(() => answers).toEqual(['answer id result', 'answer id result']);
});

/** Actions that are done by chance, and the seed of the chance: `CHAOS=500 CHAOS_SEED=7` for a long one. */
const chaos = { actions: Number(process.env.CHAOS ?? sampleOr(20, 100)), seed: Number(process.env.CHAOS_SEED ?? 1) };

test('whatever is pressed, by chance and at once, the battle goes on without an error and is still there afterwards', async ({
  page,
}) => {
  test.setTimeout(90_000 + chaos.actions * 4_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${path}?seed=${chaos.seed}`);
  await page.locator('summary', { hasText: 'Set up your own battle' }).click();
  await page.getByRole('radio', { name: /A friend/ }).check();
  await button(page, 'Begin').click();
  await expect(asks(page)).toBeVisible();
  const done = await page.evaluate(async ({ actions, seed }) => {
    let state = seed;
    const chance = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const one = <T>(all: readonly T[]): T | undefined => all[chance(all.length)];
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const kept = (): number =>
      Math.max(
        0,
        ...Object.keys(localStorage)
          .filter((key) => key.startsWith('battlebook:play.fr3.'))
          .map((key) => JSON.parse((localStorage.getItem(key) as string).split('\n')[0] as string).actions as number),
      );
    // A limit of time, not of presses: on a busy machine thousands of them fall before the page has answered the first.
    const until = performance.now() + actions * 3_000;
    while (kept() < actions && performance.now() < until && !document.querySelector('.end')) {
      const may = [
        ...all('.staged-do button:not([disabled])'),
        ...all('.field-rail :is(.choices, .field-foot) button:not([disabled])'),
        ...all('.field-rail .let-go, .field-rail summary, .then-bar button:not([disabled], :last-child), .curtain button'),
        ...(chance(10) === 0 ? all('.story .then, .board-zoom button') : []),
        ...(chance(3) === 0 ? all('.board-piece') : []),
        ...(chance(6) === 0 ? all('.board > svg:first-child') : []),
      ];
      // Twice of three times what goes on is pressed: else most of the time would be spent in looking about.
      const on = document.querySelector('.staged-do button:not([disabled]), .then-bar .button:not(.button-quiet)');
      const target = chance(3) > 0 ? (on ?? one(may)) : one(may);
      const { left, top, width, height } = (target ?? document.body).getBoundingClientRect();
      const at = { clientX: left + (width * chance(100)) / 100, clientY: top + (height * chance(100)) / 100 };
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return kept();
  }, chaos);
  expect(errors).toEqual([]);
  if (!(await page.locator('.end').isVisible())) expect(done).toBeGreaterThanOrEqual(chaos.actions);
  const place = page.locator('.play-place');
  if (await button(page, 'Back to the latest move').isVisible()) await button(page, 'Back to the latest move').click();
  const before = await place.innerText();
  await page.reload();
  await expect(place).toHaveText(before, { useInnerText: true });
});
