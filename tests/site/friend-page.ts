/** What tests of battles by link do again and again: a device for each player, the bar above the table, and a link and its answer. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { writeKept } from '../../src/components/play/friend/kept.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../src/engine/fr3/battle/correspondence.ts';
import { checked } from '../../src/engine/kernel/correspondence/check.ts';
import { saltOf } from '../../src/engine/kernel/correspondence/commitment.ts';
import type { Level } from '../../src/engine/kernel/correspondence/messages.ts';
import { offer as offerOf } from '../../src/engine/kernel/correspondence/mine.ts';
import { chromiumArgs, findChromium } from '../../src/tools/chromium.ts';
import { test as base } from './test.ts';

const executablePath = findChromium();
/** Browsers on one machine find each other only by their real addresses. */
export const liveLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArgs, '--disable-features=WebRtcHideLocalIpsWithMdns'],
};

export const address = 'fr3/play/friend/';

export interface Offer {
  readonly level: 'Friendly' | 'Checked' | 'Own dice';
  readonly armies: 'Hidden armies' | 'Armies that both players see' | 'A scenario';
  readonly turns: string;
  readonly drawn?: boolean;
}

const contexts: BrowserContext[] = [];
/** A test whose devices are switched off when it is over: a battle that is live would go on in the background of the next test. */
export const test = base.extend<{ readonly switchedOff: undefined }>({
  switchedOff: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus)
        for (const [nth, context] of contexts.entries())
          for (const page of context.pages())
            await info.attach(`device ${nth + 1}`, { body: await page.locator('main').innerText({ timeout: 2000 }) });
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A browser of its own: what one keeps the other does not see. */
export async function device(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
  contexts.push(context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    localStorage.setItem('battlebook:play.habits', JSON.stringify({ dice: 'at once', pace: 'at once' })),
  );
  return page;
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Battle by link' });
export const status = (page: Page) => bar(page).locator('.friend-status');

export const liveButton = (page: Page) => bar(page).getByRole('button', { name: /^(Play live|Live|No connection)$/ });

/** The first browser makes a code for the second one, and gets one back. */
export async function connected(one: Page, other: Page): Promise<void> {
  for (const page of [one, other])
    if ((await liveButton(page).getAttribute('aria-expanded')) !== 'true') await liveButton(page).click();
  await bar(one)
    .getByRole('button', { name: /^Make a code for/ })
    .click();
  await bar(other)
    .getByLabel(/^The code from/)
    .fill(
      await bar(one)
        .getByLabel(/^Your code for/)
        .inputValue(),
    );
  await bar(other).getByRole('button', { name: 'Use the code' }).click();
  await bar(one)
    .getByLabel(/^The code from/)
    .fill(
      await bar(other)
        .getByLabel(/^Your code for/)
        .inputValue(),
    );
  await bar(one).getByRole('button', { name: 'Use the code' }).click();
  for (const page of [one, other]) await expect(liveButton(page)).toHaveText('Live');
}

export async function offer(page: Page, { level, armies, turns, drawn }: Offer): Promise<string> {
  if (!page.url().endsWith(address)) await page.goto(address);
  await page.getByLabel('Your name, as your friend sees it').fill('Anna');
  await page.getByText(level, { exact: true }).click();
  await page.getByText(armies, { exact: true }).click();
  await page.getByLabel('The battle ends').selectOption(turns);
  if (drawn) await page.getByText('From turn 2, roll each turn').click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  return link(page);
}

/** The link that stands ready to be sent. */
export async function link(page: Page): Promise<string> {
  const field = bar(page).getByLabel(/^The link \(/);
  await expect(field).toHaveValue(/#[a-z][\w-]{20,}$/);
  return field.inputValue();
}

export async function accepted(page: Page, from: string): Promise<string> {
  await page.goto(from);
  await expect(page.getByRole('heading', { name: 'Anna offers you a battle' })).toBeVisible();
  await page.getByLabel('Your name, as your friend sees it').fill('Ben');
  await page.getByRole('button', { name: /^Accept/ }).click();
  return link(page);
}

/** Ends the step; where something has to be chosen, the first of it. */
async function anything(page: Page): Promise<void> {
  const end = page.locator('.field-foot button:not(.button-quiet)');
  if ((await end.count()) > 0) return end.first().press('Enter');
  await page.locator('.field-rail .choices button').first().press('Enter');
  const stage = page.locator('.staged-do button').first();
  if (
    await stage.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  )
    await stage.press('Enter');
}

/** Opens a link, looks at what the friend did, answers what is asked, and gives the next link; null when the battle is over. */
export async function answered(page: Page, from: string, opened?: 'this one'): Promise<string | null> {
  // A link that comes while the page is open changes only what stands behind the `#`.
  if (!opened) await page.goto(from);
  await page.waitForFunction(() => location.hash === '');
  const line = status(page);
  for (let pressed = 0; pressed < 200; pressed++) {
    await expect(line).toHaveText(/more step|your turn|Your part|Waiting|is over|Roll the dice|broken/i);
    const says = await line.innerText();
    if (/broken/.test(says)) throw new Error(says);
    if (/is over/.test(says)) {
      const send = bar(page).getByRole('button', { name: 'Send it' });
      return (await send.count()) > 0 ? link(page) : null;
    }
    if (/Waiting/.test(says)) return link(page);
    if (/more step/.test(says)) await bar(page).getByRole('button', { name: 'Show all' }).click();
    else if (/Your part/.test(says))
      await bar(page)
        .getByRole('button', { name: /^Make the link for/ })
        .click();
    else {
      const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
      const dice = page.getByRole('region', { name: 'Your dice' });
      const place = page.getByRole('button', { name: /deploy all/i });
      if ((await dice.count()) > 0) {
        await dice.getByRole('button', { name: '4', exact: true }).first().press('Enter');
        await page.waitForTimeout(100);
        continue;
      }
      // A press directly after another one does nothing if the button has a new meaning, so it is repeated.
      await expect(async () => {
        if ((await place.count()) > 0) await place.first().click();
        else await anything(page);
        await page.waitForFunction(
          (was) =>
            JSON.stringify(Object.entries(localStorage)) !== was || document.querySelector('[aria-label="Your dice"]') !== null,
          before,
          { timeout: 2000 },
        );
      }).toPass({ timeout: 30_000 });
    }
  }
  throw new Error('The player never comes to an end.');
}

/** Two units a side that stand in place; with `magic`, a third one, and a magic user with the first. */
export function smallSetup(magic: boolean, turns: number) {
  const army = (name: string, user: string, y: number, facing: number) => ({
    name,
    troops: [
      { type: 'handweapons', at: { x: 20, y, facing } },
      { type: 'handweapons', at: { x: 26, y, facing } },
      ...(magic ? [{ type: 'handweapons', at: { x: 32, y, facing } }] : []),
    ],
    characters: magic ? [{ leader: 'none', magic: user, with: 1 }] : [],
  });
  return {
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('The Moon Court', 'wizard-3', 10, 0), B: army('The Bone Tithe', 'necromancer-3', 20, 1800) },
    first: 'A',
    turns,
  };
}

/** Anna's device with her offer of this battle, as the page stores it; and the link to it. */
export async function smallOffer(
  browser: Browser,
  baseURL: string | undefined,
  setup: unknown,
  level: Level,
): Promise<{ readonly anna: Page; readonly first: string }> {
  const { system, version } = fr3Battle;
  let salts = 0;
  const salt = () => saltOf(Uint8Array.from({ length: 16 }, (_, at) => (at === 0 ? salts++ : at * 7)));
  const { message, mine } = await offerOf(
    fr3Correspondence,
    { terms: { system, version, level, setup }, name: 'Anna', army: null },
    salt,
  );
  const { id } = await checked(fr3Correspondence, [message]);
  const head = { battle: id, name: 'A battle that has not begun', friend: 'your friend', turn: 'theirs', messages: 1, since: 1 };
  const text = `${JSON.stringify(head)}\n${writeKept({ messages: [message], mine, draft: [], seen: 0, since: 1 })}`;
  const anna = await device(browser, baseURL);
  await anna.addInitScript((kept) => {
    if (localStorage.getItem('battlebook:friend.fr3.one')) return;
    localStorage.setItem('battlebook:friend.fr3', 'one');
    localStorage.setItem('battlebook:friend.fr3.one', kept);
  }, text);
  await anna.goto(address);
  return { anna, first: await link(anna) };
}

/** For what comes within a few hundredths of a second: a poll that leaves longer pauses finds it up to a second too late. */
export const soon = { intervals: [20, 50, 100] };

/** How many messages a device has of the battle that is open. */
export const messagesOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const id = localStorage.getItem('battlebook:friend.fr3');
    const [head] = (localStorage.getItem(`battlebook:friend.fr3.${id}`) ?? '').split('\n');
    return (JSON.parse(head || '{}').messages as number | undefined) ?? 0;
  });

/** Opens what the other player has sent, and looks at all of it. */
export async function opened(page: Page, from: string): Promise<void> {
  const before = await messagesOn(page);
  await page.goto(from);
  await expect.poll(() => messagesOn(page), soon).toBeGreaterThan(before);
  await seen(page);
}

/** Types a four for each die that is to be rolled on the table. */
async function typed(page: Page): Promise<void> {
  const dice = page.getByRole('region', { name: 'Your dice' });
  while (await dice.isVisible()) {
    await dice.getByRole('button', { name: '4', exact: true }).first().press('Enter');
    await page.waitForTimeout(100);
  }
}

/** Looks at all that has come. */
export async function seen(page: Page): Promise<void> {
  await expect(async () => {
    const all = bar(page).getByRole('button', { name: 'Show all' });
    if (await all.isVisible()) await all.click();
    await expect(status(page)).not.toHaveText(/more step/, { timeout: 500 });
    if (/Roll the dice/.test(await status(page).innerText())) await typed(page);
  }).toPass();
}

/** Sends what is written, and hands back the link. */
export async function sent(page: Page): Promise<string> {
  const make = bar(page).getByRole('button', { name: /^Make the link for/ });
  await expect(status(page)).toHaveText(/Your part is done|Waiting|is over|Roll the dice/);
  await typed(page);
  await expect(status(page)).toHaveText(/Your part is done|Waiting|is over/);
  if (await make.isVisible()) await make.click();
  await expect(status(page)).toHaveText(/Waiting|is over/);
  return link(page);
}

/** Passes to and fro what is due without a decision, until one of the two has something to decide, and returns that one. */
export async function settled(from: string, to: Page, other: Page): Promise<Page> {
  let [letters, page, next] = [from, to, other];
  for (let n = 0; n < 12; n++) {
    await opened(page, letters);
    if (/your turn|is over/.test(await status(page).innerText())) return page;
    letters = await sent(page);
    [page, next] = [next, page];
  }
  throw new Error('The messages go to and fro without end.');
}
