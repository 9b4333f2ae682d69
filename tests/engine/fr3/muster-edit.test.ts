/**
 * Changes to a roster and automatic corrections: hosts are kept, added options can be removed, and a correction removes its
 * problem.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import {
  addUnit,
  changeUnits,
  duplicateUnit,
  linesOf,
  moveLine,
  removeUnits,
  reorderUnits,
  setGrade,
  setOption,
  sorted,
} from '../../../src/engine/fr3/muster/edit.ts';
import { fixesOf } from '../../../src/engine/fr3/muster/fixes.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import type { Roster, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';
import { aRoster } from './muster-rosters.ts';

const roster = (units: readonly RosterUnit[], more: Partial<Roster> = {}): Roster => ({
  name: 'A test',
  army: 'orc-goblin',
  size: 1000,
  units,
  characters: [{ has: ['general'] }],
  ...more,
});
const types = ({ units }: Roster) => units.map(({ type }) => type);

/** Gives every unit a unique name, so that the test can follow it when its place changes. */
const marked = (of: Roster): Roster => ({ ...of, units: of.units.map((unit, at) => ({ ...unit, name: `n${at}` })) });
const hostNames = ({ units, characters }: Roster) => [
  ...units.map(({ name, with: host }) => [name, host && units[host - 1]?.name]),
  ...characters.map(({ has, with: host }) => [has.join(), host && units[host - 1]?.name]),
];

describe('whoever begins with a unit still begins with it', () => {
  test('however lines are moved, grouped and copied', () => {
    fc.assert(
      fc.property(aRoster, fc.nat(9), fc.constantFrom(-1, 1), (any, at, by) => {
        const before = marked(any);
        const known = hostNames(before).sort();
        expect(hostNames(moveLine(before, at, by)).sort()).toEqual(known);
        expect(hostNames(sorted(before)).sort()).toEqual(known);
        const fresh = addUnit(before, { type: 'spears', name: 'new' });
        expect(
          hostNames(fresh)
            .filter(([name]) => name !== 'new')
            .sort(),
        ).toEqual(known);
      }),
    );
  });

  test('and with none once the unit is gone', () => {
    const before = roster([{ type: 'mobs' }, { type: 'spears' }, { type: 'light-artillery', with: 2 }], {
      characters: [
        { has: ['general'], with: 1 },
        { has: ['hero'], bonuses: '1-1', with: 2 },
      ],
    });
    const after = removeUnits(before, 1);
    expect(after.units).toEqual([{ type: 'mobs' }, { type: 'light-artillery' }]);
    expect(after.characters).toEqual([
      { has: ['general'], with: 1 },
      { has: ['hero'], bonuses: '1-1' },
    ]);
  });

  test('an order with new units between the old', () => {
    const before = roster([{ type: 'spears' }, { type: 'light-artillery', with: 1 }]);
    const after = reorderUnits(before, [{ unit: { type: 'mobs' } }, ...before.units.map((unit, at) => ({ unit, was: at + 1 }))]);
    expect(after.units).toEqual([{ type: 'mobs' }, { type: 'spears' }, { type: 'light-artillery', with: 2 }]);
  });
});

describe('lines', () => {
  test('join units that stand together and are alike; hosts, the attached and characters stand alone', () => {
    const spears = { type: 'spears' };
    const units = [
      spears,
      spears,
      spears,
      { type: 'light-artillery', with: 2 },
      { type: 'mobs' },
      { type: 'mobs' },
      { type: 'mobs', has: ['hero'] },
    ];
    expect(linesOf(roster(units)).map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [6, 1],
    ]);
  });

  test('hold every unit once, in order', () => {
    fc.assert(
      fc.property(aRoster, (any) => {
        const all = linesOf(any).flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at));
        expect(all).toEqual(any.units.map((_, at) => at));
      }),
    );
  });

  test('move as a whole, and back again', () => {
    const before = roster([{ type: 'mobs' }, { type: 'spears' }, { type: 'spears' }, { type: 'pikes' }]);
    const after = moveLine(before, 1, -1);
    expect(types(after)).toEqual(['spears', 'spears', 'mobs', 'pikes']);
    expect(moveLine(after, 0, 1)).toEqual(before);
    expect(moveLine(before, 0, -1)).toEqual(before);
  });
});

test('a new unit stands behind its like, a copy behind its source without host and character', () => {
  const before = roster([{ type: 'spears' }, { type: 'mobs' }, { type: 'skirmishers', with: 1 }]);
  expect(types(addUnit(before, { type: 'spears' }))).toEqual(['spears', 'spears', 'mobs', 'skirmishers']);
  expect(duplicateUnit(before, 2).units.slice(2)).toEqual([{ type: 'skirmishers', with: 1 }, { type: 'skirmishers' }]);
  const leader = roster([{ type: 'knights', has: ['hero'], bonuses: '1-1' }]);
  expect(duplicateUnit(leader, 0).units[1]).toEqual({ type: 'knights' });
});

test('grouped by kind: infantry before cavalry before monsters, like types together', () => {
  const before = roster([
    { type: 'small-monsters' },
    { type: 'spears' },
    { type: 'knights' },
    { type: 'mobs' },
    { type: 'spears' },
  ]);
  expect(types(sorted(before))).toEqual(['mobs', 'spears', 'spears', 'knights', 'small-monsters']);
});

