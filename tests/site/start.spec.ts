/** The "start here" path and the glossary: with keys, with a thumb, without a script. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isDeep } from '../deep.ts';
import { bySight, violations } from './axe.ts';
import { longTest, oneOr } from './long.ts';
import { test } from './test.ts';

const step = (slug: string) => `fr3/start/${slug}/`;
const withIslands = ['a-unit', 'first-volley', 'first-melee', 'morale-clock', 'first-spell'];

/** The same dice in every run. */
async function fixDice(page: Page, seed: number): Promise<void> {
  await page.addInitScript((fixed) => {
    crypto.getRandomValues = ((array: Int32Array) => {
      array[0] = fixed;
      return array;
    }) as typeof crypto.getRandomValues;
  }, seed);
}

/** An island that has its script: two quick presses before that would count as one. */
async function reach(page: Page): Promise<void> {
  await page.locator('.practice').hover();
  await expect(page.locator('[data-island]:has(.practice)')).toHaveCount(0);
}

const number = (text: string | null) => Number((text ?? '').replace('−', '-'));
const face = async (die: Locator) => number((await die.getAttribute('aria-label'))?.split(': ')[1] ?? null);

test.describe('the path', () => {
  test('leads from the first step to the last, and each step says where it stands', async ({ page }) => {
    await page.goto('fr3/start/');
    const titles = await page.locator('#path-list b').allTextContents();
    expect(titles).toHaveLength(12);
    await page.getByRole('link', { name: 'Begin', exact: true }).click();
    for (const [at, title] of titles.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Step ${at + 1} of ${titles.length}`)).toBeVisible();
      await expect(page.locator('[aria-current="step"]')).toContainText(title);
      await expect(page.locator('.check details')).not.toHaveAttribute('open');
      const next = page.locator('a[rel="next"]');
      if (at < titles.length - 1) await next.click();
      else await expect(next).toHaveCount(0);
    }
  });

  test('remembers on the device what has been read', async ({ page }) => {
    await page.goto(step('the-game'));
    await page.goto(step('a-unit'));
    await page.goto('fr3/start/');
    await expect(page.locator('#path-list [data-done]')).toHaveCount(2);
    await expect(page.locator('#start-door')).toHaveText('Continue: The turn');
  });

  longTest('a question keeps its answer until somebody asks, with keys as well', async ({ page }) => {
    await page.goto(step('the-game'));
    const answer = page.getByText('No. 4 + 1 is 5');
    await expect(answer).toBeHidden();
    await page.getByText('Answer', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });
});

test.describe('with keys', () => {
  test('a volley: the die, the cell of the table and the words agree', async ({ page }) => {
    await fixDice(page, 3);
    await page.goto(step('first-volley'));
    await reach(page);
    await page.getByRole('radio', { name: '1', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Target in cover' })).toBeChecked();
    await expect(page.getByText('3 units fire: demoralized')).toBeVisible();
    let level = 0;
    for (let shots = 0; shots < 12 && level < 3; shots++) {
      await page.getByRole('button', { name: /^Shoot/ }).focus();
      await page.keyboard.press('Enter');
      const total = (await face(page.getByRole('img', { name: /^The d10/ }))) - 2;
      // The row for three: nothing to 4, D from 5, K from 9.
      const result = total >= 9 ? 'K' : total >= 5 ? 'D' : '';
      if (total >= 1) await expect(page.locator('.bowfire .hit')).toHaveText(result);
      level = result === 'K' ? 3 : level + (result === 'D' ? 1 : 0);
      await expect(page.locator('.level')).toHaveText(
        `Target: ${['fresh', 'demoralized', 'double demoralized', 'destroyed'][level]}`,
      );
    }
    expect(level).toBe(3);
    await expect(page.getByRole('button', { name: /^Shoot/ })).toBeDisabled();
    await page.getByRole('button', { name: 'A fresh target' }).press('Enter');
    await expect(page.locator('.level')).toHaveText('Target: fresh');
  });

  test('a melee: both totals are the die and every line, to the end of the fight', async ({ page }) => {
    await fixDice(page, 11);
    await page.goto(step('first-melee'));
    await reach(page);
    await page.getByLabel('Who fights').focus();
    await page.getByLabel('Who fights').selectOption('Beastmen charge your spears');
    const on = page.getByRole('button', { name: /Roll both dice|fight on/ });
    for (let phase = 1; phase <= 20 && (await on.count()) > 0; phase++) {
      await on.press('Enter');
      await expect(page.locator('.practice-when')).toContainText(`Phase ${phase}, ${phase % 2 ? 'the enemy’s' : 'yours'}`);
      for (const side of ['a', 'b']) {
        const fighter = page.locator(`.fighter-${side}`);
        const lines = await fighter.locator('li:not(.fighter-die) b').allTextContents();
        const sum = lines.reduce((total, line) => total + number(line), await face(fighter.getByRole('img')));
        await expect(fighter.locator('.fighter-die b')).toHaveText(String(sum).replace('-', '−'));
      }
    }
    await expect(page.locator('.practice-said')).toContainText(/destroyed|go back one base/);
    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    await expect(page.locator('.practice-said')).toBeEmpty();
  });

  test('the clock: a group is one move, split it is four; the clock counts down to the end', async ({ page }) => {
    await page.goto(step('morale-clock'));
    await reach(page);
    const moves = page.getByText(/moves left\./);
    const lose = async () => {
      const field = page.getByRole('group', { name: 'You lost: units demoralized' });
      await field.getByRole('button', { name: 'One more' }).press('Enter');
      await page.getByRole('button', { name: 'End the phase' }).press('Enter');
    };
    await page.getByRole('button', { name: 'Move: 4 spears' }).press('Enter');
    await expect(moves).toHaveText('Phase 1: 8 of 9 moves left.');
    await page.getByRole('button', { name: 'End the phase' }).press('Enter');
    await expect(page.getByText('A draw: neither clock changes.')).toBeVisible();
    for (let clock = 8; clock >= 3; clock--) await lose();
    await expect(moves).toHaveText('Phase 8: 3 of 3 moves left.');
    await page.getByRole('button', { name: 'Split up: 4 spears' }).press('Enter');
    for (const at of [1, 2, 3]) await page.getByRole('button', { name: `Move: Spears ${at}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move: Spears 4' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move: 2 knights' })).toBeDisabled();
    for (let clock = 2; clock >= 0; clock--) await lose();
    await expect(page.getByText('The day is over.')).toBeVisible();
    await page.getByRole('button', { name: 'A new day' }).press('Enter');
    await expect(moves).toHaveText('Phase 1: 9 of 9 moves left.');
  });

  longTest('the clock: at 4 the army wavers, once', async ({ page }) => {
    await page.goto(step('morale-clock'));
    await reach(page);
    const field = page.getByRole('group', { name: 'You lost: units destroyed' });
    const wavers = page.getByText('2 of your 8 units become demoralized');
    for (let clock = 8; clock >= 3; clock--) {
      await field.getByRole('button', { name: 'One more' }).press('Enter');
      await page.getByRole('button', { name: 'End the phase' }).press('Enter');
      await expect(wavers).toHaveCount(clock === 4 ? 1 : 0);
    }
  });

  longTest('a spell: what is sealed is spent, and the higher total wins', async ({ page }) => {
    await fixDice(page, 5);
    await page.goto(step('first-spell'));
    await page.getByRole('button', { name: 'Roll the pools' }).press('Enter');
    const mine = page.locator('.pool').first();
    const pools = async () => ((await mine.locator('b').textContent()) ?? '').match(/\d+/g)?.map(Number) as [number, number];
    for (let spells = 0; spells < 3; spells++) {
      const before = await pools();
      const seal = page.getByRole('button', { name: /^Seal/ });
      if ((await seal.count()) === 0) break;
      const army = page.getByRole('group', { name: 'Army pool' });
      await army.getByRole('button', { name: 'One more' }).press('Enter');
      const own = Number(await page.getByRole('group', { name: 'Own points' }).locator('output').textContent());
      await seal.press('Enter');
      expect(await pools()).toEqual([before[0] - own, before[1] - 1]);
      const said = ((await page.locator('.practice-said').textContent()) ?? '').replace(/\s+/g, ' ');
      const totals = /= (\d+) against .* = (\d+)\./.exec(said);
      if (totals) expect(/ works\./.test(said)).toBe(Number(totals[1]) >= Number(totals[2]));
      else expect(said).toContain('works without a roll');
    }
  });

  longTest('a row of the table: every unit can be read', async ({ page }) => {
    await page.goto(step('a-unit'));
    await reach(page);
    const unit = page.getByRole('combobox', { name: 'Unit' });
    await unit.focus();
    await unit.selectOption('Knights');
    await expect(page.locator('.cells')).toContainText('Charge +3');
    await unit.selectOption('Heavy Artillery');
    await expect(page.locator('.cells')).toContainText('never enters difficult terrain');
  });
});

