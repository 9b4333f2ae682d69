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

test.each([
  ['three-realms.bases.light-infantry', 'light-infantry', 1, 6, ''],
  ['three-realms.bases.regular-infantry', 'regular-infantry', 1, 5, ''],
  ['three-realms.bases.heavy-infantry', 'heavy-infantry', 1.25, 4, ''],
  ['three-realms.bases.light-cavalry', 'light-cavalry', 1.5, 9, 'cavalry sprint'],
  ['three-realms.bases.regular-cavalry', 'regular-cavalry', 1.75, 8, 'cavalry sprint'],
  ['three-realms.bases.heavy-cavalry', 'heavy-cavalry', 1.75, 7, 'cavalry sprint'],
  ['three-realms.bases.monstrous', 'monstrous', 2.5, null, ''],
  ['three-realms.bases.truly-monstrous', 'truly-monstrous', null, null, ''],
] as const)('%s', (rule, type, base, move, rules) => {
  expect(unitTypeOf(type)).toMatchObject({ rule, base, move, rules: rules.split(' ').filter(Boolean) });
});

test.each([
  ['three-realms.sample-set.spearmen', 'regular', 'regular-infantry', '', 'spear'],
  ['three-realms.sample-set.bowmen', 'regular', 'light-infantry', '', 'sword bow'],
  ['three-realms.sample-set.skirmishers', 'regular', 'light-infantry', 'common cover-crawler', 'sword javelin'],
  ['three-realms.sample-set.guards', 'elite', 'heavy-infantry', '', 'sword'],
  ['three-realms.sample-set.outriders', 'elite', 'light-cavalry', 'cavalry sprint shot-on-the-run', 'sword bow'],
  ['three-realms.sample-set.lancers', 'specialist', 'regular-cavalry', 'cavalry sprint', 'spear'],
  ['three-realms.sample-set.hulk', 'specialist', 'monstrous', 'multiple-bodies enraged', 'claws'],
  ['three-realms.sample-set.mortar', 'specialist', 'truly-monstrous', 'artillery set-up', 'sword mortar'],
  ['three-realms.sample-set.captain', 'leader', 'regular-infantry', 'character', 'sword pistol'],
  ['three-realms.sample-set.mage', 'leader', 'regular-infantry', 'character', 'sword fire-bolt'],
  ['three-realms.sample-set.blademaster', 'paragon', 'light-infantry', 'advanced-move blitzkrieg', 'venom-blade'],
])('%s: slot, type, rules and weapons', (rule, slot, type, rules, carried) => {
  const unit = unitOf(rule.replace('three-realms.sample-set.', ''));
  expect([unit.rule, unit.slot, unit.type, unit.rules.join(' '), unit.weapons.join(' ')]).toEqual([
    rule,
    slot,
    type,
    rules,
    carried,
  ]);
});

test('three-realms.sample-set.options: a long rifle for a bow, a flame jet besides, a bolt thrower for the mortar', () => {
  const bought = (id: string) => unitOf(id).options.map(({ weapon, insteadOf, points }) => [weapon, insteadOf, points]);
  expect([bought('bowmen'), bought('guards'), bought('mortar')]).toEqual([
    [['long-rifle', 'bow', 10]],
    [['flame-jet', null, 15]],
    [['bolt-thrower', 'mortar', 0]],
  ]);
});

test.each([
  ['three-realms.sample-set.shield-wall', '25 spearmen, 10 bowmen, 5 guards, 1 captain, 1 mortar, 1 blademaster'],
  ['three-realms.sample-set.wild-ride', '20 skirmishers, 12 spearmen, 5 lancers, 1 mage, 6 bowmen, 1 hulk, 1 blademaster'],
])('%s: %s for 600 points', (rule, said) => {
  const force = sampleForces.find((each) => each.rule === rule)!;
  const models = new Map<string, number>();
  for (const { unit, models: more } of force.units) models.set(unit, (models.get(unit) ?? 0) + more);
  expect([...models].map(([id, count]) => `${count} ${id}`).join(', ')).toBe(said);
  expect(force.units.reduce((sum, each) => sum + costOf(each), 0)).toBe(600);
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
