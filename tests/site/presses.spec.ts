/** How many presses an ordinary turn takes, whether the options of what is chosen are in sight, and that nothing shifts meanwhile. */
import { expect, type Locator, type Page } from '@playwright/test';
import { setupOfText } from '../../src/engine/fr3/battle/scenarios/scenario.ts';
import { begun, writeBattle } from '../play/fr3-play.ts';
import { at, button } from './battle-page.ts';
import { test } from './test.ts';

/** Presses of an ordinary turn of three groups, at most. */
const most = 12;

/** Three groups a side, too far apart to fight in the first turn, and nobody who shoots. */
const threeGroups = `
table 48x36
army A "The Near Bank"
army B "The Far Bank"
A1 spears*3 10,5 N
A4 handweapons*3 22,5 N
A7 heavy-cavalry*2 34,5 N
B1 spears*3 10,31 S
B4 handweapons*3 22,31 S
B7 heavy-cavalry*2 34,31 S
first A
`;

function battle(): string {
  const setup = setupOfText(threeGroups);
  if (!setup.ok) throw new Error(setup.because);
  const seats = { A: 'person', B: 'person' } as const;
  return writeBattle({ name: 'Three groups', seats, seed: 5, setup: setup.value }, begun(setup.value, 5));
}

async function open(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' }));
    localStorage.setItem('battlebook:play.fr3', 'one');
    localStorage.setItem('battlebook:play.fr3.one', `{}\n${text}`);
  }, battle());
  await page.goto(at('fr3/play/'));
  await expect(page.locator('.asks')).toBeVisible();
}

/** A press where somebody sees the thing: its middle is within the window, and nothing lies over it. */
async function seen(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return on !== null && (element === on || element.contains(on));
  });
}

for (const [name, viewport, touch] of [
  ['by mouse on a laptop', { width: 1440, height: 900 }, false],
  ['by touch on a phone', { width: 390, height: 844 }, true],
] as const)
  test(`a turn of three groups takes at most ${most} presses, ${name}, and every option is in sight when it is needed`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    let presses = 0;
    const hidden: string[] = [];
    const press = async (what: Locator) => {
      await expect(what).toBeVisible();
      if (!(await seen(what))) hidden.push((await what.innerText()).split('\n')[0] as string);
      // Nobody presses twice within the time that a slip takes.
      await page.waitForTimeout(300);
      await (touch ? what.tap() : what.click());
      presses++;
    };
    const place = page.locator('.play-place');
    const asked = async () => (await page.locator('.asks').innerText()).split('\n').at(-1);
    await expect(place).toContainText('Movement');
    expect(await asked()).toBe('Which units move or charge?');
    for (const group of ['A1, A2 and A3', 'A4, A5 and A6', 'A7 and A8']) {
      await press(button(page, `${group} together`));
      await press(button(page, /straight ahead$/).first());
      await press(button(page, 'Do it'));
      await expect(page.locator('.staged')).toBeHidden();
      // Those who have moved may go on: the next group is chosen from the list. Units that cannot are let go of in a moment.
      await page.waitForTimeout(300);
      if (await button(page, 'Choose another').isVisible()) await press(button(page, 'Choose another'));
    }
    await press(button(page, /^Done with /));
    await expect(place).not.toContainText(/The Near Bank: \d Movement/);
    expect(presses).toBeLessThanOrEqual(most);
    expect(hidden).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.05);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await context.close();
  });

test('whatever unit is pressed, its first options lie in the panel where nothing covers them', async ({ browser }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    const page = await context.newPage();
    await open(page);
    for (const id of ['A1', 'A5', 'A8']) {
      await page.locator(`[data-piece="${id}"]`).press('Enter');
      await expect(page.locator('.chosen')).toContainText(id);
      for (const nth of [0, 1]) {
        const option = page.locator('.chosen .choices button').nth(nth);
        await expect(option).toBeVisible();
        expect(await seen(option), `option ${nth} of ${id} at ${viewport.width} px`).toBe(true);
      }
      await page.keyboard.press('Escape');
    }
    if (viewport.width >= 1440) {
      // A key that is pressed twice by mistake ends one step, although its button ends the next one too.
      const place = page.locator('.play-place');
      await button(page, /^Done with /).focus();
      // Within the page, because on a busy machine two keys sent from here can be seconds apart.
      await page.evaluate(async () => {
        (document.activeElement as HTMLElement).click();
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        (document.activeElement as HTMLElement).click();
      });
      await expect(place).toContainText(/The Far Bank: \d Movement/);
      await page.waitForTimeout(500);
      await expect(place).toContainText(/The Far Bank: \d Movement/);
    }
    const unit = page.locator('[data-piece="A1"] .p-base');
    const { width } = (await unit.boundingBox()) as { width: number };
    expect(width).toBeGreaterThanOrEqual(viewport.width >= 1440 ? 48 : 28);
    await context.close();
  }
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`with magic, at ${width} pixels, no figure above the table is cut and the first spell is in sight`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() =>
      localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' })),
    );
    // Over a slow connection the spells arrive after the card of the unit.
    if (width < 480)
      await page.route(/\/Spells\.[^/]*\.js$/, async (route) => {
        await new Promise((late) => setTimeout(late, 2000));
        await route.continue();
      });
    await page.goto(at('fr3/play/'));
    await page.getByText('Battle 3: magic').click();
    await expect(page.locator('.asks')).toContainText('Do you cast a spell now?', { timeout: 30_000 });
    // On a phone the points of all magic users are one figure, and the screen reader is told each of them.
    const shown = width > 480 ? '.score-facts > span:not(.score-narrow)' : '.score-facts > span:not(.score-wide)';
    const cut = await page.locator(shown).evaluateAll((all) =>
      all.flatMap((each) => {
        const [inside, value] = [each.closest('.score-side'), each.querySelector('b')].map((one) => one?.getBoundingClientRect());
        const isWhole = inside && value && value.width > 0 && value.right <= inside.right && value.bottom <= inside.bottom;
        return isWhole ? [] : [each.textContent];
      }),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('.score-facts > span').count()).toBeGreaterThan(7);
    if (width < 480)
      for (const facts of await page.locator('.score-facts').all())
        expect((await facts.boundingBox())?.height, 'one row under the name').toBeLessThan(24);
    const last = await page.locator('.field-foot button').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.locator('.field-rail .choices button').first().click();
    await expect.poll(() => seen(page.locator('.spells .choices button').first())).toBe(true);
    // Other times are in one list, beside the usual choice.
    await expect(button(page, 'Cast nothing this phase')).toBeVisible();
    await page.locator('.step-ends > summary').click();
    await button(page, 'Cast nothing this turn').click();
    await expect(page.locator('.asks')).not.toContainText('Do you cast a spell now?');
    await context.close();
  });
