/** Blows are rolled die by die and counted by hits: both must come to the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Procedure, procedureOf, viewOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import type { Chance } from '../../../src/engine/kernel/chance.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import type { Left } from '../../../src/engine/three-realms/harm/damage.ts';
import { melee } from '../../../src/engine/three-realms/melee/calculator.ts';
import { diceOf, type Melee, strikersOf, wholeOf } from '../../../src/engine/three-realms/melee/question.ts';
import { blowsOf, strike } from '../../../src/engine/three-realms/melee/round.ts';

const blows = procedureOf(melee, 'strike') as Procedure;

/** The same chance without its short way: every face of every die is followed. */
const rolled = (chance: Chance<Left>): Chance<Left> =>
  chance.kind === 'known'
    ? chance
    : { kind: 'roll', die: chance.die, purpose: chance.purpose, next: chance.next, halves: chance.halves };

const listed = (chance: Chance<Left>): string[] =>
  [...odds(chance)]
    .filter(([, share]) => share.numerator > 0n)
    .map(([left, share]) => `${left}: ${share}`)
    .sort();

const values = (least: number, most: number) => fc.integer({ min: least, max: most });
const strikers = fc.record(
  { A: values(1, 3), MT: values(0, 9), S: values(0, 9), bodies: fc.boolean(), points: values(1, 3) },
  { requiredKeys: ['A'] },
);
const struck = fc.record(
  { models: values(1, 4), points: values(1, 3), E: values(2, 11), P: values(3, 12), bodies: fc.boolean(), behind: values(0, 1) },
  { requiredKeys: ['models', 'points'] },
);
const kinds = [
  ['three-realms.melee.to-damage: plain blows', { models: 3 }],
  ['three-realms.melee-weapons.reach: from the second rank', { models: 3, behind: 1, reach: true }],
  ['three-realms.melee-weapons.poisoned: hits that share a d5', { models: 3, poisoned: true }],
  ['three-realms.melee-weapons.poisoned: one model alone', { models: 1, poisoned: true }],
  ['three-realms.melee-weapons.assassins-guile: all hits on one', { models: 2, poisoned: true, guile: true, onOne: true }],
] as const;

describe('counted as they are rolled', () => {
  test.each(kinds)('%s', (_name, of) => {
    fc.assert(
      fc.property(strikers, struck, (a, b) => {
        const question = { roll: 'strike', parts: { a: { who: 'average', ...a, ...of }, b } };
        fc.pre(refusals(melee, question).length === 0);
        const { a: by, b: at } = viewOf(blows, question) as Melee;
        const targets = wholeOf(at, by);
        const chance = strike({ by, dice: diceOf(by, wholeOf(by, at), strikersOf(by)), at, targets });
        expect(listed(chance)).toEqual(listed(rolled(chance)));
      }),
      { numRuns: 25 },
    );
  });

  test('three-realms.unit-rules.multiple-bodies-attacks: three dice of one model share a d5, those of three do not', () => {
    const parts = {
      a: { who: 'average', models: 3, A: 3, points: 3, bodies: true, poisoned: true },
      b: { models: 2, points: 3 },
    };
    const { a: by, b: at } = viewOf(blows, { roll: 'strike', parts }) as Melee;
    const kept = blowsOf(by, at);
    const [one, three] = [[3], [1, 1, 1]].map((dice) => {
      const chance = strike({ by, dice, at, targets: [0, 0, 1] }, kept);
      expect(listed(chance)).toEqual(listed(rolled(chance)));
      return listed(chance);
    });
    expect(one).not.toEqual(three);
  });
});
