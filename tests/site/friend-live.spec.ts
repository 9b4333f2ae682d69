/**
 * A live battle by link: drops, reloads, messages sent twice, old links and links of another battle, in the middle of a phase. A drop
 * is what the page is told of one: the state of the connection changes, and comes back or does not.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import {
  accepted,
  bar,
  connected,
  device,
  link,
  liveButton,
  liveLaunch,
  messagesOn,
  offer,
  opened,
  seen,
  settled,
  smallOffer,
  smallSetup,
  soon,
  status,
  test,
} from './friend-page.ts';

test.use({ launchOptions: liveLaunch });

/** Lets a test say what state the connections of a page are in, and send on their channels what it likes. */
const watched = (page: Page) =>
  page.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    const channels: RTCDataChannel[] = [];
    const texts: string[] = [];
    let forced: RTCPeerConnectionState | undefined;
    const state = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'connectionState') as PropertyDescriptor;
    Object.defineProperty(RTCPeerConnection.prototype, 'connectionState', {
      get(this: RTCPeerConnection) {
        return forced ?? state.get?.call(this);
      },
    });
    const local = RTCPeerConnection.prototype.setLocalDescription;
    RTCPeerConnection.prototype.setLocalDescription = function (this: RTCPeerConnection, ...given: unknown[]) {
      peers.push(this);
      return Reflect.apply(local, this, given);
    } as typeof local;
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, text: string) {
      if (!channels.includes(this)) channels.push(this);
      texts.push(text);
      send.call(this, text as never);
    } as typeof send;
    Object.assign(window, {
      connectionIs(now: RTCPeerConnectionState | undefined) {
        forced = now;
        peers.at(-1)?.dispatchEvent(new Event('connectionstatechange'));
      },
      hangUp() {
        forced = undefined;
        for (const peer of peers) peer.close();
      },
      sendAgain() {
        for (const text of texts) if (text.includes('messages')) send.call(channels.at(-1) as RTCDataChannel, text as never);
      },
    });
  });
type Watched = Window & { connectionIs(now: RTCPeerConnectionState | undefined): void; hangUp(): void; sendAgain(): void };
const connectionIs = (page: Page, now?: RTCPeerConnectionState) =>
  page.evaluate((state) => (window as unknown as Watched).connectionIs(state), now);
const hangUp = (page: Page) => page.evaluate(() => (window as unknown as Watched).hangUp());
const sendAgain = (page: Page) => page.evaluate(() => (window as unknown as Watched).sendAgain());

const actions = (page: Page) => page.locator('.open-battle').getAttribute('data-actions').then(Number);

/** Anna and Ben with a battle that has begun and a live connection; it is Anna's turn. */
async function live(browser: Browser, baseURL: string | undefined, setup = smallSetup(false, 4)) {
  const { anna, first } = await smallOffer(browser, baseURL, setup, 'checked');
  const ben = await device(browser, baseURL);
  for (const page of [anna, ben]) await watched(page);
  const begins = await accepted(ben, first);
  const old = begins;
  await anna.reload();
  expect(await settled(begins, anna, ben)).toBe(anna);
  await connected(anna, ben);
  await expect.poll(() => messagesOn(ben), soon).toBe(await messagesOn(anna));
  return { anna, ben, old };
}

/** Whoever is to decide ends the step, and the page has taken it. */
async function acts(anna: Page, ben: Page): Promise<Page> {
  await expect(async () => {
    const says = await Promise.all([anna, ben].map((page) => status(page).innerText()));
    expect(says.filter((each) => /your turn/.test(each))).toHaveLength(1);
  }).toPass();
  const mover = /your turn/.test(await status(anna).innerText()) ? anna : ben;
  const before = await actions(mover);
  await mover.locator('.field-foot button').first().press('Enter');
  await expect.poll(() => actions(mover), soon).toBeGreaterThan(before);
  return mover;
}

/** Both devices hold the same messages and show the same actions. */
async function expectSame(anna: Page, ben: Page): Promise<void> {
  await expect(async () => {
    expect(await messagesOn(ben)).toBe(await messagesOn(anna));
    expect(await actions(ben)).toBe(await actions(anna));
  }).toPass();
}

