/** A battle by link of three players: Anna has given a command of her side to Abe, and Ben leads the other side. Abe has a phone. */
import { expect, type Page } from '@playwright/test';
import { sampleOr } from '../deep.ts';
import { smallCommands } from '../engine/kernel/correspondence/small-commands.ts';
import { violations } from './axe.ts';
import { actionsShown, openTab } from './battle-page.ts';
import {
  accepted,
  address,
  bar,
  device,
  link,
  messagesOn,
  opened,
  settled,
  smallOffer,
  soon,
  status,
  test,
} from './friend-page.ts';

const players = (page: Page) => bar(page).locator('.friend-players');
async function openPlayers(page: Page): Promise<void> {
  const direct = bar(page).getByRole('button', { name: 'Players' });
  if (!(await direct.first().isVisible())) await bar(page).getByRole('button', { name: 'More' }).click();
  await bar(page).getByRole('button', { name: 'Players' }).locator('visible=true').click();
}

/** Ends steps as long as it is this player’s turn, and returns the link. */
async function passed(page: Page): Promise<string> {
  for (;;) {
    await expect(status(page)).toHaveText(/your turn|Your part is done|Waiting/);
    const now = () => Promise.all([status(page).innerText(), actionsShown(page)]).then(String);
    const before = await now();
    if (!/your turn/.test(before)) break;
    await page.locator('.field-foot button').first().press('Enter');
    await expect.poll(now, soon).not.toBe(before);
  }
  const make = bar(page).getByRole('button', { name: /^Make the link for/ });
  if (await make.isVisible()) await make.click();
  await expect(status(page)).toHaveText(/Waiting/);
  return link(page);
}

