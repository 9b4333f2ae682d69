import { expect, test } from 'vitest';
import { initiative } from '../../../src/engine/six-events/initiative/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(initiative);
const roll = (a: number, b: number) => ask('roll', { a: { leaders: a }, b: { leaders: b } });

test('six-events.initiative.roll: 2d6 each, the higher chooses', () => {
  expect(roll(1, 1).rolled(3, 4, 6, 2)).toBe('second');
  expect(roll(1, 1).chance('first')).toBe('1/2');
});

test('six-events.initiative.leader-count: 1 for each living leader', () => {
  expect(roll(3, 1).adds('six-events.initiative.leader-count')).toBe(4);
  expect(roll(3, 1).rolled(3, 4, 6, 2)).toBe('first');
  expect(roll(11, 0).chance('first')).toBe('1');
});

test('six-events.initiative.tie: the example of 11 against 11, thrown again', () => {
  expect(roll(4, 2).rolled(3, 4, 6, 3, 5, 2, 2, 2)).toBe('first');
  expect(roll(4, 2).notes()).toContain('six-events.initiative.tie');
});

test('six-events.initiative.winner-chooses: the winner may give it away', () => {
  expect(roll(1, 1).notes()).toContain('six-events.initiative.winner-chooses');
});
