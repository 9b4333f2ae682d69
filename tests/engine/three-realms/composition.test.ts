/** The tier chart as a checker: slots filled from the beginning without a hole, Common pairs, points, and the list as an address. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  readArmyList,
  sizeProblem,
  tierEntry,
  writeArmyList,
} from '../../../src/engine/three-realms/composition/address.ts';
import { checkArmy, type Enlisted } from '../../../src/engine/three-realms/composition/check.ts';
import { type SlotKind, slotKinds } from '../../../src/engine/three-realms/data/composition.ts';
import { costOf, sampleForces, sampleUnits } from '../../../src/engine/three-realms/data/sample-set.ts';

const unit = (slot: SlotKind, name: string = slot, common = false): Enlisted => ({ name, slot, common, points: 10 });
const units = (letters: string): Enlisted[] =>
  [...letters].map((letter) => unit(slotKinds.find((kind) => kind[0] === letter) as SlotKind));
/** Each tier's slots as the units that stand in them. */
const chart = (army: readonly Enlisted[]) =>
  checkArmy(army, null).tiers.map(({ places }) =>
    places.map((place) => place.units.map(({ name }) => name).join('+') || '-').join(' '),
  );
const legal = (army: readonly Enlisted[]) => checkArmy(army, null).problems.length === 0;

describe('three-realms.composition', () => {
  it('three-realms.composition.chart: five Regulars, two Elites, a Leader and a Paragon are legal; the fifth begins tier 3', () => {
    const army = units('rrrrreelp');
    expect(legal(army)).toBe(true);
    expect(chart(army)).toEqual(['regular regular elite leader', 'regular regular elite paragon', 'regular - - -']);
    expect(checkArmy(army, null).next).toBe('Add a Regular next, in tier 3.');
  });

  it('three-realms.composition.order: a second Leader instead of an Elite is not', () => {
    const { problems, outside } = checkArmy(units('rrrrrellp'), null);
    expect(problems[0]?.because).toBe(
      'The next slot is in tier 2, for an Elite or a Specialist. There is no slot for regular (Regular), leader (Leader), paragon (Paragon).',
    );
    expect(problems[0]?.rules).toEqual(['three-realms.composition.order', 'three-realms.composition.elite-slot']);
    expect(outside).toHaveLength(3);
  });

  it('three-realms.composition.regular-slots, elite-slot: each slot opens the next', () => {
    expect(['r', 'rr', 'rre', 'rrs', 'rrel', 'rrslrr'].map((army) => legal(units(army)))).toEqual(Array(6).fill(true));
    expect(['e', 're', 'rrl', 'rree', 'rres', 'rrep', 'l'].map((army) => legal(units(army)))).toEqual(Array(7).fill(false));
  });

  it('three-realms.composition.tier-one-leader, tier-two-paragon, later-tiers: what stands on top', () => {
    const tier = 'rre';
    expect(checkArmy(units(`${tier}p`), null).problems[0]?.rules[1]).toBe('three-realms.composition.tier-one-leader');
    expect(checkArmy(units(`${tier}l${tier}l`), null).problems[0]?.rules[1]).toBe('three-realms.composition.tier-two-paragon');
    for (const top of ['l', 'p']) expect(legal(units(`${tier}l${tier}p${tier}${top}${tier}${top}rr`))).toBe(true);
    expect(checkArmy(units(`${tier}l${tier}p${tier}`), null).next).toBe('Add a Leader or a Paragon next, in tier 3.');
  });

  it('three-realms.unit-rules.common, ruling: two of a name share a Regular slot; half a slot opens nothing', () => {
    const [wolf, crow] = [unit('regular', 'wolves', true), unit('regular', 'crows', true)];
    expect(chart([wolf, wolf, unit('regular'), unit('elite')])).toEqual(['wolves+wolves regular elite -']);
    expect(legal([wolf, wolf, unit('regular'), wolf])).toBe(false);
    expect(legal([wolf, wolf, unit('regular'), unit('elite'), unit('leader'), wolf])).toBe(true);
    expect(legal([wolf, crow])).toBe(false);
    expect(chart([wolf, crow, wolf, crow])).toEqual(['wolves+wolves crows+crows - -']);
    const { problems } = checkArmy([unit('regular'), wolf, unit('elite')], null);
    expect(problems[0]?.because).toBe(
      'Tier 1 has a Regular slot that only one wolves does not fill. There is no slot for elite (Elite).',
    );
    expect(problems[0]?.rules).toContain('three-realms.unit-rules.common');
  });

  it('three-realms.composition.points: 600 of 600 is as good as 590, 601 is not', () => {
    const army = (points: number) => [{ ...unit('regular'), points }];
    expect(checkArmy(army(590), 600).problems).toEqual([]);
    expect(checkArmy(army(600), 600).problems).toEqual([]);
    expect(checkArmy(army(601), 600).problems[0]?.because).toBe('The army costs 601 points, 1 more than the agreed 600.');
    expect(checkArmy(army(601), null).problems).toEqual([]);
  });

  it('three-realms.sample-set.forces: both forces fill two tiers to the top for 600 points', () => {
    for (const { units: force } of sampleForces) {
      const entries = force.map(({ unit: id, models }): Entry => ({ kind: 'sample', unit: id, models, extra: 0 }));
      const { tiers, problems, points } = checkArmy(entries.map(tierEntry), 600);
      expect(problems).toEqual([]);
      expect(points).toBe(force.reduce((sum, each) => sum + costOf(each), 0));
      expect(tiers.map(({ places }) => places.every(({ filled }) => filled))).toEqual([true, true]);
      expect(entries.flatMap((entry) => sizeProblem(entry) ?? [])).toEqual([]);
    }
  });

  it('an army is legal just when its filled slots are an unbroken beginning of the series', () => {
    // An oracle that knows nothing of filling: it tries every beginning of the series.
    const series = (slots: number) =>
      Array.from({ length: slots }, (_, at): string => {
        const tier = Math.floor(at / 4);
        return ['r', 'r', 'es', tier === 0 ? 'l' : tier === 1 ? 'p' : 'lp'][at % 4] as string;
      });
    const fits = (letters: string): boolean => {
      const count = (kinds: string) => [...letters].filter((letter) => kinds.includes(letter)).length;
      const wanted = series(letters.length);
      const need = (kinds: string) => wanted.filter((slot) => slot === kinds).length;
      const either = need('lp');
      const [l, p] = [count('l') - need('l'), count('p') - need('p')];
      return count('r') === need('r') && count('es') === need('es') && l >= 0 && p >= 0 && l + p === either;
    };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('r', 'r', 'r', 'e', 's', 'l', 'p'), maxLength: 17 }), (letters) => {
        expect(legal(units(letters))).toBe(fits(letters));
      }),
      { numRuns: 400 },
    );
    expect(fits('rrelrrsprrel')).toBe(true);
  });
});

