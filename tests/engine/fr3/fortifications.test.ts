import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

const works = (unit: string) => ({ unit, fortification: true });

describe('fortifications', () => {
  test('fr3.fortifications.defense: the enemy fights at −1, as in difficult terrain, and without a charge bonus', () => {
    const assault = given('knights', works('militia'), { charge: 'a' });
    expect(assault.adds).toEqual([5 - 3 - 1, 2 + 2]);
    expect(assault.line('fr3.fortifications.defense')).toBe(-3 - 1);
    expect(assault.rolled(9, 3)).toEqual(['unharmed', 'demoralized']); // 10 against 7: no shock either
    expect(given('beastmen', works('militia')).adds).toEqual([4 - 1, 2]);
    expect(given('knights', works('militia'), { charge: 'a', round: 'later' }).adds).toEqual([5 - 3 - 1, 2]);
  });

  test('fr3.fortifications.defense: surprise from below does not help either, and a sally has its charge bonus', () => {
    expect(given({ unit: 'beastmen', level: 'burrowing' }, works('militia'), { charge: 'a' }).adds[0]).toBe(4 - 1);
    expect(given(works('sword-and-pistol'), 'beastmen', { charge: 'a' }).adds).toEqual([5 + 1, 4 - 1]);
  });

  test('fr3.fortifications.ignored-by, ruling: swarms and spirits do not mind it', () => {
    for (const [unit, factor] of [
      ['swarms', 4],
      ['major-spirits', 10],
      ['tricksters', 4],
    ] as const)
      expect(given(unit, works('militia'), { charge: 'a' }).adds).toEqual([factor, 4]);
    expect(given('handweapons', works('swarms')).adds).toEqual([3 - 1, 4]); // when swarms are attacked, the works help them
  });

  test('fr3.fortifications.cannot-defend, ruling: some are too large for it', () => {
    for (const unit of ['battlewagons', 'blobs', 'dragons', 'large-monsters', 'leviathans', 'earth-elemental', 'air-elemental'])
      expect(refused(works(unit), 'mobs')).toEqual({ 'a.fortification': ['fr3.fortifications.cannot-defend'] });
    expect(refused({ ...works('mobs'), form: 'mass' }, 'mobs')).toEqual({
      'a.fortification': ['fr3.fortifications.cannot-defend'],
    });
    expect(refused({ ...works('cyclics'), stage: 'adults' }, 'mobs')).toHaveProperty(['a.fortification']);
    for (const unit of ['spears', 'small-monsters', 'swarms', 'heavy-artillery', 'fanatics'])
      expect(refused(works(unit), 'mobs')).toEqual({});
  });

  test('fr3.fortifications.cavalry: riders dismount first', () => {
    for (const unit of ['knights', 'light-cavalry', 'heavy-chariots'])
      expect(refused(works(unit), 'mobs')).toEqual({ 'a.fortification': ['fr3.fortifications.cavalry'] });
  });

  test('fr3.fortifications.no-follow-up: a defender need not follow up', () => {
    const held = given(works('small-monsters'), { unit: 'beastmen', state: 1 });
    const [stays] = held.phases(1, { followUp: false });
    expect(stays?.of(({ apart, b }) => apart && b.fate === 'in play').numerator).toBeGreaterThan(0n);
  });
});
