import { describe, expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { suffer } from '../../../src/engine/fr3/demoralization.ts';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import { given, refused } from './at-the-table.ts';

const mass = (unit: string, more: object = {}) => ({ unit, form: 'mass' as const, ...more });

describe('what a 2x2 unit is', () => {
  test('fr3.multi-based.types, ruling: blobs, and masses of six types', () => {
    const allowed = units
      .map(({ id }) => id)
      .filter((unit) => unit !== 'ethereals' && !('a.form' in refused(mass(unit), 'mobs')));
    expect(allowed).toEqual(['beastmen', 'mobs', 'mounted', 'small-monsters', 'swarms', 'blobs', 'minor-spirits']);
    expect(refused(mass('spears'), 'mobs')['a.form']).toEqual(['fr3.multi-based.types']);
  });

  test.each([
    ['mobs', 1],
    ['beastmen', 4],
    ['mounted', 2],
    ['swarms', 4],
    ['small-monsters', 6],
    ['minor-spirits', 6],
    ['blobs', 5],
  ])('fr3.multi-based.bonuses: a mass of %s (CF %d) has +3 CF, and +3 charging, with a shock', (unit, factor) => {
    expect(given(mass(unit), 'spears').line('fr3.melee.roll')).toBe(factor + 3);
    const charge = given(mass(unit), 'handweapons', { charge: 'a' });
    expect(charge.adds).toEqual([factor + 3 + 3, 3]);
    expect(charge.rolled(1, factor + 1)).toEqual(['unharmed', 'pushed back']); // one less than a double, so the charge costs two levels
  });

  test('fr3.multi-based.extra-markers: three', () => {
    for (const unit of ['mobs', 'blobs', 'minor-spirits'])
      expect(given('dragons', mass(unit, { other: 5 - (unit === 'mobs' ? 1 : 5) })).result(5, 1).b).toMatchObject({
        fate: 'marked',
        markers: 2,
      });
  });

  test('fr3.multi-based.definition: it is one of the forms a question knows', () => {
    expect(refused({ unit: 'mobs', form: '3x3' as 'mass' }, 'mobs')['a.form']).toContain('fr3.multi-based.definition');
  });

  test('fr3.multi-based.mass-base-rules: bonuses and terrain are those of the base unit', () => {
    expect(given(mass('swarms'), 'knights').adds).toEqual([4 + 3 + 1, 5]);
    expect(given(mass('mounted', { ground: 'woods' }), 'mobs').adds).toEqual([2 + 3 - 1, 1]);
    expect(given('pikes', mass('mounted')).adds).toEqual([4 + 2, 5]);
    expect(given('spears', mass('small-monsters')).adds).toEqual([3 + 1, 9]);
  });
});

describe('how it fights', () => {
  test('fr3.multi-based.mass-no-support: no support, whatever the base unit', () => {
    for (const unit of ['mobs', 'beastmen'])
      expect(refused(mass(unit, { support: 1 }), 'mobs')).toEqual({ 'a.support': ['fr3.multi-based.mass-no-support'] });
  });

  test('fr3.multi-based.mass-attachments: attached characters and skirmishers add nothing', () => {
    const led = mass('beastmen', { leader: 'general-2-2', superhero: true, weapon: true, attached: 'skirmishers' });
    expect(given({ unit: 'swarms', level: 'flying' }, led, { charge: 'a' }).adds).toEqual([4, 4 + 3]);
    expect(given('beastmen', mass('mobs', { bard: true })).result(6, 5).b.fate).toBe('marked'); // a bard does not protect the mass either
  });

  test('fr3.multi-based.no-front: it has no rear, and six flanks', () => {
    expect(refused({ unit: 'spears', rear: 'unit' }, mass('mobs'))).toEqual({ 'a.rear': ['fr3.multi-based.no-front'] });
    expect(given({ unit: 'spears', flank: 2, flankLight: 2 }, mass('mobs')).adds[0]).toBe(3 + 2 + 4);
  });

  test('fr3.multi-based.no-front: six ordinary units may stand around it', () => {
    expect(given({ unit: 'spears', flank: 6 }, mass('mobs')).adds[0]).toBe(3 + 6);
  });

  test('fr3.multi-based.second-front-unit: and a second one beside the first on its front counts as well', () => {
    expect(given({ unit: 'spears', flank: 7 }, mass('mobs')).adds[0]).toBe(3 + 7);
  });

  test('fr3.multi-based.fanatics: fanatics have −3 against it', () => {
    const fanatics = given('fanatics', mass('mobs'));
    expect(fanatics.adds).toEqual([-3, 0]);
    expect(fanatics.line('fr3.multi-based.fanatics')).toBe(-3);
    expect(given('fanatics', mass('blobs')).adds).toEqual([-3, 0]);
  });

  test('fr3.multi-based.double-demoralized: it is not pushed back; without room behind it is destroyed', () => {
    const shaken = given('beastmen', mass('mobs', { state: 1, markers: 0 }));
    expect(shaken.rolled(7, 5)).toEqual(['unharmed', 'double demoralized']); // 11 against 8
    expect(shaken.result(7, 5).b.rules).toContain('fr3.multi-based.double-demoralized');
    expect(given('beastmen', mass('mobs', { state: 1, markers: 0, blocked: true })).rolled(7, 5)).toEqual([
      'unharmed',
      'destroyed',
    ]);
  });

  test('fr3.multi-based.planar-entities-destruction: spirits of this size are destroyed by the first loss without markers', () => {
    const spirits = (markers: number) => given('dragons', mass('minor-spirits', { markers }));
    expect(spirits(1).result(5, 4).b).toMatchObject({ fate: 'marked', markers: 0 }); // 14 against 13
    expect(spirits(0).rolled(5, 4)).toEqual(['unharmed', 'destroyed']);
    expect(spirits(3).result(10, 1).b).toMatchObject({ fate: 'marked', markers: 2 }); // 19 against 10 is less than double
    expect(given('leviathans', mass('minor-spirits', { markers: 1 })).rolled(10, 1)).toEqual(['unharmed', 'destroyed']); // 20 against 10
    expect(given('leviathans', mass('minor-spirits', { markers: 3 })).result(10, 1).b).toMatchObject({
      markers: 1,
      permanent: 1,
    });
  });
});

test('fr3.multi-based.mass-base-rules, ruling, fr3.spirits.never-demoralized: a kill by fire or magic takes the markers of a mass of spirits, and no more', () => {
  const mass = (markers: number) => combatant({ unit: 'minor-spirits', form: 'mass', markers });
  for (const cause of ['missiles', 'artillery', 'magic'] as const) {
    expect(suffer(mass(3), 'kill', [], cause)).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
    expect(suffer(mass(1), 'kill', [], cause)).toMatchObject({ fate: 'marked', markers: 0, permanent: 1, state: 0 });
    expect(suffer(mass(0), 'kill', [], cause).fate).toBe('destroyed');
    expect(suffer(mass(0), { levels: 1 }, [], cause).fate).toBe('unharmed');
  }
  expect(suffer(mass(1), { levels: 1 }, [], 'melee')).toMatchObject({ fate: 'marked', markers: 0 });
  expect(suffer(mass(0), { levels: 1 }, [], 'melee').fate).toBe('destroyed');
});
