/** Properties of every roster, legal or not: nothing throws, every sum adds up, every problem is a sentence with a place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { listInnates } from '../../../src/engine/fr3/data/armies/army.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { innateAbilities } from '../../../src/engine/fr3/data/innate.ts';
import { profileOf } from '../../../src/engine/fr3/data/profiles.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { drawnRoster } from '../../../src/engine/fr3/muster/drawn.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { type Roster, type RosterUnit, readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { aRoster } from './muster-rosters.ts';

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
    { numRuns: 200 },
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

test('of one more than any cap allows the muster says so', () => {
  const over: readonly Roster[] = [
    { name: '', army: 'persians', size: 1000, units: Array(3).fill({ type: 'pikes' }), characters: [{ has: ['general'] }] },
    {
      name: '',
      army: 'elves-high',
      size: 1000,
      units: Array(3).fill({ type: 'knights', options: ['elite-1-1-0'] }),
      characters: [{ has: ['general'] }],
    },
    { name: '', army: 'roman', size: 1000, units: [{ type: 'spears' }], characters: Array(2).fill({ has: ['general'] }) },
  ];
  for (const roster of over) {
    expect(capsBroken(roster)).toHaveLength(1);
    expect(problemsOf(roster).errors).toHaveLength(1);
  }
});

test('garbage is no roster, and is told so', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readRoster(value);
      if (!read.ok) expect(read.because.length).toBeGreaterThan(10);
    }),
    { numRuns: 250 },
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
    { numRuns: 250 },
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

/** The caps of a list that a roster breaks, counted by hand without the checks of the muster. */
function capsBroken({ army, size, units, characters }: Roster): readonly string[] {
  const list = listOf(army)!;
  const allowance = Math.max(1, Math.floor(size / 1000));
  const rulers = units.filter(({ type }) => ['hive-queen', 'archangel-demon-lord'].includes(type));
  const generals = characters.filter(({ has }) => has.includes('general')).length + rulers.length;
  const innates = new Set([...innateAbilities, ...listInnates].map(({ id }) => id));
  const innateOf = ({ options = [] }: RosterUnit) =>
    options
      .filter((id) => innates.has(id))
      .sort()
      .join();
  return list.units
    .flatMap(({ unit: type, most, elite }) => {
      const those = units.filter((each) => (profileOf(each.type)?.base ?? each.type) === type);
      const elites = those.filter(({ options = [] }) => options.some((id) => id.startsWith('elite')));
      const times = (per: 1000 | 'army' | undefined) => (per === 'army' ? 1 : allowance);
      const share = type === 'muskets' && army.startsWith('napoleonic') ? Math.max(1, Math.floor(those.length / 6)) : undefined;
      const eliteMost = elite && elite.max !== 'unlimited' ? (share ?? elite.max * times(elite.per)) : Infinity;
      return [
        ...(most && those.length > most.units * times(most.per) ? [`${those.length} ${type}`] : []),
        ...(elites.length > eliteMost ? [`${elites.length} elite ${type}`] : []),
        ...(type !== 'leviathans' && new Set(those.map(innateOf)).size > 1 ? [`innate abilities of ${type}`] : []),
      ];
    })
    .concat(generals === 1 ? [] : [`${generals} generals`]);
}

/** fr3.armies.pirate-types: the pirate list is left out, because pirates play one of three other lists. */
const open = armies.map(({ id }) => id).filter((id) => id !== 'pirate');

test.each(open)(
  '%s: a legal roster of 1000 points is found, it breaks no cap, and the battle plays it or says why not',
  (army) => {
    const roster = drawnRoster(army, 1000, 7);
    const { total } = costOf(roster);
    expect(problemsOf(roster).errors).toEqual([]);
    expect(capsBroken(roster)).toEqual([]);
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
      expect(setup.because).toMatch(/battles yet|units: a battle takes|no unit that he could begin with/);
      expect(setup.rules.length).toBeGreaterThan(0);
    }
  },
);