test('three players play by link, and the first player takes the command back', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const { anna, first } = await smallOffer(browser, baseURL, smallCommands(), 'friendly');
  const [ben, abe, cleo] = [await device(browser, baseURL), await device(browser, baseURL), await device(browser, baseURL)];
  await abe.setViewportSize({ width: 360, height: 780 });
  expect(await settled(await accepted(ben, first), anna, ben)).toBe(anna);

  await test.step('Anna gives a command away and leads only her own', async () => {
    await openPlayers(anna);
    await players(anna).getByLabel('Name of the player who leads The Reed Guard').fill('Abe');
    await players(anna).getByRole('button', { name: 'Give it to this player' }).nth(1).click();
    await expect(players(anna)).toContainText('The Reed Guard led by Abe');
    await expect(status(anna)).toHaveText('It is your turn against Ben. Abe will act after you.');
    expect(await violations(anna)).toEqual([]);
    await openPlayers(anna);
    await expect(anna.locator('.asks small')).toHaveText('The Moon Court');
    await expect(anna.locator('.field-foot button').first()).toHaveText('Hand on to Abe');
    const loose = anna.locator('.board-piece[data-loose]');
    expect(await loose.evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')).sort())).toEqual(['A1', 'A2']);
  });

  let newest = '';
  await test.step('Anna hands the step on, and may take that back until she sends it', async () => {
    await anna.locator('.field-foot button').first().press('Enter');
    await expect(status(anna)).toHaveText('Your part is done. Make the link and send it to Abe and Ben.');
    await bar(anna).getByRole('button', { name: 'Not yet' }).click();
    await expect(status(anna)).toHaveText(/your turn/);
    newest = await passed(anna);
    await expect(status(anna)).toHaveText(/^Waiting for Abe/);
    await expect(anna.getByRole('region', { name: 'While Abe decides' })).toContainText('Abe decides this now');
  });

  await test.step('Abe’s phone asks which command he leads', async () => {
    await abe.goto(newest);
    await expect(abe.getByRole('heading', { name: 'Which player are you?' })).toBeVisible();
    expect(await violations(abe)).toEqual([]);
    await abe.getByRole('button', { name: /^Abe/ }).click();
    await expect(status(abe)).toHaveText('It is your turn against Ben.');
    await expect(abe.locator('.asks small')).toHaveText('The Reed Guard');
    // Not everything fits on his phone, but his own troops do.
    for (const id of ['A3', 'A4'])
      await expect(abe.locator(`.board-piece[data-piece="${id}"] .board-hit`)).toBeInViewport({ ratio: 0.9 });
    await opened(ben, newest);
    await expect(status(ben)).toHaveText(/^Waiting for Abe/);
  });

  const all = [anna, ben, abe];
  await test.step('they play on: one player at a time can write', async () => {
    let written = 0;
    const turnOf = async (page: Page) => Number(/Turn (\d+)/.exec(await page.locator('.scoreboard').innerText())?.[1] ?? 0);
    while ((await turnOf(anna)) <= sampleOr(1, 2)) {
      const says = await Promise.all(all.map((page) => status(page).innerText()));
      const mover = all[says.findIndex((each) => /your turn/.test(each))];
      expect(says.filter((each) => /your turn/.test(each))).toHaveLength(1);
      if (!mover) throw new Error(says.join(' / '));
      newest = await passed(mover);
      if (mover === abe) written++;
      for (const page of all) if (page !== mover) await opened(page, newest);
      expect(new Set(await Promise.all(all.map(messagesOn))).size).toBe(1);
      expect(new Set(await Promise.all(all.map(actionsShown))).size).toBe(1);
    }
    expect(written).toBeGreaterThan(sampleOr(0, 1));
  });

  await test.step('the chronicle names the player who acted', async () => {
    await openTab(ben, 'Chronicle');
    // Anna has only handed steps on, which is no action of the battle.
    for (const name of ['Abe', 'Ben'])
      await expect(ben.locator('.story-player').getByText(name, { exact: true }).first()).toBeVisible();
    await openTab(ben, 'Orders');
  });

  await test.step('an old link and one that is not for this device say so', async () => {
    await abe.goto(first);
    await expect(bar(abe).getByRole('alert')).toHaveText(/old link/);
    await cleo.goto(newest);
    await expect(cleo.getByRole('alert').first()).toHaveText(/battle is not on this device. Ask for the whole battle/);
  });

  await test.step('Anna takes the command back while it is Abe’s turn', async () => {
    for (;;) {
      const says = await Promise.all(all.map((page) => status(page).innerText()));
      const mover = all[says.findIndex((each) => /your turn/.test(each))] as Page;
      if (mover === abe) break;
      newest = await passed(mover);
      for (const page of all) if (page !== mover) await opened(page, newest);
    }
    await openPlayers(anna);
    await players(anna).getByRole('button', { name: 'Take it back from Abe' }).click();
    await expect(status(anna)).toHaveText('It is your turn against Ben.');
    await openPlayers(anna);
    await expect(players(anna)).toContainText('The Reed Guard led by you');
    newest = await passed(anna);
    for (const page of [ben, abe]) await opened(page, newest);
    await expect(status(abe)).toHaveText('Anna has taken your command back. You can still follow the battle.');
    await expect(status(ben)).toHaveText(/your turn/);
  });

  await test.step('the check page replays the record and names all players', async () => {
    const record = await bar(ben).getByRole('link', { name: 'Checked' }).getAttribute('href');
    await cleo.goto(record as string);
    await expect(cleo.getByRole('heading', { name: 'The record checks out so far' })).toBeVisible();
    await expect(cleo.locator('.check-verdict')).toContainText('Anna and Abe against Ben');
  });

  await test.step('the same link on a device without the battle says that the command was taken back', async () => {
    await cleo.goto(address);
    const record = await bar(ben).getByRole('link', { name: 'Checked' }).getAttribute('href');
    await cleo.goto(`${address}${(record as string).slice((record as string).indexOf('#'))}`);
    await expect(cleo.getByText('has been taken back')).toBeVisible();
  });
});
