/** Checks of single fields of actions that come from outside. */
import { expect, test } from 'vitest';
import { flag, text, whole } from '../../../src/engine/kernel/fields.ts';

test('text has a greatest length', () => {
  expect(['', 'abc', 'abcd', 3, null].map(text(3))).toEqual([true, true, false, false, false]);
});

test('a whole number lies between its limits', () => {
  expect([0, 1, 3, 4, 1.5, '2'].map(whole(1, 3))).toEqual([false, true, true, false, false, false]);
});

test('a flag is true or false and nothing else', () => {
  expect([true, false, 1, 'true'].map(flag)).toEqual([true, true, false, false]);
});
