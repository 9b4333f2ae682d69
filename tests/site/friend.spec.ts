/**
 * Battles by link: two browsers that know nothing of each other play a whole battle through what they send. With DEEP=1 at every
 * level of trust, with hidden armies that are deployed and magic.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../src/tools/chromium.ts';
import { violations } from './axe.ts';
import { accepted, address, answered, bar, device, link, type Offer, offer, status, test } from './friend-page.ts';

const executablePath = findChromium();
// Live, names in the place of addresses need a network with multicast, which a machine for tests may not have.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, '--disable-features=WebRtcHideLocalIpsWithMdns'],
  },
});

async function wholeBattle(browser: Browser, baseURL: string | undefined, what: Offer) {
  const [anna, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  const links = [await offer(anna, what)];
  links.push(await accepted(ben, links[0] as string));
  for (let turn = 0; turn < 120; turn++) {
    const next = await answered(turn % 2 === 0 ? anna : ben, links.at(-1) as string);
    if (next === null || next === links.at(-1)) break;
    links.push(next);
  }
  return { anna, ben, links };
}

test('two browsers play a whole battle by link, and both end in the same state with a checked record', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { anna, ben, links } = await wholeBattle(browser, baseURL, { level: 'Friendly', armies: 'A scenario', turns: '1' });
  expect(links.length).toBeGreaterThan(3);
  for (const page of [anna, ben]) {
    await expect(status(page)).toHaveText(/is over/);
    await expect(bar(page).getByRole('link', { name: 'Checked to the end' })).toBeVisible();
    await expect(page.getByText(/won|drew|Neither side has won/).first()).toBeVisible();
  }

  await test.step('an old link says so and changes nothing', async () => {
    const before = await ben.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    await ben.goto(links[0] as string);
    await expect(bar(ben).getByRole('alert')).toHaveText(/old link/);
    await expect(status(ben)).toHaveText(/is over/);
    expect(await ben.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
  });

  await test.step('a damaged link says so, and a link of another battle leaves this one alone', async () => {
    await ben.goto(`${(links[2] as string).slice(0, -9)}AAAAAAAAA`);
    await expect(ben.getByRole('alert').first()).toHaveText(/damaged/);
    // A page that is opened again goes on with the battle that was open.
    await bar(anna).getByRole('button', { name: 'More' }).click();
    await bar(anna).getByRole('button', { name: 'Your other battles' }).click();
    const other = await offer(anna, { level: 'Own dice', armies: 'A scenario', turns: '1' });
    await ben.goto(other);
    await expect(ben.getByRole('heading', { name: 'Anna offers you a battle' })).toBeVisible();
    await ben.getByRole('button', { name: 'Not now' }).click();
    await expect(ben.getByRole('heading', { name: 'Your battles by link' })).toBeVisible();
    await expect(ben.locator('.kept-battles li')).toHaveCount(1);
  });
});

test('a reload in the middle of a turn loses nothing, a link is sent again, and texts and parts open as links do', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [anna, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  const first = await offer(anna, { level: 'Friendly', armies: 'Hidden armies', turns: '1' });
  await anna.reload();
  expect(await link(anna)).toBe(first);
  // The friend gets it as a text in two parts, the second one first.
  await ben.goto(address);
  const letters = first.split('#')[1] as string;
  const [half, name] = [Math.ceil(letters.length / 2), letters.slice(-4)];
  const field = ben.getByLabel('Paste the link or the text');
  await field.fill(`Look: battlebook 2/2 ${name} ${letters.slice(half)}`);
  await ben.getByRole('button', { name: 'Read it' }).click();
  await expect(ben.getByText('1 of 2 parts received')).toBeVisible();
  await field.fill(`battlebook 1/2 ${name} ${letters.slice(0, half)}`);
  await ben.getByRole('button', { name: 'Read it' }).click();
  await expect(ben.getByRole('heading', { name: 'Anna offers you a battle' })).toBeVisible();
  await ben.getByLabel('Your name, as your friend sees it').fill('Ben');
  await ben.getByRole('button', { name: /^Accept/ }).click();
  const second = await link(ben);
  const third = await answered(anna, second);
  // While the friend decides, the panel says what the battle waits for and what can be done.
  const meanwhile = anna.getByRole('region', { name: 'While Ben decides' });
  await expect(meanwhile).toContainText('Ben decides this now');
  await bar(anna).getByRole('button', { name: 'Send it' }).click();
  await meanwhile.getByRole('button', { name: 'Send the link again' }).click();
  expect(await link(anna)).toBe(third);
  expect(third).not.toBeNull();
  await ben.goto(third as string);
  // What the friend did is shown step by step before anything is asked.
  const all = ben.getByRole('button', { name: 'Show all' });
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(status(ben)).toHaveText(/your turn/, { timeout: 1000 });
  }).toPass();
  const deploy = ben.getByRole('button', { name: /deploy all/i });
  if ((await deploy.count()) > 0) await deploy.first().click();
  else await ben.locator('.field-foot button').first().click();
  await expect
    .poll(() => ben.evaluate(() => JSON.stringify(Object.entries(localStorage)).includes('\\"kind\\":\\"act\\"')))
    .toBe(true);
  const before = await status(ben).innerText();
  await ben.reload();
  await expect(status(ben)).toHaveText(before);
  // The same link a second time changes nothing.
  await ben.goto(third as string);
  await expect(bar(ben).getByRole('alert')).toHaveText(/nothing new/);
  await expect(status(ben)).toHaveText(before);
});

for (const level of ['Friendly', 'Checked', 'Own dice'] as const)
  test(`${level}: hidden armies are deployed, dice fall, and the record holds to its end`, async ({ browser, baseURL }) => {
    test.skip(!process.env.DEEP, 'part of the deep run');
    test.setTimeout(600_000);
    const { anna, ben } = await wholeBattle(browser, baseURL, { level, armies: 'Hidden armies', turns: '4', drawn: true });
    for (const page of [anna, ben]) await expect(bar(page).getByRole('link', { name: 'Checked to the end' })).toBeVisible();
  });

test('two browsers talk directly, under the strict policy; when the connection drops the battle goes on by link', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [anna, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  const refused: string[] = [];
  for (const page of [anna, ben])
    page.on('console', (message) => /content security policy/i.test(message.text()) && refused.push(message.text()));
  await ben.goto(await offer(anna, { level: 'Checked', armies: 'A scenario', turns: '1' }));
  await ben.getByLabel('Your name, as your friend sees it').fill('Ben');
  await ben.getByRole('button', { name: /^Accept/ }).click();
  const second = await link(ben);
  await anna.goto(second);
  await expect(status(anna)).toHaveText(/your turn|Waiting for Ben/);
  await bar(anna).getByRole('button', { name: 'Play live' }).click();
  await bar(anna).getByRole('button', { name: 'Make a code for Ben' }).click();
  const invitation = await bar(anna).getByLabel('Your code for Ben').inputValue();
  await bar(ben).getByRole('button', { name: 'Play live' }).click();
  await bar(ben).getByLabel('The code from Anna').fill(invitation);
  await bar(ben).getByRole('button', { name: 'Use the code' }).click();
  const answer = await bar(ben).getByLabel('Your code for Anna').inputValue();
  await bar(anna).getByLabel('The code from Ben').fill(answer);
  await bar(anna).getByRole('button', { name: 'Use the code' }).click();
  for (const page of [anna, ben]) await expect(bar(page).getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  // What had not been sent by link comes by itself, and then every action.
  for (const page of [anna, ben]) await expect(page.locator('.open-battle')).toBeVisible();
  await expect(async () => {
    const says = await Promise.all([anna, ben].map((page) => status(page).innerText()));
    expect(says.filter((each) => /your turn/.test(each))).toHaveLength(1);
  }).toPass();
  const mover = /your turn/.test(await status(ben).innerText()) ? ben : anna;
  const other = mover === ben ? anna : ben;
  const actions = (page: Page) => page.locator('.open-battle').getAttribute('data-actions').then(Number);
  for (let n = 0; n < 2; n++) {
    const before = await actions(other);
    // The page takes a second press right after the first for a slip.
    await mover.waitForTimeout(500);
    await mover.locator('.field-foot button').first().press('Enter');
    await expect.poll(() => actions(other)).toBeGreaterThan(before);
  }
  expect(refused).toEqual([]);
  await bar(other).getByRole('button', { name: 'Live', exact: true }).click();
  await bar(other).getByRole('button', { name: 'Stop playing live' }).click();
  await expect(bar(mover).getByRole('button', { name: 'No connection' })).toBeVisible();
  await expect(status(mover)).toHaveText(/your turn|Waiting/);
});

test('answers for the phase of the friend are left by keyboard, stay sealed, and can be used by everybody', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = [await device(browser, baseURL), await device(browser, baseURL)];
  let come = await accepted(ben, await offer(anna, { level: 'Friendly', armies: 'A scenario', turns: '1' }));
  let [mover, other] = [anna, ben];
  // The side that has the first turn leaves them.
  await mover.goto(come);
  await expect(status(mover)).toHaveText(/your turn|Waiting/);
  if (/Waiting/.test(await status(mover).innerText())) {
    come = await link(mover);
    [mover, other] = [ben, anna];
    await mover.goto(come);
    await expect(status(mover)).toHaveText(/more step|your turn/);
    const all = bar(mover).getByRole('button', { name: 'Show all' });
    if (await all.isVisible()) await all.click();
  }
  await expect(status(mover)).toHaveText(/your turn/);
  await bar(mover).getByRole('button', { name: 'Standing answers' }).focus();
  await mover.keyboard.press('Enter');
  const challenge = bar(mover).getByRole('combobox', { name: /^A challenge/ });
  await challenge.focus();
  await mover.keyboard.press('ArrowDown');
  await expect(challenge).toHaveValue('decline');
  await bar(mover)
    .getByRole('combobox', { name: /^Another spell/ })
    .selectOption('resist');
  await bar(mover).getByLabel('Another spell: points').fill('7');
  expect(await violations(mover)).toEqual([]);
  await bar(mover).getByRole('button', { name: 'Seal these answers' }).focus();
  await mover.keyboard.press('Enter');
  await expect(bar(mover).getByText('go out with your next message')).toBeVisible();
  const kept = await mover.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain('decline');
  const sent = await answered(mover, come, 'this one');
  await other.goto(sent as string);
  await expect(status(other)).toHaveText(/more step|your turn/);
  const read = await other.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(read).toContain('standing');
  expect(read).not.toContain('decline');
  await bar(other).getByRole('button', { name: 'Standing answers' }).click();
  await expect(bar(other).getByText('has 2 standing answers (2 still sealed)')).toBeVisible();
});

test('everybody can use an open battle by link, by keyboard too: the focus moves with what is done', async ({
  browser,
  baseURL,
}) => {
  const anna = await device(browser, baseURL);
  const first = await offer(anna, { level: 'Friendly', armies: 'A scenario', turns: '1' });
  await expect(status(anna)).toBeFocused();
  expect(await violations(anna)).toEqual([]);
  await bar(anna).getByRole('button', { name: 'Send it' }).focus();
  await anna.keyboard.press('Enter');
  await expect(bar(anna).getByLabel(/^The link \(/)).toHaveCount(0);
  await bar(anna).getByRole('button', { name: 'More' }).click();
  await bar(anna).getByRole('button', { name: 'Your other battles' }).press('Enter');
  await expect(anna.getByRole('heading', { name: 'Your battles by link' })).toBeFocused();

  const ben = await device(browser, baseURL);
  await ben.goto(address);
  await ben.getByLabel('Paste the link or the text').fill(first);
  await ben.getByRole('button', { name: 'Read it' }).press('Enter');
  await expect(ben.getByRole('heading', { name: 'Anna offers you a battle' })).toBeFocused();
  await ben.getByLabel('Your name, as your friend sees it').fill('Ben');
  await ben.getByRole('button', { name: /^Accept/ }).press('Enter');
  await expect(status(ben)).toBeFocused();
});
