import { describe, expect, test } from 'vitest';
import { pipOdds } from '../../../src/engine/hott/pips/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(pipOdds);
const plan = (p: object, bounds?: number) => ask('plan', { p: { plain: 0, ...p } }, bounds);

describe('what a bound pays for', () => {
  test('hott.tactical-moves.cost: 1 for each move', () => {
    const moves = plan({ plain: 3 });
    expect([1, 2, 3, 6].map((face) => moves.rolled(face))).toEqual(['moves-1', 'moves-2', 'all', 'all']);
    expect(moves.chance('all')).toBe('2/3');
  });

  test('hott.tactical-moves.extra-lost-general, hott.tactical-moves.extra-distance, hott.tactical-moves.extra-sight: out of command a move costs 1 more', () => {
    const out = plan({ dear: 2 });
    for (const rule of ['extra-lost-general', 'extra-distance', 'extra-sight'])
      expect(out.adds(`hott.tactical-moves.${rule}`)).toBe(4);
    expect([1, 2, 3, 4].map((face) => out.rolled(face))).toEqual(['moves-0', 'moves-1', 'moves-1', 'all']);
  });

  test('hott.sequence.bespelling: a spell is paid for in PIPs before the die is spent on moves', () => {
    expect([1, 2].map((face) => plan({ bespell: 1 }).rolled(face))).toEqual(['short', 'all']);
    expect(plan({ bespell: 1, plain: 1 }).rolled(2)).toBe('moves-0');
  });

  test('hott.tactical-moves.extra-not-additive: at most 3, the cheap ones first', () => {
    const moves = plan({ plain: 1, dear: 1, dearest: 1 });
    expect([1, 2, 3, 5, 6].map((face) => moves.rolled(face))).toEqual(['moves-1', 'moves-1', 'moves-2', 'moves-2', 'all']);
    expect(moves.adds('hott.tactical-moves.extra-not-additive')).toBe(3);
  });

  test('hott.pips.six-for-gods: a god and its like leave nothing for moves', () => {
    for (const id of ['god', 'dragons', 'desorcell']) expect(plan({ [id]: 1 }).chance('all')).toBe('1/6');
    const both = plan({ god: 1, plain: 1 });
    expect([both.rolled(6), both.rolled(5)]).toEqual(['moves-0', 'short']);
  });

  test('hott.lurkers.reuse: 1, 2 and 3', () => {
    expect(['lurker', 'lurker-second', 'lurker-third'].map((id) => plan({ [id]: 1 }).chance('all'))).toEqual(['1', '5/6', '2/3']);
  });

  test('hott.supplement.bespell-cost, ruling, hott.hordes.cost: two hordes and a spell are 4', () => {
    expect(plan({ horde: 2, bespell: 1 }).chance('all')).toBe('1/2');
    expect(plan({ horde: 2, bespell: 1 }).adds('hott.hordes.cost')).toBe(2);
  });

  test('hott.pips.roll: more than a die has is never there', () => {
    const much = plan({ plain: 6, dear: 2 });
    expect(much.chance('all')).toBe('0');
    expect(much.rolled(6)).toBe('moves-6');
    expect(much.notes()).toContain('hott.pips.roll');
    expect(plan({}).refused()).toEqual(['hott.pips.move-use']);
  });

  test('hott.pips.no-saving: every bound anew', () => {
    expect(plan({ god: 1 }, 3).after(3, 'once')).toBe('91/216');
  });
});

describe('a god', () => {
  test('hott.gods.invocation: on a 6', () => {
    expect([ask('god').rolled(6), ask('god').rolled(5)]).toEqual(['here', 'away']);
  });

  test('hott.gods.departure: a 1 later sends it away for good', () => {
    const god = ask('god', {}, 3);
    expect([god.after(1, 'here'), god.after(1, 'gone')]).toEqual(['1/6', '0']);
    expect([god.after(2, 'here'), god.after(2, 'gone')]).toEqual(['5/18', '1/36']);
    expect(god.after(3, 'gone')).toBe('2/27');
  });
});
