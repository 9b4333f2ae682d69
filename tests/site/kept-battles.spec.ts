/** Battles on the device in a real browser: damaged ones, two tabs, a device that is full or blocked. Nothing is lost. */

import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import type { Battle } from '../play/fr3-play.ts';
import { after, begun, type Course, diceFor, facesOf, optionsOf, stateOf, writeBattle } from '../play/fr3-play.ts';
import { actionsShown, expectActions, openMenu, openTab } from './battle-page.ts';
import { longTest, oneOr } from './long.ts';
import { test } from './test.ts';

const path = 'fr3/play/';
const key = 'battlebook:play.fr3.one';

/** A battle of three units a side, played by two persons for so many actions; `late`: the last option where there are several. */
function played(actions: number, late = false): { readonly battle: Battle; readonly course: Course; readonly text: string } {
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
    turns: 8,
  });
  if (!read.ok) throw new Error(read.because);
  const battle: Battle = { name: 'Two banks', seats: { A: 'person', B: 'person' }, seed: 5, setup: read.value };
  let course = begun(read.value, 5);
  for (let count = 0; count < actions; count++) {
    const passes = optionsOf(stateOf(course)).filter(({ kind }) => kind === 'pass');
    const others = optionsOf(stateOf(course)).filter(({ kind }) => kind !== 'pass');
    const action = late && count === actions - 1 ? (others[0] ?? passes[0]) : passes[0];
    if (!action) throw new Error('The battle is over before that.');
    course = after(course, action, diceFor(5, facesOf(course).length));
  }
  return { battle, course, text: writeBattle(battle, course) };
}

/** A battle that is played to its end. */
function ended(): ReturnType<typeof played> {
  let most = 1;
  for (;;) {
    const now = played(most);
    if (fr3Battle.decider(stateOf(now.course)) === null) return now;
    most++;
  }
}

/** Stores a battle under the id `one`, open, before the first page looks. */
const given = (context: BrowserContext, text: string) =>
  context.addInitScript(
    ([at, battle]) => {
      if (localStorage.getItem('battlebook:play.habits')) return;
      localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' }));
      localStorage.setItem('battlebook:play.fr3', 'one');
      localStorage.setItem(at, `{"name":"Two banks","actions":0}\n${battle}`);
    },
    [key, text] as const,
  );

const pass = (page: Page): Locator => page.getByRole('button', { name: /^Done with / });
const actionsIn = (text: string): number => JSON.parse(text).actions.length;
const storedIn = (page: Page, at = key): Promise<string> =>
  page.evaluate((name) => (localStorage.getItem(name) as string).split('\n').slice(1).join('\n'), at);
/** Actions of every stored battle, by its id. */
const stored = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((name) => name.startsWith('battlebook:play.fr3.'))
        .map((name) => {
          const text = (localStorage.getItem(name) as string).split('\n').slice(1).join('\n');
          const id = name.slice('battlebook:play.fr3.'.length);
          try {
            return [id, JSON.parse(text).actions.length];
          } catch {
            return [id, -1];
          }
        }),
    ),
  );
/** Passes until the count of actions that are shown has grown. A press right after the one before is taken for a slip. */
const step = async (page: Page): Promise<void> => {
  const before = await actionsShown(page);
  await page.bringToFront();
  await expect(async () => {
    if ((await actionsShown(page)) === before) await pass(page).click({ timeout: 1000 });
    await expect.poll(() => actionsShown(page), { timeout: 500 }).toBeGreaterThan(before);
  }).toPass({ timeout: 10_000 });
};
const download = async (page: Page): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  return readFileSync(await (await waiting).path(), 'utf8');
};

