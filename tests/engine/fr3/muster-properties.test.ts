/** What holds of every roster, legal or not: nothing throws, every sum adds up, every problem is a sentence with a place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/of-roster.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { abilities } from '../../../src/engine/fr3/muster/abilities.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { genericId, listOf, rowIdsOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { type Roster, type RosterUnit, readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { filled } from './muster-table.ts';

const lists = [...armies.map(({ id }) => id), genericId];

const people = ['general', 'hero', ...abilities.map(({ id }) => id), 'vat', 'nobody'];

const unitOf = (army: string): fc.Arbitrary<RosterUnit> => {
  const list = listOf(army)!;
  const options = fc.uniqueArray(fc.constantFrom(...optionsOf(list).map(({ id }) => id)), { maxLength: 4 });
  const type = fc.constantFrom(...rowIdsOf(list), 'pike-block', 'mass-of-mobs', 'fire-elemental', 'nobody');
  const has = fc.uniqueArray(fc.constantFrom(...people), { maxLength: 3 });
  return fc.record({ type, options, with: fc.integer({ min: 1, max: 9 }), has }, { requiredKeys: ['type'] });
};
const aCharacter = fc.record(
  {
    has: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 4 }),
    bonuses: fc.constantFrom('1-1', '2-0', '1-2', '2-2'),
    with: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['has'] },
);
/** Rosters of any list, nearly all of them illegal. */
const aRoster: fc.Arbitrary<Roster> = fc.constantFrom(...lists).chain((army) =>
  fc.record({
    name: fc.string({ maxLength: 20 }),
    army: fc.constant(army),
    size: fc.integer({ min: 50, max: 3000 }),
    units: fc.array(unitOf(army), { maxLength: 9 }),
    characters: fc.array(aCharacter, { maxLength: 4 }),
  }),
);

test('every roster is priced and judged; its lines add up, and each of its problems has a place and a sentence', () => {
  fc.assert(
    fc.property(aRoster, (roster) => {
      const cost = costOf(roster);
      const all = [...cost.units, ...cost.characters, cost.army];
      for (const { lines, total } of all) expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(cost.total);
      const { errors, warnings } = problemsOf(roster);
      for (const { at, because, rules } of [...errors, ...warnings]) {
        expect(at).toMatch(/^(roster|(units|characters)\.\d+(\.[a-z0-9-]+)?)$/);
        expect(because).toMatch(/^[A-Z].*[.?”]$/s);
        if (!because.includes('there is no')) expect(rules.length, because).toBeGreaterThan(0);
      }
    }),
    { numRuns: 400 },
  );
});

test('a roster reads back from JSON as it was, and judging it changes nothing', () => {
  fc.assert(
    fc.property(aRoster, (roster) => {
      const before = JSON.stringify(roster);
      expect(readRoster(JSON.parse(before))).toEqual({ ok: true, value: JSON.parse(before) });
      problemsOf(roster);
      costOf(roster);
      expect(JSON.stringify(roster)).toBe(before);
    }),
    { numRuns: 200 },
  );
});

test('garbage is no roster, and is told so', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readRoster(value);
      if (!read.ok) expect(read.because.length).toBeGreaterThan(10);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(
      aRoster,
      fc.constantFrom('name', 'army', 'size', 'units', 'characters'),
      fc.anything(),
      (roster, field, value) => {
        const read = readRoster({ ...roster, [field]: value });
        if (!read.ok) expect(read.because.length).toBeGreaterThan(10);
      },
    ),
    { numRuns: 500 },
  );
});

test('an option that is added and taken away again leaves cost and problems as they were; its price is its line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...readyRosters), fc.nat(), fc.nat(), ({ roster }, which, what) => {
      const list = listOf(roster.army)!;
      const at = which % roster.units.length;
      const all = optionsOf(list);
      const { id } = all[what % all.length]!;
      const unit = roster.units[at]!;
      const had = unit.options ?? [];
      fc.pre(!had.includes(id));
      const withOptions = (options: readonly string[]): Roster => ({
        ...roster,
        units: roster.units.map((each, index) => (index === at ? { ...each, options } : each)),
      });
      const added = withOptions([...had, id]);
      const line = costOf(added).units[at]!.lines.at(-1)!;
      expect(costOf(added).total).toBe(costOf(roster).total + line.points);
      const removed = withOptions(had);
      expect(costOf(removed)).toEqual(costOf(roster));
      expect(problemsOf(removed)).toEqual(problemsOf(roster));
    }),
    { numRuns: 300 },
  );
});

/** Pirates are one of three kinds, and the one that sails waits for ships. */
const later = ['pirate', 'pirate-buccaneers'];
const open = armies.map(({ id }) => id).filter((id) => !later.includes(id));

test.each(open)(
  '%s: a legal roster of 1000 points is found, it breaks no cap, and the battle plays it or says why not',
  (army) => {
    const roster = filled(army, 1000, 7);
    const { total } = costOf(roster);
    expect(problemsOf(roster).errors).toEqual([]);
    expect(total).toBeLessThanOrEqual(1000);
    expect(total).toBeGreaterThan(900);
    const read = armyOfRoster(roster);
    const setup = read.ok
      ? fr3Battle.readSetup({
          table: { width: 48, depth: 36 },
          terrain: [],
          objective: null,
          armies: { A: read.value, B: read.value },
        })
      : read;
    if (!setup.ok) {
      expect(setup.because).toMatch(/played yet|yet: |units: a battle takes|no unit that he could begin with/);
      expect(setup.rules.length).toBeGreaterThan(0);
    }
  },
);
