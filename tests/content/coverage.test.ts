/** The counts on the coverage page: each rule once; and our requirement that the core of Fantasy Rules! is proved. */
import { describe, expect, test } from 'vitest';
import { book, standing } from '../../src/content/book.ts';
import { coverageOf, type Tally } from '../../src/content/coverage.ts';
import { casesNaming, isEnforced, isInPlay, isProved, isRulingProved, rulingsNamed, shared } from '../../src/content/evidence.ts';
import { playable } from '../../src/content/systems.ts';

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
    expect(all.unenforced).toHaveLength(all.meant - all.enforced);
    expect(all.outsideBattles).toHaveLength(all.enforced - all.inPlay);
    for (const list of ['outsideBattles', 'unenforced', 'rulingsProved', 'rulingsUnproved', 'rulingsAtTable'] as const)
      expect(chapters.flatMap((tally) => tally[list])).toHaveLength(all[list].length);
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
    ['one', { enforcedBy: ['a.ts'], tests: [], cases: [], rulingTests: [] }],
    ['other', { enforcedBy: [], tests: ['b.test.ts'], cases: ['b.test.ts#1'], rulingTests: ['b.test.ts'] }],
  ]);
  const both = shared(found, [
    ['one', 'other', 'third'],
    ['nothing', 'is known'],
  ]);
  expect(both.get('third')).toEqual({
    enforcedBy: ['a.ts'],
    tests: ['b.test.ts'],
    cases: ['b.test.ts#1'],
    rulingTests: ['b.test.ts'],
  });
  expect([isEnforced(both.get('one')), isProved(both.get('one')), isEnforced(both.get('nothing'))]).toEqual([true, true, false]);
});

test('a rule is enforced in play only if a battle runs the code that cites it', () => {
  const { evidence } = book();
  const inPlay = (id: string) => isInPlay(evidence.get(id));
  expect(['fr3.melee.support-bonus', 'fr3.movement.column'].map(inPlay)).toEqual([true, true]);
  expect(
    isInPlay({
      enforcedBy: ['src/engine/fr3/charge-planner/idle.ts'],
      tests: ['tests/engine/fr3/plan.test.ts'],
      cases: [],
      rulingTests: [],
    }),
  ).toBe(false);
  expect(isInPlay({ enforcedBy: ['src/engine/fr3/melee/modifiers.ts'], tests: [], cases: [], rulingTests: [] })).toBe(true);
});

test('every system with a battle has rules that are enforced in play, and no other has', () => {
  for (const { id } of standing()) expect([id, coverageOf(id).all.inPlay > 100]).toEqual([id, playable.includes(id)]);
  expect(coverageOf('six-events').all.inPlay).toBe(0);
  const { evidence } = book();
  expect(['hott.zones.front-zone', 'hott.interpenetration.under-aerials'].map((id) => isInPlay(evidence.get(id)))).toEqual([
    true,
    true,
  ]);
});

/** The text of a test file, with `$` for the beginning of an id, so that the scan does not count this file. */
const named = (text: string) => rulingsNamed(text.replaceAll('$', 'fr3.example.'));

test('a ruling counts as proved when the title of a test begins with its id and says so', () => {
  expect(named("test('$wheel, ruling: units turn on a corner', () => {});")).toEqual(['fr3.example.wheel']);
  expect(named("test('$wheel, $march, ruling: both', () => {});")).toEqual(['fr3.example.wheel', 'fr3.example.march']);
  expect(
    named("test.each([\n  ['$wheel, ruling: left', 1],\n])('%s', () => {});\ndescribe(\n  '$march, ruling: a group', () => {});"),
  ).toEqual(['fr3.example.wheel', 'fr3.example.march']);
});

test('an id that a title only touches, a skipped test and mere talk of a ruling prove nothing', () => {
  expect(named("test('$wheel, ruling, $march: with a march', () => {});")).toEqual(['fr3.example.wheel']);
  expect(named("test('$wheel: a ruling', () => {});")).toEqual([]);
  expect(named("test('the ruling of $wheel, ruling: no', () => {});")).toEqual([]);
  expect(named("test.skip('$wheel, ruling: later', () => {}); test.todo('$march, ruling: later');")).toEqual([]);
  expect(named("/** $wheel, ruling: only a comment */ const why = '$wheel, ruling: only a value';")).toEqual([]);
});

test('the tests that name a rule are counted one by one, and the head of a file counts once if nothing else does', () => {
  const text = [
    '// $march',
    "describe('$wheel', () => {",
    "  test('$oblique: one', () => {});",
    "  test.each([['$oblique, $column', 1]])('%s', () => {});",
    '});',
  ].join('\n');
  const cases = casesNaming(text.replaceAll('$', 'fr3.example.'));
  expect(Object.fromEntries(cases)).toEqual({
    'fr3.example.march': [0],
    'fr3.example.wheel': [0],
    'fr3.example.oblique': [2, 3],
    'fr3.example.column': [3],
  });
});

test('every ruling that a title names stands in the book', () => {
  const { rules, evidence } = book();
  const ruled = new Set([...rules.values()].flatMap(({ id, mergedInto, ruling }) => (ruling ? [mergedInto ?? id, id] : [])));
  const strays = [...evidence].filter(([id, of]) => isRulingProved(of) && !ruled.has(rules.get(id)?.mergedInto ?? id));
  expect(strays.map(([id, { rulingTests }]) => [id, rulingTests])).toEqual([]);
});

test('every ruling has a test, except those for the table only, which can have none', () => {
  const { evidence } = book();
  for (const { id } of standing()) {
    const { rulingsProved, rulingsUnproved, rulingsAtTable } = coverageOf(id).all;
    expect(rulingsAtTable.filter((rule) => isRulingProved(evidence.get(rule.id))).map((rule) => rule.id)).toEqual([]);
    expect(rulingsProved.filter(({ ruling }) => ruling?.atTable).map((rule) => rule.id)).toEqual([]);
    expect(rulingsUnproved.map((rule) => rule.id)).toEqual([]);
  }
});

test('every core rule of Fantasy Rules! that code has to know is proved', () => {
  const unproved = coverageOf('fr3').all.unproved.filter(({ tier }) => tier === 'core');
  expect(unproved.map(({ id }) => id)).toEqual([]);
});
