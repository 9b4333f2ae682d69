/** Questions and addresses at the limit of what is legal: they are answered, or refused in a sentence, and the page stays in shape. */
import { expect } from '@playwright/test';
import { oneOr } from './long.ts';
import { listening } from './pages.ts';
import { open, sentence } from './rolls.ts';
import { test } from './test.ts';

const largest = {
  'casualties of twenty poisoned archers':
    'three-realms/odds/shooting/?roll=casualties&f.models=20&f.poisoned=1&f.strength=12&t.E=1&t.models=20&t.points=10',
  'a spray over twenty skirmishers': 'three-realms/odds/templates/?roll=spray&f.who=skirmishers&t.area=1&t.models=20&t.points=10',
};
for (const [name, path] of oneOr(Object.entries(largest).slice(0, 1), Object.entries(largest)))
  test(`${name}: the page answers`, async ({ page }) => {
    await page.goto(path);
    await listening(page);
    await expect(page.locator('main')).toContainText(/\d%/);
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  });

/** A storm of ten phases with everything on: more than a page works out by itself. */
const storm =
  '?roll=storm&w.height=2&w.oil=1&u=handweapons&u.way=tower&u.count=3&u.alchemist=master&u.rear=light&u.freeze=1' +
  '&d=contraptions&d.state=2&d.blocked=1&turns=10';

test('long work can be stopped and taken up again; the form answers meanwhile', async ({ page }) => {
  const held = /structures-worker/;
  await page.route(held, () => {});
  await open(page, 'structures', storm);
  const working = page.locator('.working');
  await expect(working).toContainText('Working out the answer…');
  await page.getByLabel('Hot oil or tar').press('Space');
  await expect(page).not.toHaveURL(/w\.oil=1/);
  await expect(sentence(page)).toHaveCount(0);
  await working.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(working).toContainText('Stopped.');
  await page.unroute(held);
  await working.getByRole('button', { name: 'Work it out', exact: true }).press('Enter');
  await expect(sentence(page)).toContainText('phase 10', { timeout: 20_000 });
  await expect(working).toHaveCount(0);
});

test('a worker that cannot start: the page says so and works it out itself when asked', async ({ page }) => {
  await page.route(/\/worker[^/]*\.js/, (route) => route.abort());
  await open(page, 'structures', storm);
  const working = page.locator('.working');
  await expect(working).toContainText('could not be started');
  await working.getByRole('button', { name: 'Work it out in this tab' }).press('Enter');
  await expect(sentence(page)).toContainText('phase 10', { timeout: 60_000 });
});

for (const path of oneOr(
  ['fr3/odds/melee/?a='],
  ['fr3/odds/melee/?a=', 'three-realms/odds/shooting/?roll=casualties&f.models=', 'fr3/odds/dice/?q='],
))
  test(`an address with a value of 7,000 letters does not stretch the page: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path + 'x'.repeat(7000));
    await listening(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBeLessThan(20_000);
  });

test('between two decisions of a battle there are few stops of the Tab key, and arrow keys lead through a list', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' })),
  );
  await page.goto('fr3/play/?seed=9');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(async () => {
    const asks = await page.locator('.asks').innerText();
    if (asks.includes('Which units move or charge?')) return;
    await page.getByRole('button', { name: /^Done with / }).click({ timeout: 300 });
    throw new Error(`not yet: ${asks}`);
  }).toPass({ intervals: [100], timeout: 20_000 });
  const stops = () =>
    page
      .locator('.open-battle')
      .locator('button, a[href], input, select, summary, [tabindex]')
      .evaluateAll(
        (all: HTMLElement[]) =>
          all.filter((each) => each.tabIndex >= 0 && each.checkVisibility() && !(each as HTMLButtonElement).disabled).length,
      );
  await expect.poll(stops).toBeLessThan(25);
  const list = page.locator('.choices').last().getByRole('button');
  await list.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.last()).toBeFocused();
});
