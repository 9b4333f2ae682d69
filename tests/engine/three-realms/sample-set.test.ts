/** The sample set, which is ours: it must fit the printed rules, and its two forces must be legal. */
import { describe, expect, test } from 'vitest';
import { type SlotKind, tierOf } from '../../../src/engine/three-realms/data/composition.ts';
import { sampleSet } from '../../../src/engine/three-realms/data/figures/sample-set.ts';
import { statLine } from '../../../src/engine/three-realms/data/figures/stat-line.ts';
import { unitRules } from '../../../src/engine/three-realms/data/figures/unit-rules.ts';
import {
  costOf,
  type SampleForce,
  type SampleUnit,
  sampleForces,
  sampleUnitOf,
  sampleUnits,
  weapons,
} from '../../../src/engine/three-realms/data/sample-set.ts';
import { meleeWeaponRules, rangedWeaponRules } from '../../../src/engine/three-realms/data/special-rules.ts';
import { unitTypeOf } from '../../../src/engine/three-realms/data/unit-types.ts';

const unitOf = (id: string): SampleUnit => {
  const unit = sampleUnitOf(id);
  if (!unit) throw new Error(`There is no ${id}.`);
  return unit;
};

test('three-realms.sample-set.about: spearmen have the printed stat line of the Human Warrior', () => {
  expect(unitOf('spearmen').line).toEqual(statLine.humanWarrior);
});

test.each(sampleUnits.map((unit) => [unit.id, unit] as const))(
  'three-realms.bases.sizes: %s has base, move and rules of its type',
  (_, { type, base, line, rules }) => {
    const of = unitTypeOf(type);
    expect([base, line.M]).toEqual([of.base ?? base, of.move ?? line.M]);
    expect(base).toBeGreaterThan(0);
    expect(of.rules.filter((id) => !rules.includes(id))).toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
  },
);

test('three-realms.unit-rules.multiple-bodies: such a model has several points of damage', () => {
  const crowds = sampleUnits.filter(({ rules }) => rules.includes('multiple-bodies'));
  expect(crowds.map(({ id, damage }) => [id, damage > 1])).toEqual([['hulk', true]]);
});

test('three-realms.unit-rules.character: Characters are single models', () => {
  const characters = sampleUnits.filter(({ rules }) => rules.includes('character'));
  expect(characters.map(({ id, models }) => [id, models.least, models.most])).toEqual([
    ['captain', 1, 1],
    ['mage', 1, 1],
  ]);
});

describe('three-realms.sample-set.weapons', () => {
  test('every weapon is carried by somebody or can be bought, and a weapon that is replaced was carried', () => {
    const used = new Set(sampleUnits.flatMap((unit) => [...unit.weapons, ...unit.options.map(({ weapon }) => weapon)]));
    expect(weapons.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
    for (const { id, weapons: carried, options } of sampleUnits)
      for (const { insteadOf } of options) expect([id, insteadOf === null || carried.includes(insteadOf)]).toEqual([id, true]);
  });

  test('every special rule of weapons and every way to strike occurs, so that it can be tried', () => {
    const of = (kind: 'melee' | 'ranged') =>
      new Set<string>(weapons.filter((weapon) => weapon.kind === kind).flatMap(({ rules }) => [...rules]));
    expect(meleeWeaponRules.map(({ id }) => id).filter((id) => !of('melee').has(id))).toEqual([]);
    expect(rangedWeaponRules.map(({ id }) => id).filter((id) => !of('ranged').has(id))).toEqual([]);
    const strikes = weapons.flatMap((weapon) => (weapon.kind === 'ranged' ? [weapon.strike.kind] : []));
    expect([...new Set(strikes)].sort()).toEqual(['line', 'shot', 'spray', 'template']);
  });
});

describe.each(sampleForces.map((force) => [force.id, force] as const))('three-realms.sample-set.%s', (_, force: SampleForce) => {
  test('costs what both forces cost', () => {
    expect(force.units.reduce((sum, each) => sum + costOf(each), 0)).toBe(sampleSet.force);
  });

  test('three-realms.composition.chart: its units fill two tiers without a hole', () => {
    const filled: SlotKind[] = [];
    let sharing: string[] = [];
    for (const { unit: id } of force.units) {
      const { slot, rules } = unitOf(id);
      if (rules.includes('common')) sharing.push(id);
      if (sharing.length === unitRules.commonInSlot) {
        expect(new Set(sharing).size).toBe(1);
        sharing = [];
      }
      if (sharing.length === 0) filled.push(slot);
    }
    expect(sharing).toEqual([]);
    const slots = [1, 2].flatMap((number) => tierOf(number).slots);
    expect(filled).toHaveLength(slots.length);
    expect(slots.filter((kinds, at) => !kinds.includes(filled[at] as SlotKind))).toEqual([]);
  });

  test('no unit is too small or too large', () => {
    expect(
      force.units.filter(({ unit, models }) => models < unitOf(unit).models.least || models > unitOf(unit).models.most),
    ).toEqual([]);
  });
});
