import { expect, test } from 'vitest';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { d5, faceToBeat } from '../../../src/engine/three-realms/dice.ts';

test('three-realms.basics.d5, ruling: a d10 of 5 is a 2; 0 and 5 are half as likely as the rest', () => {
  expect(play(d5('poison'), scripted([5]))).toBe(2);
  const all = odds(d5('poison'));
  expect([0, 1, 2, 3, 4, 5].map((face) => all.of((so) => so === face).toString())).toEqual([
    '1/10',
    '1/5',
    '1/5',
    '1/5',
    '1/5',
    '1/10',
  ]);
  expect(all.mean((so) => so).toString()).toBe('5/2');
});

test('three-realms.shooting.to-hit, three-realms.melee.to-hit: an equal total misses', () => {
  expect(faceToBeat(6, 11)).toBe(6);
  expect(faceToBeat(11, 11)).toBe(1);
  expect(faceToBeat(0, 11)).toBe(12);
});
