/** The coverage page counts what stands: each rule once, and the house rule that the core of Fantasy Rules! is proved. */
import { describe, expect, test } from 'vitest';
import { book, standing } from '../../src/content/book.ts';
import { coverageOf, type Tally } from '../../src/content/coverage.ts';
import { isEnforced, isInPlay, isProved, shared } from '../../src/content/evidence.ts';

const added = (tallies: readonly Tally[], field: 'rules' | 'meant' | 'enforced' | 'proved') =>
  tallies.reduce((sum, tally) => sum + tally[field], 0);

describe.each(standing().map(({ id }) => id))('%s', (system) => {
  const { all, byTier, byChapter } = coverageOf(system);

  test('tiers and chapters come to the same sums', () => {
    const tiers = byTier.map(({ tally }) => tally);
    const chapters = byChapter.map(({ tally }) => tally);
    for (const field of ['meant', 'enforced', 'proved'] as const)
      expect([field, added(tiers, field), added(chapters, field)]).toEqual([field, all[field], all[field]]);
    expect(added(chapters, 'rules')).toBe(all.rules);
    expect(all.unproved).toHaveLength(all.meant - all.proved);
  });

  test('what is proved is enforced, and no more is enforced than is meant', () => {
    for (const { tally } of [...byTier, ...byChapter]) {
      expect(tally.proved).toBeLessThanOrEqual(tally.enforced);
      expect(tally.enforced).toBeLessThanOrEqual(tally.meant);
      expect(tally.inPlay).toBeLessThanOrEqual(tally.enforced);
    }
  });
});

test('two ids that say one thing have one evidence', () => {
  const { rules, evidence } = book();
  const merged = [...rules.values()].filter(({ mergedInto }) => mergedInto !== undefined);
  expect(merged.length).toBeGreaterThan(200);
  for (const { id, mergedInto } of merged) expect([id, evidence.get(id)]).toEqual([id, evidence.get(mergedInto as string)]);

  const found = new Map([
    ['one', { enforcedBy: ['a.ts'], tests: [] }],
    ['other', { enforcedBy: [], tests: ['b.test.ts'] }],
  ]);
  const both = shared(found, [
    ['one', 'other', 'third'],
    ['nothing', 'is known'],
  ]);
  expect(both.get('third')).toEqual({ enforcedBy: ['a.ts'], tests: ['b.test.ts'] });
  expect([isEnforced(both.get('one')), isProved(both.get('one')), isEnforced(both.get('nothing'))]).toEqual([true, true, false]);
});

test('a rule is enforced in play only if a battle runs the code that cites it', () => {
  const { evidence } = book();
  const inPlay = (id: string) => isInPlay(evidence.get(id));
  expect(['fr3.melee.support-bonus', 'fr3.movement.column'].map(inPlay)).toEqual([true, true]);
  expect(isInPlay({ enforcedBy: ['src/engine/fr3/plan/idle.ts'], tests: ['tests/engine/fr3/plan.test.ts'] })).toBe(false);
  expect(isInPlay({ enforcedBy: ['src/engine/fr3/melee/modifiers.ts'], tests: [] })).toBe(true);
  expect(coverageOf('hott').all.inPlay).toBe(0);
});

test('every core rule of Fantasy Rules! that code has to know is proved', () => {
  const unproved = coverageOf('fr3').all.unproved.filter(({ tier }) => tier === 'core');
  expect(unproved.map(({ id }) => id)).toEqual([]);
});
