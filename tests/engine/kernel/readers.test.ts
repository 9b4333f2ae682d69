/** What all readers share: limits, sentences that stay short, numbers that a question can have. */
import { expect, test } from 'vitest';
import { planCalculator } from '../../../src/engine/fr3/charge-planner/calculator.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { didYouMean } from '../../../src/engine/kernel/nearest.ts';
import { parse, describe as says, write } from '../../../src/engine/kernel/notation.ts';
import { strangeField } from '../../../src/engine/kernel/shape-of-data.ts';
import { asData, quoted } from '../../../src/engine/kernel/text.ts';
import { threeRealmsCalculators } from '../../../src/engine/three-realms/calculators.ts';

test('a sentence repeats at most 60 letters of what it was given, whatever that is', () => {
  expect(quoted('spears')).toBe('“spears”');
  expect(quoted('x'.repeat(100_000))).toBe(`“${'x'.repeat(60)}…”`);
  expect([quoted({ toString: 1 }), quoted([]), quoted(null), quoted(7)]).toEqual(['“{…}”', '“[…]”', '“null”', '“7”']);
  expect([asData('seven'), asData(7), asData({ toJSON: 1 }), asData(undefined)]).toEqual(['"seven"', '7', '{…}', 'undefined']);
});

test('a better word is looked for only where a word was typed', () => {
  expect(didYouMean('spaers', ['spears', 'pikes'])).toBe(' Did you mean “spears”?');
  expect(didYouMean('spears'.repeat(100_000), ['spears'])).toBe('');
  expect(didYouMean({ toString: 1 }, ['spears'])).toBe('');
});

test('the first field that does not belong is named with the way to it', () => {
  const shape = { name: true, list: [{ at: { x: true } }] } as const;
  expect(strangeField({ name: 'a', list: [{ at: { x: 1 } }] }, shape)).toBeUndefined();
  expect(strangeField({ list: [{ at: {} }, { at: { y: 1 } }] }, shape)).toBe('list.2.at.y');
  expect(strangeField({ constructor: 1 }, shape)).toBe('constructor');
});

test('a number below what a question can have never reaches the calculator', () => {
  const templates = threeRealmsCalculators.find(({ id }) => id === 'templates') as Calculator;
  const read = readAddress(templates, 'roll=line&t.behind=-1');
  expect(read.problems.join(' ')).toMatch(/whole number from 0.*not “-1”/);
  expect(read.question.parts.t).not.toHaveProperty('behind');
  const wild = { roll: 'line', parts: { ...read.question.parts, t: { ...read.question.parts.t, behind: 1e9 } } };
  expect(refusals(templates, wild).map(({ because }) => because)).toEqual([expect.stringContaining('never above 9999')]);
});

test.each([
  ['A1 spears 99999,4 N', 'places at most 9999 inches away'],
  ['bases 999mm\nA1 spears*200 9990,4 E 9x9', 'units at most 9999 inches away'],
])('%s could not be read back, and is not read', (text, expected) => {
  const read = parse(text);
  expect(read.ok ? [] : read.errors.map(says)).toEqual([expect.stringContaining(expected)]);
});

test('unit numbers that count on past 9,999 are written and read back', () => {
  const read = parse('A9999 spears*200 off\nA mobs off');
  expect(read.ok && parse(write(read.statements))).toMatchObject({ ok: true });
});

test('a sentence about a missing or foreign part fits names in the singular and in the plural', () => {
  const reasons = (calculator: Calculator, question: Question) => refusals(calculator, question).map(({ because }) => because);
  expect(reasons(structuresCalculator, { roll: 'storm', parts: { w: {}, d: { unit: 'spears' } } })).toEqual([
    'The attackers: choose the unit.',
  ]);
  const units = { a: { unit: 'knights' }, b: { unit: 'mobs' } };
  const charge = { roll: 'plan', parts: { ...units, 1: { unit: 'charge' }, '1.f': { unit: 'longbows' } } };
  expect(reasons(planCalculator, charge)).toEqual(['“Firing unit of step 1” is not a part of this question.']);
});
