/** What holds of every roster, legal or not: nothing throws, every sum adds up, every problem is a sentence with a place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/of-roster.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { type Roster, readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { aRoster } from './muster-rosters.ts';
import { filled } from './muster-table.ts';

test('every roster is priced and judged; its lines add up, and each of its problems has a place and a sentence', () => {
  fc.assert(
    fc.property(aRoster, (roster) => {
      const cost = costOf(roster);
      const all = [...cost.units, ...cost.characters, cost.army];
      for (const { lines, total } of all) expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(cost.total + cost.aside);
      const { errors, warnings } = problemsOf(roster);
      for (const { at, because, rules } of [...errors, ...warnings]) {
        expect(at).toMatch(/^(roster|extras\..*|(units|characters)\.\d+(\..*)?)$/s);
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
      fc.constantFrom('name', 'army', 'size', 'units', 'characters', 'extras', 'tournament'),
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

/** fr3.armies.pirate-types: pirates play one of three lists, and what they share is none. */
const open = armies.map(({ id }) => id).filter((id) => id !== 'pirate');

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