test.describe('with a thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first tap on an island counts', async ({ page }) => {
    await page.goto(step('first-volley'));
    await page.getByRole('button', { name: 'Shoot' }).tap();
    await expect(page.getByText(/^You roll \d+/)).toBeVisible();
    await page.goto(step('first-melee'));
    await page.getByRole('button', { name: 'Roll both dice' }).tap();
    await expect(page.locator('.practice-when')).toHaveText('Phase 1, yours');
    await page.goto(step('morale-clock'));
    await page.getByRole('button', { name: 'Move: 2 knights' }).tap();
    await expect(page.getByText('8 of 9 moves left.')).toBeVisible();
    await page.goto(step('first-spell'));
    await page.getByRole('button', { name: 'Roll the pools' }).tap();
    await expect(page.getByRole('button', { name: /^Seal/ }).or(page.getByText('cannot cast another spell'))).toBeVisible();
  });

  test('nothing is too wide, and nothing to press is smaller than a thumb', async ({ page }) => {
    await page.goto('fr3/start/');
    const addresses = await page
      .locator('#path-list a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    for (const address of ['/fr3/start/', '/fr3/start/armies/', '/glossary/', ...oneOr(addresses.slice(0, 3), addresses)]) {
      await page.goto(address.slice(1));
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([address, 0]);
      const small = await page
        .locator(
          '.practice :is(button, select, .segmented span, .chip, .spell-choice label), .check summary, .pager a, .start-doors a, .alphabet a',
        )
        .evaluateAll((all) =>
          all
            .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.height > 0 && box.height < 43.5),
        );
      expect([address, small]).toEqual([address, []]);
    }
  });
});

