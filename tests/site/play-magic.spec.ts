/** Magic on the battle page, a link that comes into an open page, and two fingers. */

import { expect, type Locator, type Page } from '@playwright/test';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { begun, writeBattle } from '../play/fr3-play.ts';
import { violations } from './axe.ts';
import { at, atOnce, button, closeMenu, openMenu, openTab } from './battle-page.ts';
import { test } from './test.ts';

/** Two friends with a magic user of level three each, their pools thrown. */
function duelOfWizards(mine = 'wizard-3'): string {
  const army = (name: string, magic: string, y: number, facing: number) => ({
    name,
    troops: [
      { type: 'handweapons', at: { x: 20, y, facing } },
      { type: 'handweapons', at: { x: 26, y, facing } },
    ],
    characters: [{ leader: 'none', magic, with: 1 }],
  });
  const setup = fr3Battle.readSetup({
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('The Moon Court', mine, 10, 0), B: army('The Bone Tithe', 'necromancer-3', 20, 1800) },
    first: 'A',
  });
  if (!setup.ok) throw new Error(setup.because);
  const seats = { A: 'person', B: 'person' } as const;
  return writeBattle({ name: 'Moon and bone', seats, seed: 5, setup: setup.value }, begun(setup.value, 5));
}

/** Goes to the page with a battle that is kept on the device. */
async function openKept(page: Page, battle: string): Promise<void> {
  await page.addInitScript((text) => {
    localStorage.setItem('battlebook:play.fr3', 'one');
    if (!localStorage.getItem('battlebook:play.fr3.one')) localStorage.setItem('battlebook:play.fr3.one', `{}\n${text}`);
  }, battle);
  await atOnce(page);
  await page.goto(at('fr3/play/'));
}

test('a spell is cast: its cost and odds, its target tapped, sealed bids behind a curtain, and a link that does not tell them', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKept(page, duelOfWizards());
  await button(page, 'The wizard (A3)').click();
  await page.locator('.spells summary').click();
  await expect(page.locator('.other-spells')).toContainText(/\w/);
  await button(page, /^Blast 2, 4 points/).click();
  await page.locator('[data-piece="B2"]').click();
  const staged = page.locator('.staged');
  await expect(staged).toContainText('Cast Blast 2 on Handweapons (B2)');
  await expect(staged).toContainText('If the enemy does not resist');
  await expect(staged.getByRole('link', { name: /auction calculator/ })).toHaveAttribute(
    'href',
    /odds\/auction\/\?s=blast-2.*c\.level=3.*d\.user=level-3/,
  );
  // However much the panel scrolls, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await button(page, 'Do it').click();
  await button(page, 'I am playing The Moon Court').click();
  await expect(page.locator('.at-stake')).toContainText('automatic artillery hit');
  await expect(page.locator('.at-stake').getByRole('link')).toHaveAttribute('href', /spells\/blast-2/);
  await page.locator('.bids > .choices button', { hasText: 'Bid 4 from the wizard (A3)' }).first().click();
  await button(page, 'Do it').click();
  await expect(page.locator('.curtain')).toContainText('Pass the device to The Bone Tithe');
  await openTab(page, 'Chronicle');
  await expect(page.locator('.story')).toContainText('The Moon Court makes a secret bid.');
  await openTab(page, 'Orders');

  await openMenu(page);
  await button(page, 'Copy a link to the battle').click();
  const link = await page.getByLabel('The link').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.curtain')).toContainText('I am playing The Moon Court');

  await closeMenu(page);
  await button(page, 'I am playing The Bone Tithe').click();
  // Whoever bids against it is told what happens otherwise.
  await expect(page.locator('.at-stake')).toContainText('Handweapons (B2)');
  await page.locator('.bids > .choices button', { hasText: 'Bid nothing' }).click();
  await button(page, 'Do it').click();
  await expect(page.locator('.said')).toContainText('4 points for the spell, 0 against it. Blast 2 works.');

  // A link that comes into the open page is opened there.
  await other.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(other.locator('.curtain')).toContainText('I am playing The Moon Court');
  await expect.poll(() => new URL(other.url()).hash).toBe('');
  await other.context().close();
});

test('whom a spell does not take is said, and it stays; a bid is one of a few, or any number', async ({ page }) => {
  await openKept(page, duelOfWizards('necromancer-3'));
  await button(page, 'The necromancer (A3)').click();
  await button(page, /^Zombies 3 \(for the turn\)/).click();
  const staged = page.locator('.staged');
  await expect(staged).toContainText('on Handweapons (B1)');
  await page.locator('[data-piece="A2"]').click();
  await expect(staged).toContainText('on Handweapons (B1)');
  const why = staged.getByRole('alert');
  await expect(why).toContainText('Not Handweapons (A2). Choose an enemy unit as the target.');
  await expect(why.getByRole('link')).toHaveAttribute('href', /spells\/zombies-3/);
  await page.locator('[data-piece="B2"]').click();
  await expect(staged).toContainText('on Handweapons (B2)');
  await expect(why).toBeHidden();
  // Pressed on bare ground, and then by keyboard at a friend.
  await page
    .locator('.board > svg')
    .first()
    .click({ position: { x: 300, y: 30 } });
  await expect(why).toContainText('Not there. This spell needs one target.');
  await openTab(page, 'Table');
  await page.locator('.in-words').getByRole('button', { name: /A1/ }).press('Enter');
  await expect(why).toContainText('Not Handweapons (A1).');
  await expect(staged).toContainText('on Handweapons (B2)');
  expect(await violations(page)).toEqual([]);

  await button(page, 'Do it').click();
  await button(page, 'I am playing The Moon Court').click();
  // A few bids with their odds, and a field for any other number.
  const bids = page.locator('.bids');
  await expect(bids.locator('> .choices button')).toHaveCount(3);
  await expect(bids.locator('> .choices button').first()).toContainText(/^Bid 6 from the necromancer \(A3\)100% unopposed/);
  expect(await violations(page)).toEqual([]);
  const number = bids.getByRole('spinbutton', { name: 'Points' });
  const bid = bids.locator('.other-bid .choices button');
  await number.fill('11');
  await expect(bid).toContainText('11 in all');
  await button(page, 'One point less').click();
  await expect(number).toHaveValue('10');
  await expect(bid).toContainText('10 in all');
  // Whatever is typed, the bid is one that may be made.
  await number.fill('1');
  await expect(bid).toContainText('Bid 6 from');
  await number.press('Enter');
  await expect(staged).toContainText('Bid 6 from the necromancer (A3)');
  await expect(button(page, 'Do it')).toBeFocused();
});

test('two fingers enlarge the table and do not move anybody', async ({ page }) => {
  await atOnce(page);
  await page.goto(at('fr3/play/?seed=9'));
  await button(page, 'Play now').click();
  const board = page.locator('.board > svg').first();
  await expect(page.locator('.board-piece').first()).toBeVisible();
  const box = (await board.boundingBox()) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
  const width = async () => Number((await board.getAttribute('viewBox'))?.split(' ')[2]);
  const before = await width();
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75, 90])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(width).toBeLessThan(before / 1.8);
  await expect(page.locator('.staged')).toBeHidden();
});
