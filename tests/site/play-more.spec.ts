/** The battle page in a real browser: the lesson, a scenario, a rule page's position and its question, looking back. */
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { at, atOnce, button, openMenu, openTab } from './battle-page.ts';
import { test } from './test.ts';

const tutor = (page: Page): Locator => page.locator('.tutor');

test('a newcomer learns by doing, on a phone and by keyboard, and can send the coach away and call him back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await atOnce(page);
  await page.goto(at(''));
  await page.getByRole('link', { name: 'Play a first battle' }).press('Enter');
  await expect(tutor(page)).toContainText('0 of 10 learned');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Understood').press('Enter');
  await expect(tutor(page)).toContainText('A volley');
  await button(page, 'Show me').press('Enter');
  await expect(page.locator('.fates')).toContainText('%');
  await button(page, 'Do it').press('Enter');
  await expect(tutor(page)).toContainText('The whole volley rolled one die.');
  await expect(tutor(page)).toContainText('2 of 10 learned');
  await expect(tutor(page)).toBeInViewport();
  // His own way is noticed too: a wheel before the move that was asked for.
  await expect(tutor(page)).toContainText('Forward');
  await page.locator('.board-piece[data-loose]').last().press('Enter');
  await button(page, /^Wheel to the/)
    .first()
    .press('Enter');
  await button(page, 'Do it').press('Enter');
  await expect(tutor(page)).toContainText('3 of 10 learned');
  await page.reload();
  await expect(tutor(page)).toContainText('3 of 10 learned');
  await button(page, 'Play without the coach').press('Enter');
  await expect(tutor(page)).toBeHidden();
  await expect(page.locator('.asks')).toContainText('Which units move or charge?');
  await button(page, 'Call the coach back').press('Enter');
  await expect(tutor(page)).toBeVisible();
});

test('a scenario is played from its page by either side, and questions travel in links: one’s own, and a rule page’s', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await atOnce(page);
  await page.goto(at('fr3/play/goat-hill/'));
  await page.getByRole('region', { name: 'The Duke’s Second Army' }).getByRole('link', { name: 'Lead them' }).click();
  await expect(page.locator('.asks')).toContainText('The Duke’s Second Army');
  await expect(page.locator('.aims')).toContainText('At the end of every turn, a side scores');
  await expect(page.locator('.aims')).toContainText('The Nettle Watch hold this ground.');

  await openMenu(page);
  await page.getByLabel(/^Ask a friend what to do/).fill('Who sees the longbows?');
  await button(page, 'Copy a link with the question').click();
  const link = await page.getByLabel('The link').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.question')).toHaveText('Who sees the longbows?');
  await expect(other.locator('.board-piece')).toHaveCount(await page.locator('.board-piece').count());
  await other.context().close();

  await page.goto(at('fr3/rules/charging/definition/'));
  await page.getByRole('link', { name: 'Open it in battle' }).click();
  await expect(page.locator('.question')).toContainText('May the heavy cavalry charge the mob?');
  await page.locator('.board-piece[data-piece="A1"]').press('Enter');
  await page.locator('.board-piece[data-piece="B1"]').click();
  await button(page, 'Do it').click();
  await expect(page.locator('.said')).toContainText('charge');
});

test('a battle that is over can be looked back on: what turned it, luck, each unit, step by step', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await atOnce(page);
  const army = (name: string, type: string, y: number, facing: number) => ({
    name,
    // One volley cannot end the battle: there is more than one action to look back on.
    troops: [20, 30].map((x) => ({ type, at: { x, y, facing } })),
    characters: [],
  });
  const saved = {
    ...{ battlebook: 'battle', name: 'One volley', seats: { A: 'person', B: 'person' }, seed: 3, system: 'fr3', version: 1 },
    setup: {
      table: { width: 48, depth: 36 },
      terrain: [],
      objective: null,
      armies: { A: army('The Archers', 'longbows', 10, 0), B: army('The Axes', 'handweapons', 16, 1800) },
      first: 'A',
      turns: 1,
    },
    dice: { faces: [] },
    actions: [],
  };
  await page.addInitScript((text) => {
    localStorage.setItem('battlebook:play.fr3', 'one');
    localStorage.setItem('battlebook:play.fr3.one', `{}\n${text}`);
  }, JSON.stringify(saved));
  await page.goto(at('fr3/play/'));
  await page.locator('.who .choices button').first().click();
  await page.locator('.chosen .choices button').first().click();
  await button(page, 'Do it').click();
  await expect(async () => {
    if (await page.locator('.end').isVisible()) return;
    await button(page, /^Done with /).click({ timeout: 1000 });
    throw new Error('the battle goes on');
  }).toPass({ intervals: [30], timeout: 20_000 });
  await openTab(page, 'Analysis');
  await expect(page.locator('.analysis h3', { hasText: /^Luck$/ })).toBeVisible();
  // Two tables about units, two about luck.
  await expect(page.locator('.records')).toHaveCount(4);
  await openTab(page, 'Orders');
  await button(page, 'Watch it again').click();
  const back = page.getByRole('region', { name: 'Looking back' });
  await expect(back).toContainText('Action 0 of');
  await back.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(back).toContainText('Action 1 of');
});
