import { expect, test } from 'vitest';
import { challenges } from '../../../src/engine/six-events/challenges/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(challenges);
const duel = (a: object = {}, b: object = {}, turns?: number) => ask('exchange', { a, b }, turns);

test('six-events.challenges.roll: the example of the captain and the giant', () => {
  const captain = { prowess: 4, armor: 2, vitality: 6 };
  const giant = { is: 'giant', prowess: 3, armor: 3, vitality: 8 };
  expect(duel(captain, giant).rolled(6, 5, 4, 2, 6, 5, 1)).toBe('both-hurt');
  // Without the captain's 6 nothing reaches the giant: the 5 has become a 4.
  expect(duel(captain, giant).rolled(1, 5, 4, 2, 6, 5, 1)).toBe('a-hurt');
});

test('six-events.challenges.roll, ruling: both strike with the Prowess they had before, and both may fall', () => {
  const frail = { prowess: 1, vitality: 1 };
  expect(duel(frail, frail).rolled(5, 5)).toBe('both-dead');
  expect(duel(frail, frail).chance('both-dead')).toBe('1/9');
});

test('six-events.challenges.armor, ruling: the table of single figures', () => {
  expect([0, 1, 2, 3, 6].map((armor) => duel({}, { armor }).needs())).toEqual([4, 4, 5, 6, 6]);
  expect(duel({}, { armor: 3 }).adds('six-events.challenges.armor')).toBe(-1);
});

test('six-events.melee.prowess-loss: wounds cost dice in challenges', () => {
  expect(duel({ prowess: 4, vitality: 4, wounds: 2 }, { prowess: 1 }).rolled(5, 1, 1)).toBe('b-hurt');
});

test('six-events.challenges.one-exchange, ruling: they meet again next turn, with what wounds have left them', () => {
  // One die each, Vitality 1: the first to hit alone wins; in two turns nobody is hit with (2/3)^4.
  const frail = { prowess: 1, vitality: 1 };
  expect(duel(frail, frail, 2).after(1, 'both-live')).toBe('4/9');
  expect(duel(frail, frail, 2).after(2, 'both-live')).toBe('16/81');
});

test('six-events.challenges.eligible, ruling: of creatures only True Dragons and Giants challenge, any is challenged', () => {
  expect(duel({ is: 'creature' }).refused()).toContain('six-events.creatures.true-dragons-giants');
  for (const is of ['character', 'dragon', 'giant']) expect(duel({ is }, { is: 'creature' }).refused()).toEqual([]);
});

test('six-events.challenges.range: 12 inches', () => {
  expect(duel({ distance: 12 }).refused()).toEqual([]);
  expect(duel({ distance: 13 }).refused()).toEqual(['six-events.challenges.range']);
});

test('six-events.challenges.engagement: both out of melee, or both in the same one', () => {
  expect(duel({ engaged: 'together' }).refused()).toEqual([]);
  expect(duel({ engaged: 'apart' }).refused()).toEqual(['six-events.challenges.engagement']);
});

test('six-events.challenges.creatures-accept, six-events.challenges.refusal: who may say no', () => {
  expect(duel({}, { is: 'creature' }).notes()).toContain('six-events.challenges.creatures-accept');
  expect(duel({}, { is: 'character' }).notes()).toContain('six-events.challenges.refusal');
});

test('six-events.challenges.morale: no check follows', () => {
  expect(duel().notes()).toContain('six-events.challenges.morale');
});
