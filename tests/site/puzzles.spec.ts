import { expect } from '@playwright/test';
import file from '../../src/content/puzzles/fr3.json' with { type: 'json' };
import hottFile from '../../src/content/puzzles/hott.json' with { type: 'json' };
import { violations } from './axe.ts';
import { test } from './test.ts';

const [puzzle] = file.puzzles;

test('a puzzle is answered by keyboard, explained with odds, remembered, and the next one follows', async ({ page }) => {
  await page.goto(`./fr3/play/puzzles/#${puzzle?.id}`);
  const choices = page.getByRole('radio').and(page.locator('[name="puzzle-choice"]'));
  await expect(choices).toHaveCount(puzzle?.choices.length ?? 0);
  const answer = page.getByRole('button', { name: 'This is my answer' });
  await expect(answer).toBeDisabled();
  await choices.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^(Right|Another choice is better)\.$/ })).toBeFocused();
  await expect(page.locator('.puzzle-values li')).toHaveCount(puzzle?.choices.length ?? 0);
  await expect(page.locator('.puzzle-values li').first()).toContainText('best');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(answer).toBeVisible();
  expect(page.url()).not.toContain(`#${puzzle?.id}`);
  await page.reload();
  await expect(page.getByText(/of 1 answered correctly/)).toBeVisible();
});

for (const [system, { puzzles }] of Object.entries({ fr3: file, hott: hottFile }))
  test(`${system}: the first puzzle is laid out and answered, and the next one follows`, async ({ page }) => {
    await page.goto(`./${system}/play/puzzles/#${puzzles[0]?.id}`);
    const choices = page.locator('[name="puzzle-choice"]');
    await expect(choices).toHaveCount(puzzles[0]?.choices.length ?? 0);
    if (system === 'hott')
      await expect(page.getByText(/die of this bound is already rolled. It gives you \d PIPs?\./)).toBeVisible();
    await choices.first().check();
    await page.getByRole('button', { name: 'This is my answer' }).click();
    await expect(page.locator('.puzzle-values li').first()).toContainText('best');
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.getByRole('button', { name: 'This is my answer' })).toBeVisible();
  });

test('a puzzle that does not exist says so and shows that of today, which can be played on', async ({ page }) => {
  await page.goto('./fr3/play/puzzles/#%E0%A4%A');
  await expect(page.getByText('There is no puzzle “%E0%A4%A”')).toBeVisible();
  await page.locator('.puzzle-choice').first().click();
  await page.getByRole('button', { name: 'This is my answer' }).click();
  await page.getByRole('link', { name: 'Continue from here' }).click();
  await expect(page.locator('.board-piece').first()).toBeVisible();
});