test('a short drop in the middle of a phase and messages sent twice change nothing, and what is done quickly arrives as quickly', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await live(browser, baseURL);
  await acts(anna, ben);
  await expectSame(anna, ben);
  const before = await actions(ben);
  for (const page of [anna, ben]) await connectionIs(page, 'disconnected');
  for (const page of [anna, ben]) await expect(liveButton(page)).toHaveText('No connection');
  const mover = await acts(anna, ben);
  const other = mover === anna ? ben : anna;
  await expect.poll(() => actions(mover)).toBe(before + 1);
  expect(await actions(other)).toBe(before);
  for (const page of [anna, ben]) await connectionIs(page);
  for (const page of [anna, ben]) await expect(liveButton(page)).toHaveText('Live');
  await expectSame(anna, ben);
  expect(await actions(other)).toBe(before + 1);

  const messages = await messagesOn(other);
  for (const page of [anna, ben]) await sendAgain(page);
  await acts(anna, ben);
  await expectSame(anna, ben);
  expect(await actions(other)).toBe(before + 2);
  expect(await messagesOn(other)).toBeGreaterThan(messages);

  await test.step('what is done quickly is shown as quickly, and each side sees the same dice', async () => {
    for (let n = 0; n < 12; n++) {
      const says = await Promise.all([anna, ben].map((page) => status(page).innerText()));
      const turn = says.findIndex((each) => /your turn/.test(each));
      // Without waiting for the other side.
      if (turn >= 0) await [anna, ben][turn]?.locator('.field-foot button').first().press('Enter');
    }
    await expectSame(anna, ben);
  });
});

test('after a long drop the battle goes on by link, and live again with new codes; so it does after a reload and a link of another battle', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben, old } = await live(browser, baseURL);
  await acts(anna, ben);
  await expectSame(anna, ben);
  const before = await actions(anna);
  for (const page of [anna, ben]) await connectionIs(page, 'failed');
  for (const page of [anna, ben]) await expect(liveButton(page)).toHaveText('No connection');

  await test.step('an old link and one that has come already change nothing', async () => {
    await anna.goto(old);
    await expect(bar(anna).getByRole('alert')).toHaveText(/old link/);
    expect(await actions(anna)).toBe(before);
  });

  await test.step('the mover goes on until it is for the other, and sends a link', async () => {
    let mover = anna;
    await expect(async () => {
      mover = await acts(anna, ben);
      await expect(status(mover)).toHaveText(/Your part is done|Waiting/, { timeout: 1000 });
    }).toPass();
    const other = mover === anna ? ben : anna;
    const make = bar(mover).getByRole('button', { name: /^Make the link for/ });
    if (await make.isVisible()) await make.click();
    const newest = await link(mover);
    await opened(other, newest);
    await expectSame(anna, ben);
    await other.goto(newest);
    await expect(bar(other).getByRole('alert')).toHaveText(/nothing new/);
    await expectSame(anna, ben);
  });

  for (const page of [anna, ben]) await hangUp(page);
  await connected(anna, ben);
  await acts(anna, ben);
  await expectSame(anna, ben);

  await test.step('a reload leaves the live battle as it is', async () => {
    const held = await actions(anna);
    await ben.reload();
    await expect(liveButton(anna)).toHaveText('No connection');
    await seen(ben);
    expect(await actions(ben)).toBe(held);
    await connected(anna, ben);
    await acts(anna, ben);
    await expectSame(anna, ben);
  });

  await test.step('a link of another battle leaves it as it is', async () => {
    const cleo = await device(browser, baseURL);
    const other = await offer(cleo, { level: 'Friendly', armies: 'A scenario', turns: '1' });
    await ben.goto(other);
    await expect(ben.getByRole('heading', { name: 'Anna offers you a battle' })).toBeVisible();
    await expect(liveButton(anna)).toHaveText('No connection');
    await ben.getByRole('button', { name: 'Not now' }).click();
    await ben.locator('.kept-battles li button').first().click();
    await expect.poll(() => actions(ben)).toBe(await actions(anna));
    await connected(anna, ben);
    await acts(anna, ben);
    await expectSame(anna, ben);
  });
});

test('a whole battle is played live, and both hold a record that is proved to its end', async ({ browser, baseURL }) => {
  const { anna, ben } = await live(browser, baseURL, smallSetup(true, 1));
  await expect(async () => {
    for (const page of [anna, ben])
      if (/your turn/.test(await status(page).innerText()))
        await page.locator('.field-foot button').first().press('Enter', { timeout: 500 });
    for (const page of [anna, ben]) await expect(status(page)).toHaveText(/is over/, { timeout: 10 });
  }).toPass({ intervals: [10] });
  for (const page of [anna, ben]) await expect(bar(page).getByRole('link', { name: 'Checked to the end' })).toBeVisible();
  await expectSame(anna, ben);
});