describe('an army list as an address', () => {
  it('is read as it was written', () => {
    const own = fc.record({
      kind: fc.constant('own' as const),
      name: fc.stringMatching(/^[A-Za-zäöé' ]{0,20}[a-z]$/).map((name) => name.trim()),
      slot: fc.constantFrom(...slotKinds),
      points: fc.integer({ min: 0, max: 99999 }),
      common: fc.boolean(),
    });
    const sample = fc.record({
      kind: fc.constant('sample' as const),
      unit: fc.constantFrom(...sampleUnits.map(({ id }) => id)),
      models: fc.integer({ min: 1, max: 99 }),
      extra: fc.integer({ min: 0, max: 9999 }),
    });
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 99999 })),
        fc.array(fc.oneof(own, sample), { maxLength: 12 }),
        (limit, entries) => {
          expect(readArmyList(`?${writeArmyList({ limit, entries })}`)).toEqual({ limit, entries, problems: [] });
        },
      ),
    );
  });

  it('says what it cannot read and keeps the rest', () => {
    const { entries, limit, problems } = readArmyList('?limit=lots&u=10+spearmen&u=10+dragons&u=Wolves;huge;12&u=;elite;3&x=1');
    expect(entries).toEqual([{ kind: 'sample', unit: 'spearmen', models: 10, extra: 0 }]);
    expect(limit).toBe(null);
    expect(problems).toEqual([
      'The limit must be a number of points, so “lots” is ignored.',
      '“10 dragons” cannot be read as a unit, so it is ignored.',
      '“Wolves;huge;12” cannot be read as a unit, so it is ignored.',
      '“;elite;3” cannot be read as a unit, so it is ignored.',
      'The link contains “x”, which this page does not recognize, so it is ignored.',
    ]);
  });

  it('three-realms.sample-set.units: says when a unit is too small or too large', () => {
    expect(sizeProblem({ kind: 'sample', unit: 'spearmen', models: 4, extra: 0 })).toBe(
      'Spearmen must have 5 to 20 models, not 4.',
    );
    expect(sizeProblem({ kind: 'sample', unit: 'captain', models: 2, extra: 0 })).toBe('Captain must have 1 model, not 2.');
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { entries } = readArmyList(`?u=${encodeURIComponent(one)}&${other}`);
        expect(checkArmy(entries.map(tierEntry), 1).points).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