describe('options', () => {
  test('of a ready roster: one put on and taken off again leaves cost and legality as they were', () => {
    for (const { roster: ready } of readyRosters) {
      const list = listOf(ready.army) as NonNullable<ReturnType<typeof listOf>>;
      const before = [costOf(ready).total, problemsOf(ready)];
      for (const { id, group, notWith } of optionsOf(list)) {
        const unit = ready.units[0] as RosterUnit;
        // When an option replaces another, removing it does not restore the other.
        const replaces = unit.options?.some(
          (other) => notWith?.includes(other) || optionsOf(list).find((each) => each.id === other)?.group === group,
        );
        if (unit.options?.includes(id) || replaces) continue;
        const on = changeUnits(ready, [0], (each) => setOption(ready.army, each, id, true));
        const off = changeUnits(on, [0], (each) => setOption(ready.army, each, id, false));
        expect([costOf(off).total, problemsOf(off)]).toEqual(before);
      }
    }
  });

  test('of one group take each other’s place; stakes and the like stay', () => {
    const elite = setOption('orc-goblin', { type: 'handweapons', options: ['elite-1-1-0', 'stakes'] }, 'elite-2-0-0', true);
    expect(elite.options).toEqual(['elite-2-0-0', 'stakes']);
    expect(setOption('orc-goblin', { type: 'spears', options: ['stakes'] }, 'stakes', false)).toEqual({ type: 'spears' });
  });

  test('fr3.infantry.rangers-innate-options: rangers keep several innate abilities, others one', () => {
    const both = (type: string) => setOption('generic', { type, options: ['hide'] }, 'levitate', true).options;
    expect(both('rangers')).toHaveLength(2);
    expect(both('spears')).toEqual(['levitate']);
  });
});

test('a new grade takes the place of the old and leaves the bonuses to be chosen', () => {
  expect(setGrade({ has: ['superhero', 'hero'], bonuses: '2-0' }, 'general')).toEqual({ has: ['general', 'superhero'] });
});

describe('mends', () => {
  const mends = (of: Roster, because: RegExp) => {
    const problem = problemsOf(of).errors.find((each) => because.test(each.because));
    return problem ? fixesOf(of, problem).map(({ says }) => says) : undefined;
  };
  const legal = readyRosters.find(({ id }) => id === 'orc-goblin-1000')?.roster as Roster;

  test('each leaves fewer errors, and its own is gone', () => {
    fc.assert(
      fc.property(aRoster, (any) => {
        const { errors } = problemsOf(any);
        for (const problem of errors.slice(0, 3))
          for (const { says, roster: mended } of fixesOf(any, problem)) {
            const after = problemsOf(mended).errors;
            expect(after.length, says).toBeLessThan(errors.length);
            expect(after.map(({ because }) => because)).not.toContain(problem.because);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('fr3.army-lists.one-general: without a general one is added, of two one loses his grade', () => {
    expect(mends({ ...legal, characters: legal.characters.slice(1) }, /exactly one general/)).toContain('Add a general');
    const two = { ...legal, characters: [...legal.characters, { has: ['general'] }], size: 2000 };
    expect(mends(two, /exactly one general/)).toContain('Take General away');
  });

  test('fr3.cavalry.light-cavalry-weapons: light cavalry without arms is offered both', () => {
    const bare = roster([{ type: 'light-cavalry' }]);
    expect(mends(bare, /bows or throwing weapons/)).toEqual(expect.arrayContaining(['Choose Throwing weapons', 'Choose Bows']));
  });

  test('too many points: what to remove is offered, what costs the least to lose first', () => {
    const said = mends({ ...legal, size: 980 }, /more than the agreed 980/) as readonly string[];
    const less = said.map((each) => Number(/: (\d+) points less$/.exec(each)?.[1]));
    expect(said.length).toBe(3);
    expect(less).toEqual([...less].sort((a, b) => a - b));
    expect(Math.min(...less)).toBeGreaterThanOrEqual(costOf(legal).total - 980);
  });

  test('far too many points: the last units go; the size is agreed anew only where no unit can make room', () => {
    expect(mends({ ...legal, size: 500 }, /more than the agreed 500/)).toEqual([
      expect.stringMatching(/^Remove the last \d+ units: \d+ points less$/),
    ]);
    const dear = roster([{ type: 'mobs' }], { size: 100, characters: [{ has: ['general', 'superhero'], bonuses: '2-2' }] });
    expect(mends(dear, /more than the agreed 100/)).toEqual([expect.stringMatching(/^Agree on \d+ points$/)]);
  });

  test('fr3.items.barbarian: what all of a type have or none is put right for all at once', () => {
    const some = { ...legal, army: 'norse', size: 2000, units: [{ type: 'spears', options: ['barbarian'] }, { type: 'spears' }] };
    expect(mends(some, /all Spears in an army must have Barbarian.Fearless, or none/)).toEqual(
      expect.arrayContaining(['Choose Barbarian/Fearless', 'No Barbarian/Fearless for any Spears']),
    );
  });

  test('an attachment without a host begins unattached; a unit that no change helps is removed', () => {
    const lost = roster([{ type: 'spears', with: 9 }]);
    expect(mends(lost, /cannot be attached to unit 9/)).toEqual(['Begin unattached']);
    expect(mends(roster([{ type: 'unicorns' }, { type: 'spears' }]), /no unit “unicorns”/)).toEqual(['Remove unit 1']);
  });
});