test.describe('a battle that cannot be read in full', () => {
  const { text } = played(6);
  const saved = JSON.parse(text);
  const actions = [...saved.actions.slice(0, 4), { kind: 'waver', unit: 'A1' }, ...saved.actions.slice(4)];
  const early = JSON.stringify({ ...saved, version: 1, actions });
  const damaged = JSON.stringify({ ...saved, actions });

  const unread = [
    ['that is damaged', damaged, 'cannot be read'],
    ['of an earlier version', early, 'This battle was saved by an earlier version of this page'],
  ] as const;
  for (const [name, original, says] of oneOr([unread[0]], unread))
    test(`${name} opens as a copy; the original stays as it is and can be downloaded`, async ({ page, context }) => {
      await given(context, original);
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Some parts of the battle saved on this device cannot be read.');
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('alert')).toContainText('The saved battle is unchanged.');
      expect(await download(page)).toBe(original);
      // Looking at it stores nothing.
      expect(await stored(page)).toEqual({ one: 7 });
      await step(page);
      await step(page);
      expect(await storedIn(page)).toBe(original);
      const [copy] = Object.entries(await stored(page)).filter(([id]) => id !== 'one');
      expect(copy?.[1]).toBe(6);
      await page.reload();
      await expect(pass(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await openMenu(page);
      await page.getByRole('textbox', { name: /under the name/ }).fill('What is left of Two banks');
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('button', { name: 'New battle' }).click();
      await expect(page.getByRole('button', { name: /^What is left of Two banks/ })).toBeVisible();
      expect(await storedIn(page)).toBe(original);
    });

  test('at all is said on the page of choices, with its download', async ({ page, context }) => {
    await given(context, damaged.slice(0, 200));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('or a part of it is missing');
    expect(await download(page)).toBe(damaged.slice(0, 200));
    expect(await storedIn(page)).toBe(damaged.slice(0, 200));
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  });
});

test.describe('one battle in two tabs', () => {
  const elsewhere = (page: Page): Locator => page.getByText('You are playing this battle in another tab.');

  test('goes on in the one where something is pressed, and shows in the other', async ({ page, context }) => {
    await given(context, played(2).text);
    await page.goto(path);
    await expect(pass(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(path);
    await expect(elsewhere(other)).toBeVisible();
    await expect(elsewhere(page)).toBeHidden();
    await step(page);
    await step(page);
    await expectActions(other, 4);
    await step(other);
    await expect(elsewhere(other)).toBeHidden();
    await expect(elsewhere(page)).toBeVisible();
    await expectActions(page, 5);
    await step(page);
    await expectActions(other, 6);
    expect(await stored(page)).toEqual({ one: 6 });
    // What is taken back in one is taken back in the other.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expectActions(other, 5);
    // The tab that is left alone goes on without a press.
    await page.close();
    await expect(elsewhere(other)).toBeHidden();
    await step(other);
    expect(await stored(other)).toEqual({ one: 6 });
  });

  longTest('keeps the longer history when a tab that was left behind stores the shorter one', async ({ page, context }) => {
    const long = played(6).text;
    await given(context, long);
    await page.goto(path);
    await expect(pass(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('offline/');
    await other.evaluate(([at, text]) => localStorage.setItem(at, `{}\n${text}`), [key, played(3).text] as const);
    await expect.poll(async () => actionsIn(await storedIn(page))).toBe(6);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('keeps both where each has done something else, and says so', async ({ page, context }) => {
    await given(context, played(4).text);
    await page.goto(path);
    await step(page);
    const other = await context.newPage();
    await other.goto('offline/');
    const theirs = played(5, true).text;
    await other.evaluate(([at, text]) => localStorage.setItem(at, `{}\n${text}`), [key, theirs] as const);
    await expect(page.getByRole('alert')).toContainText('You continued this battle in another tab with different actions.');
    await expect(page.getByRole('alert')).toContainText('the first 4 actions');
    expect(await storedIn(page)).toBe(theirs);
    const own = Object.entries(await stored(page)).filter(([id]) => id !== 'one');
    expect(own.map(([, actions]) => actions)).toEqual([5]);
    await step(page);
    expect(await storedIn(page)).toBe(theirs);
    await page.getByRole('button', { name: 'Open the other tab’s battle' }).click();
    await expectActions(page, 5);
    expect(Object.values(await stored(page)).sort()).toEqual([5, 6]);
  });

  longTest('without Web Locks loses nothing either', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await given(context, played(2).text);
    await page.goto(path);
    await expect(pass(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(path);
    await step(page);
    await expectActions(other, 3);
    await step(other);
    await expectActions(page, 4);
    await step(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expectActions(other, 4);
    expect(await stored(page)).toEqual({ one: 4 });
  });

  longTest('is moved by the computer in one of them only', async ({ page, context }) => {
    const saved = JSON.parse(played(0).text);
    await given(context, JSON.stringify({ ...saved, seats: { A: 'person', B: 'greedy' } }));
    await page.goto(path);
    await expect(pass(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(path);
    await expect(elsewhere(other)).toBeVisible();
    for (let turn = 0; turn < 4; turn++) {
      await expect(pass(page)).toBeVisible();
      await step(page);
    }
    await expect(pass(page)).toBeVisible();
    await expectActions(other, await actionsShown(page));
    expect(Object.keys(await stored(page))).toEqual(['one']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a device', () => {
  const refusals = [
    ['that is full', 'QuotaExceededError', 'This device has no room left, so the battle is not saved.'],
    ['that blocks storing', 'SecurityError', 'This browser does not let the page save anything, so the battle is not saved.'],
  ] as const;
  for (const [name, error, says] of oneOr([refusals[0]], refusals))
    test(`${name} says so, and the battle goes on`, async ({ page, context }) => {
      await given(context, played(2).text);
      await page.goto(path);
      await expect(pass(page)).toBeVisible();
      await page.evaluate((error) => {
        Object.assign(window, { give: Storage.prototype.setItem });
        Storage.prototype.setItem = () => {
          throw new DOMException('Not here.', error);
        };
      }, error);
      await step(page);
      await step(page);
      await expect(page.getByRole('alert')).toContainText(says);
      await expect(page.getByRole('alert')).toContainText('Save it as a file before you close the page');
      expect(actionsIn(await storedIn(page))).toBe(2);
      await openMenu(page);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      expect(actionsIn(readFileSync(await (await waiting).path(), 'utf8'))).toBe(4);
      await page.keyboard.press('Escape');
      // With room again the whole battle is stored.
      await page.evaluate(() => {
        Storage.prototype.setItem = (window as unknown as { give: Storage['setItem'] }).give;
      });
      await step(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(actionsIn(await storedIn(page))).toBe(5);
    });
});

test.describe('a battle that is over', () => {
  const { battle, course, text } = ended();

  test('stays viewable to its end when a later version of the rules cannot replay it', async ({ page, context }) => {
    await given(context, text);
    await page.goto(path);
    await expect(page.locator('#end')).toBeVisible();
    await openTab(page, 'Chronicle');
    const end = await page.locator('.story > ol > li').first().innerText();
    // The recording is made beside it.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((done) => {
              const asked = indexedDB.open('battlebook:recordings');
              asked.onsuccess = () => {
                const database = asked.result;
                if (!database.objectStoreNames.contains('recordings')) return done(0);
                const got = database.transaction('recordings').objectStore('recordings').get('one');
                got.onsuccess = () => {
                  database.close();
                  done(got.result?.moments.length ?? 0);
                };
              };
            }),
        ),
      )
      .toBe(course.length);
    // An earlier version wrote it, and its third action is not possible any more.
    const saved = JSON.parse(text);
    const actions = saved.actions.map((action: object, at: number) => (at === 2 ? { kind: 'waver', unit: 'A1' } : action));
    const early = JSON.stringify({ ...saved, version: 1, actions });
    await page.evaluate(([at, now]) => localStorage.setItem(at, `{"name":"Two banks"}\n${now}`), [key, early] as const);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('This battle was saved by an earlier version of this page');
    await expect(page.getByRole('alert')).toContainText('Here is a recording that you can watch from beginning to end.');
    await expect(page.locator('.play-place')).toHaveText('The battle is over');
    const last = page.locator('.story > ol > li').first();
    await expect(last).toContainText('Points:');
    for (const line of end.split('\n').filter((each) => each.trim().length > 20)) await expect(last).toContainText(line.trim());
    await expect(page.locator('.board-piece')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.locator('.then-bar')).toContainText(`Action ${course.length - 2} of ${course.length - 1}`);
    expect(await download(page)).toBe(early);
    expect(await stored(page)).toEqual({ one: course.length - 1 });
    await page.getByRole('button', { name: 'Play the part that can be read' }).click();
    await expect(pass(page)).toBeVisible();
    await step(page);
    expect(await storedIn(page)).toBe(early);
    expect(battle.name).toBe('Two banks');
  });
});
