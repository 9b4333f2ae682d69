/** A battle of three players, live: Anna's browser is connected to Ben's and to Abe's, and passes everything on. */
import { expect, type Page } from '@playwright/test';
import { isDeep } from '../deep.ts';
import { smallCommands } from '../engine/kernel/correspondence/small-commands.ts';
import { violations } from './axe.ts';
import { actionsShown } from './battle-page.ts';
import {
  accepted,
  bar,
  connected,
  device,
  link,
  liveButton,
  liveLaunch,
  messagesOn,
  opened,
  settled,
  smallOffer,
  soon,
  status,
  test,
} from './friend-page.ts';

test.use({ launchOptions: liveLaunch });

// `friend-live.spec.ts` shows live play of two players in the ordinary run.
const longTest = isDeep ? test : test.skip;
longTest('three players play live, and by link when the connection of one of them breaks', async ({ browser, baseURL }) => {
  const { anna, first } = await smallOffer(browser, baseURL, smallCommands(), 'friendly');
  const [ben, abe] = [await device(browser, baseURL), await device(browser, baseURL)];
  expect(await settled(await accepted(ben, first), anna, ben)).toBe(anna);
  const all = [anna, ben, abe];
  const panel = (page: Page) => bar(page).locator('.friend-sending');
  /** All devices hold the same messages and show the same actions. */
  const expectSame = (pages: readonly Page[]) =>
    expect(async () => {
      expect(new Set(await Promise.all(pages.map(messagesOn))).size).toBe(1);
      expect(new Set(await Promise.all(pages.map(actionsShown))).size).toBe(1);
    }).toPass();
  /** Whoever has the turn ends the step. */
  const acts = async (): Promise<Page> => {
    let mover = anna;
    await expect(async () => {
      const says = await Promise.all(all.map((page) => status(page).innerText()));
      const turns = all.filter((_, at) => /your turn/.test(says[at] ?? ''));
      expect(turns).toHaveLength(1);
      mover = turns[0] as Page;
    }).toPass();
    const before = await messagesOn(mover);
    await mover.locator('.field-foot button').first().press('Enter');
    await expect.poll(() => messagesOn(mover), soon).toBeGreaterThan(before);
    return mover;
  };

  await test.step('Anna gives a command to Abe, who joins with the link', async () => {
    await bar(anna).getByRole('button', { name: 'Players' }).first().click();
    await bar(anna).getByLabel('Name of the player who leads The Reed Guard').fill('Abe');
    await bar(anna).getByRole('button', { name: 'Give it to this player' }).nth(1).click();
    await bar(anna).getByRole('button', { name: 'Players' }).first().click();
    await anna.locator('.field-foot button').first().press('Enter');
    await bar(anna)
      .getByRole('button', { name: /^Make the link for/ })
      .click();
    const newest = await link(anna);
    await abe.goto(newest);
    await abe.getByRole('button', { name: /^Abe/ }).click();
    await opened(ben, newest);
    await expectSame(all);
  });

  await test.step('she makes a code for each of the two others', async () => {
    await connected(anna, ben);
    await expect(liveButton(ben)).toHaveText('Live');
    await liveButton(anna).click();
    await expect(panel(anna)).toContainText('Abe is not connected. Send Abe links, or connect Abe with a code.');
    await liveButton(anna).click();
    await connected(anna, abe);
    await liveButton(ben).click();
    await expect(panel(ben)).toContainText('Connected to Anna and Abe');
    expect(await violations(ben)).toEqual([]);
    await liveButton(ben).click();
  });

  await test.step('each action of one is shown to the two others', async () => {
    const movers = new Set<Page>();
    for (let n = 0; n < 6; n++) {
      movers.add(await acts());
      await expectSame(all);
    }
    expect(movers.size).toBe(3);
  });

  await test.step('Abe’s connection breaks: the two others play on, and he gets a link', async () => {
    await abe.reload();
    await expect(status(abe)).toHaveText(/your turn|Waiting/);
    for (const page of [anna, ben])
      await expect(async () => {
        const says = await status(page).innerText();
        if (/your turn/.test(says)) await page.locator('.field-foot button').first().press('Enter');
        const both = await Promise.all([anna, ben].map((each) => status(each).innerText()));
        expect(both.some((each) => /Waiting for Abe, .*Abe is not connected and needs a link/.test(each))).toBe(true);
      }).toPass();
    await expectSame([anna, ben]);
    const writer = (await bar(anna)
      .getByLabel(/^The link \(/)
      .isVisible())
      ? anna
      : ben;
    if ((await messagesOn(abe)) < (await messagesOn(writer))) await opened(abe, await link(writer));
    await expectSame(all);
    await expect(status(abe)).toHaveText(/your turn/);
    await connected(anna, abe);
    await acts();
    await expectSame(all);
  });
});
