/** What could hold instead, and whether a page says “without” of it. */
import { describe, expect, test } from 'vitest';
import { artilleryCalculator, asQuestion as ofHit } from '../../../src/engine/fr3/artillery/calculator.ts';
import { meleeCalculator, asQuestion as ofMelee } from '../../../src/engine/fr3/melee/calculator.ts';
import { missileCalculator, asQuestion as ofVolley } from '../../../src/engine/fr3/missile-fire/calculator.ts';
import { alternatives } from '../../../src/engine/kernel/alternatives.ts';
import { changesOf } from '../fr3/changed.ts';

describe('the values that a circumstance could have instead', () => {
  test('a flag is taken away or put there', () => {
    const shape = { kind: 'flag' } as const;
    expect(alternatives({ name: 'Leader', shape }, true, undefined)).toEqual([{ value: false, name: 'Leader', adds: false }]);
    expect(alternatives({ name: 'Leader', shape }, false, undefined)).toEqual([{ value: true, name: 'Leader', adds: true }]);
  });

  test('a number goes one up or one down within its limits, and lowering it takes nothing away', () => {
    const neighbours = {
      name: 'Supporting neighbours',
      shape: { kind: 'number', least: 0, most: (most: number) => most },
    } as const;
    const at = (now: number) => alternatives(neighbours, now, 2).map(({ value, name, adds }) => [value, name, adds]);
    expect(at(2)).toEqual([[1, 'Supporting neighbours: 1', true]]);
    expect(at(1)).toEqual([
      [2, 'Supporting neighbours: 2', true],
      [0, 'Supporting neighbours: 0', true],
    ]);
    expect(at(0)).toEqual([[1, 'Supporting neighbours: 1', true]]);
  });

  test('a choice has every other option, and the usual one takes nothing away', () => {
    const options = [
      { value: '0', name: 'Fresh' },
      { value: '1', name: 'Demoralized' },
      { value: '2', name: 'Double demoralized' },
    ];
    const morale = { name: 'Morale', shape: { kind: 'choice', options, numeric: true } } as const;
    expect(alternatives(morale, 1, undefined)).toEqual([
      { value: 0, name: 'Morale: Fresh', adds: true },
      { value: 2, name: 'Morale: Double demoralized', adds: true },
    ]);
    const word = { name: 'Morale', shape: { kind: 'choice', options } } as const;
    expect(alternatives(word, '0', undefined).map(({ value }) => value)).toEqual(['1', '2']);
  });
});

describe('“without” stands only before what can be gone', () => {
  const gone = (all: readonly { readonly name: string; readonly adds: boolean }[]) =>
    all.filter(({ adds }) => !adds).map(({ name }) => name);

  test('what would change a melee', () => {
    const found = changesOf(
      meleeCalculator,
      ofMelee({
        a: { unit: 'knights', leader: 'hero-1-1' },
        b: { unit: 'spears', support: 2, state: 1, uphill: true },
        charge: 'a',
      }),
    );
    const names = found.map(({ name }) => name);
    for (const name of [
      'Supporting neighbours: 1',
      'Morale: Fresh',
      'Who charged: Neither',
      'Who charged: Spears',
      'When the charge came: Earlier',
    ])
      expect(names).toContain(name);
    expect(gone(found).filter((name) => name.includes(':'))).toEqual([]);
    expect(gone(found)).toContain('Uphill of its enemy');
  });

  test('what would change a volley', () => {
    const question = ofVolley({
      target: { unit: 'knights', state: 1 },
      firers: [{ unit: 'longbows', count: 2, range: 4 }],
    });
    expect(gone(changesOf(missileCalculator, question)).filter((name) => name.includes(':'))).toEqual([]);
  });

  test('what would change a hit', () => {
    const question = ofHit({ source: { unit: 'cannon' }, target: { unit: 'spears', state: 1 } });
    expect(gone(changesOf(artilleryCalculator, question)).filter((name) => name.includes(':'))).toEqual([]);
  });
});
