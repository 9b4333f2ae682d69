/**
 * A battle with magic by link to its end: bids are sealed, a question in the phase of the other player is answered by message, and the
 * next time by a standing answer. At the checked level in each run, at the others in the long one.
 */
import { expect, type Page } from '@playwright/test';
import { unpackedParcel } from '../../src/engine/kernel/correspondence/exchange.ts';
import { type EntryKind, levels } from '../../src/engine/kernel/correspondence/messages.ts';
import { button } from './battle-page.ts';
import { accepted, answered, bar, device, opened, sent, settled, smallOffer, smallSetup, status, test } from './friend-page.ts';
import { oneOr } from './long.ts';

/** Casts a spell at a unit with the smallest bid. */
async function casts(page: Page, spell: RegExp, unit: string): Promise<void> {
  const wizard = button(page, 'The wizard (A4)');
  const spells = button(page, spell);
  await expect(wizard.or(spells).first()).toBeVisible();
  if (!(await spells.isVisible())) await wizard.click();
  await spells.click();
  await page.locator(`[data-piece="${unit}"]`).click();
  await button(page, 'Do it').click();
  await page.locator('.bids button').first().click();
  await button(page, 'Do it').click();
}

/** The kinds of entries in a link. */
function entriesIn(link: string): readonly EntryKind[] {
  const read = unpackedParcel(new URL(link).hash.slice(1));
  if (!read.ok) throw new Error(read.because);
  return read.value.messages.flatMap(({ entries }) => entries).map(({ kind }) => kind);
}

for (const level of oneOr(['checked'], levels))
  test(`${level}: two browsers cast and resist by link, with sealed bids, an answer by message, and a standing answer`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const { anna, first } = await smallOffer(browser, baseURL, smallSetup(true, 1), level);
    const ben = await device(browser, baseURL);
    expect(await settled(await accepted(ben, first), anna, ben)).toBe(anna);

    await casts(anna, /^Blast 1, 2 points/, 'B2');
    const cast = await sent(anna);
    expect(entriesIn(cast)).toContain('sealed');
    expect(new URL(cast).hash).not.toBe('');

    await test.step('Ben is asked in the phase of Anna, answers by message, and leaves an answer for the next spell', async () => {
      await opened(ben, cast);
      await expect(status(ben)).toHaveText(/your turn/);
      await ben.locator('.bids button').first().click();
      await button(ben, 'Do it').click();
      await expect(status(ben)).toHaveText(/Your part is done/);
      await bar(ben).getByRole('button', { name: 'Standing answers' }).click();
      await bar(ben)
        .getByRole('combobox', { name: /^Another spell/ })
        .selectOption('resist');
      await bar(ben).getByLabel('Another spell: points').fill('0');
      await bar(ben).getByRole('button', { name: 'Seal these answers' }).click();
      await expect(bar(ben).getByText('go out with your next message')).toBeVisible();
    });
    const answer = await sent(ben);
    expect(entriesIn(answer)).toEqual(expect.arrayContaining(['standing', 'act']));
    expect(await settled(answer, anna, ben)).toBe(anna);
    await expect(anna.locator('.open-battle')).toContainText(/Blast 1 (works|fails)/);

    await test.step('the standing answer replies to the next spell, without a decision of Ben', async () => {
      // The cheapest spell again: three dice are hardly ever too low for two of them.
      await casts(anna, /^Blast 1, 2 points/, 'B3');
      await opened(ben, await sent(anna));
      await expect(status(ben)).toHaveText(/Your standing answers were used for you/);
      const reply = await sent(ben);
      expect(entriesIn(reply)).toContain('reveal-standing');
      expect(await settled(reply, anna, ben)).toBe(anna);
    });

    await test.step('both play on to the end of the battle, and its record is proved', async () => {
      let [page, next, from] = [anna, ben, await answered(anna, '', 'this one')];
      while (from !== null) {
        [page, next] = [next, page];
        const answer = await answered(page, from);
        if (answer === from) break;
        from = answer;
      }
      await expect(status(anna)).toHaveText(/is over/);
      await expect(status(ben)).toHaveText(/is over/);
      await bar(anna).getByRole('link', { name: 'Checked to the end' }).click();
      await expect(anna.getByRole('heading', { name: /won|drew|Neither side has won/ })).toBeVisible();
      await expect(anna.getByRole('heading', { name: 'The whole record checks out' })).toBeInViewport();
      if (level === 'checked')
        await expect(anna.getByText(/All dice come from \d+ pairs of secret random numbers/)).toBeVisible();
      await expect(anna.getByText(/\d+ sealed choices have been opened, and each matched its seal/)).toBeVisible();
    });
  });
