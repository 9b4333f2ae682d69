/** What ends after the first phase of a melee. Under Miracle the first phase is a draw, so the second one shows it alone. */
import { expect, test } from 'vitest';
import { firstRoundOnly, standingStill, withoutCircumstances } from '../../../src/engine/fr3/melee/lasting.ts';
import { type Course, meleePhases } from '../../../src/engine/fr3/melee/phases.ts';
import type { CircumstanceId, MeleeQuestion } from '../../../src/engine/fr3/melee/question.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';

const told = (odds: Odds<Course> | undefined) => [...(odds ?? [])].map(([course, f]) => `${f} ${JSON.stringify(course)}`).sort();
type Asked = readonly [id: CircumstanceId, a: MeleeQuestion['a'], enemy: string, charge?: 'a' | 'b'];
const asked = ([id, a, enemy, charge]: Asked, more: object, phase: 1 | 2) =>
  told(
    meleePhases(
      { a: { ...a, ...more }, b: { unit: enemy, undead: id === 'garlic' }, ...(charge ? { charge } : {}) },
      { phases: phase },
    )[phase - 1],
  );

const ofTheFirst: readonly Asked[] = [
  ['outsideArc', { unit: 'pikes', form: 'block' }, 'handweapons', 'b'],
  ['stakes', { unit: 'longbows' }, 'knights', 'b'],
  ['strength', { unit: 'spears' }, 'handweapons'],
  ['righteousness', { unit: 'spears' }, 'handweapons', 'a'],
  ['freeze', { unit: 'spears' }, 'handweapons'],
  ['laudanum', { unit: 'spears' }, 'handweapons'],
  ['jihad', { unit: 'spears' }, 'handweapons'],
  ['verminOff', { unit: 'spears' }, 'swarms'],
  ['joined', { unit: 'knights' }, 'handweapons', 'a'],
  ['garlic', { unit: 'spears' }, 'handweapons'],
];
for (const of of ofTheFirst)
  test(`${of[0]} counts in the first phase and not in the second`, () => {
    const on = { [of[0]]: true };
    expect(asked(of, on, 1)).not.toEqual(asked(of, {}, 1));
    expect(asked(of, { ...on, miracle: true }, 2)).toEqual(asked(of, { miracle: true }, 2));
  });

test('fr3.spells.miracle, fr3.spells.ensure-victory: one draw, one victory', () => {
  const of: Asked = ['miracle', { unit: 'spears' }, 'handweapons'];
  for (const spell of ['miracle', 'ensureVictory']) {
    expect(asked(of, { [spell]: true }, 1)).toHaveLength(1);
    expect(asked(of, { [spell]: true }, 2).length).toBeGreaterThan(2);
  }
});

test('fr3.optional-abilities.gaze-effect, ruling: a unit that a gaze holds has CF 0 for the rest of the turn, which is two phases', () => {
  const of: Asked = ['gaze', { unit: 'spears' }, 'handweapons', 'b'];
  // Miracle draws the first phase, so the second one shows the gaze alone.
  expect(asked(of, { gaze: true, miracle: true }, 2)).not.toEqual(asked(of, { miracle: true }, 2));
});

test.each(['shieldwall', 'fortification', 'column'] as const)(
  '%s ends when the unit is pushed back and its enemy follows',
  (id) => {
    const at = { a: { unit: 'spears', [id]: true }, b: { unit: 'handweapons' }, charge: 'b' } as const;
    const lasts = (moved: boolean) => withoutCircumstances(at.a, moved ? standingStill : firstRoundOnly);
    expect([Object.hasOwn(lasts(false), id), Object.hasOwn(lasts(true), id)]).toEqual([true, false]);
  },
);