test.describe('for everybody', () => {
  const addresses = ['fr3/start/', 'fr3/start/armies/', step('the-game'), step('leaders'), ...withIslands.map(step)];
  for (const [colorScheme, seen] of [
    ['light', oneOr(['fr3/start/', step('first-volley'), step('morale-clock')], addresses)],
    ['dark', oneOr([step('first-melee'), step('first-spell')], addresses)],
  ] as const)
    test(`accessible by ${colorScheme === 'light' ? 'day' : 'night'}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const address of seen) {
        await page.goto(address);
        const act = page.locator('.practice .practice-acts .button').first();
        if (await act.count()) {
          await reach(page);
          await act.press('Enter');
        }
        const rules = isDeep && colorScheme === 'dark' ? { rules: bySight } : {};
        expect.soft(await violations(page, rules), address).toEqual([]);
      }
    });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every step can be read, answers open, the glossary stands whole', async ({ page }) => {
    await page.goto(step('first-melee'));
    await expect(page.getByText('At least double')).toBeVisible();
    await page.getByText('Answer', { exact: true }).click();
    await expect(page.getByText('12 is exactly twice 6')).toBeVisible();
    await page.goto('glossary/');
    await expect(page.locator('.glossary-filter')).toBeHidden();
    expect(await page.locator('.glossary-term').count()).toBeGreaterThan(200);
  });
});

test.describe('the glossary', () => {
  test('the filter finds a term by its abbreviation and by what it means', async ({ page }) => {
    await page.goto('glossary/');
    const shown = page.locator('.glossary-term:visible dt');
    await page.getByLabel('Filter the terms').fill('zoc');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('zone of control');
    await page.getByLabel('Filter the terms').fill('door');
    await expect(shown.filter({ hasText: 'wheel' })).toBeVisible();
    await page.getByLabel('Filter the terms').fill('no such word');
    await expect(shown).toHaveCount(0);
    await expect(page.getByText('No term contains these letters.')).toBeVisible();
  });

  test('a letter jumps, a term has an address, and its link leads to its rule', async ({ page }) => {
    await page.goto('glossary/');
    await page.getByRole('navigation', { name: 'Terms of Fantasy Rules! by letter' }).getByRole('link', { name: 'P' }).click();
    await expect(page.locator('#fr3-letter-p > :is(h2, h3)')).toBeInViewport();
    await page.goto('glossary/#fr3-rally-number');
    await page.locator('#fr3-rally-number dt a').click();
    await expect(page).toHaveURL(/\/fr3\/rules\/rally\/roll\//);
  });

  test('a term at its first use shows its definition', async ({ page }) => {
    await page.goto('fr3/rules/basics/game-scope/');
    const term = page.locator('a.term').first();
    await term.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const summary = await term.getAttribute('data-summary');
    await expect(page.locator('#rule-pop')).toContainText(summary ?? '');
  });
});
