/** Where each value of the stat line counts, asked of the calculators (three-realms.stat-line.order). */
import { describe, expect, test } from 'vitest';
import { drive } from '../../../src/engine/three-realms/drive/calculator.ts';
import { melee } from '../../../src/engine/three-realms/melee/calculator.ts';
import { shooting } from '../../../src/engine/three-realms/shooting/calculator.ts';
import { terrain } from '../../../src/engine/three-realms/terrain/calculator.ts';
import { asking } from '../fr3/asking.ts';

const strike = (a: object = {}, b: object = {}) =>
  asking(melee)('strike', { a: { who: 'human-warrior', models: 1, ...a }, b: { who: 'average', models: 1, ...b } });
const shot = (f: object = {}, t: object = {}) =>
  asking(shooting)('volley', { f: { who: 'bowmen', models: 1, ...f }, t: { who: 'average', models: 1, ...t } });

/** Rules of what the sums of an answer are rolled against. */
const against = (asked: ReturnType<typeof strike>): string[] => asked.answer().sums.flatMap((sum) => sum.against?.rules ?? []);

describe('three-realms.stat-line', () => {
  test('three-realms.stat-line.movement: inches of a move', () => {
    const inches = (M: number) =>
      asking(terrain)('hazard', { u: { M, models: 1 }, g: { ground: 'open', rate: 'full' } }).answer().sentence;
    expect([inches(5), inches(9)].map((sentence) => /\((\d+)″\)/.exec(sentence)?.[1])).toEqual(['5', '9']);
  });

  test('three-realms.stat-line.strength, ruling: added to damage in melee; at range the weapon has its own', () => {
    expect(strike({ S: 7 }).adds('three-realms.stat-line.strength')).toBe(7);
    expect(strike({ S: 7, MT: 16 }, { P: 11 }).rolled(1, 5)).toBe('lost-1');
    expect(strike({ S: 6, MT: 16 }, { P: 11 }).rolled(1, 5)).toBe('lost-0');
    expect(shot({ who: 'hulk' }).adds('three-realms.stat-line.strength')).toBe(shot().adds('three-realms.stat-line.strength'));
  });

  test('three-realms.stat-line.melee-training, three-realms.stat-line.ranged-training: each added to its own roll to hit', () => {
    expect(strike({ MT: 8 }).adds('three-realms.stat-line.melee-training')).toBe(8);
    expect(strike({ MT: 8 }).needs()).toBe(4);
    expect(shot({ RT: 8 }).adds('three-realms.stat-line.ranged-training')).toBe(8);
    expect(shot({ RT: 8 }).needs()).toBe(4);
  });

  test('three-realms.stat-line.initiative: who strikes first', () => {
    const first = (I: number) => asking(melee)('initiative', { a: { who: 'human-warrior', I }, b: { who: 'average', I: 6 } });
    expect(first(8).adds('three-realms.stat-line.initiative')).toBe(14);
    expect(first(8).rolled(4, 5)).toBe('a');
    expect(first(6).rolled(4, 5)).toBe('b');
  });

  test('three-realms.stat-line.drive: a drive test passes below it', () => {
    const test = (D: number) => asking(drive)('test', { u: { who: 'human-warrior', D } });
    expect(test(8).adds('three-realms.stat-line.drive')).toBe(8);
    expect([test(8).rolled(7), test(7).rolled(7)]).toEqual(['stands', 'breaks-0']);
  });

  test('three-realms.stat-line.evasion, three-realms.stat-line.protection: what hits and damage must beat', () => {
    for (const asked of [strike({}, { E: 12, P: 13 }), shot({}, { E: 12, P: 13 })]) {
      expect(against(asked)).toContain('three-realms.stat-line.evasion');
      expect(against(asked)).toContain('three-realms.stat-line.protection');
      expect(asked.answer().sums.map((sum) => sum.against?.value)).toEqual(['12', '13']);
    }
    expect(
      strike({ MT: 6, S: 6 }, { E: 12, P: 13 })
        .answer()
        .sums.map(({ needs }) => needs),
    ).toEqual([7, 8]);
  });

  test('three-realms.stat-line.damage-points, ruling: a model falls when all of them are gone', () => {
    const sure = { MT: 16, S: 5 };
    expect(strike(sure, { P: 5, points: 3 }).rolled(1, 2)).toBe('lost-0');
    expect(strike(sure, { P: 5, points: 3 }).rolled(1, 3)).toBe('lost-1');
    expect(strike(sure, { P: 5, points: 1 }).rolled(1, 1)).toBe('lost-1');
  });
});
