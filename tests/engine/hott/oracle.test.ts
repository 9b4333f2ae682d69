/** The calculators of Hordes of the Things against a count by hand, and against seeded play. */
import { describe, expect, test } from 'vitest';
import { hottCalculators } from '../../../src/engine/hott/calculators.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { type Dice, fractionsByHand, picker } from '../fr3/by-hand.ts';
import { playAgrees } from '../sampled.ts';
import { bespells, elementIds, everybody, type Facts, fights, plans, shoots } from './oracle.ts';

const calculator = (id: string) => hottCalculators.find((each) => each.id === id) as Calculator;
const combat = calculator('combat');
const pips = calculator('pips');

type Outcomes = readonly { readonly id: string; readonly chance: { readonly numerator: bigint } }[];
const shares = (outcomes: Outcomes) =>
  Object.fromEntries(outcomes.filter(({ chance }) => chance.numerator > 0n).map(({ id, chance }) => [id, String(chance)]));

function same(of: Calculator, question: Question, byHand: (dice: Dice) => string): void {
  const reply = ask(of, question);
  expect({ question, shares: reply.ok && shares(reply.outcomes) }).toEqual({ question, shares: fractionsByHand(byHand) });
}

/** Questions that the rules allow, the same in every run. */
function drawn(
  of: Calculator,
  roll: string,
  count: number,
  parts: (pick: ReturnType<typeof picker>) => Question['parts'],
): Question[] {
  const pick = picker(roll.length * 7919 + roll.charCodeAt(0));
  const found: Question[] = [];
  for (let tries = 0; found.length < count && tries < count * 60; tries++) {
    const question: Question = { roll, parts: parts(pick) };
    if (refusals(of, question).length === 0) found.push(question);
  }
  expect(found).toHaveLength(count);
  return found;
}

describe('every chance is that of a count by hand', () => {
  test('every type against every type, in the open', () => {
    for (const a of everybody)
      for (const b of everybody)
        if (a !== 'stronghold' || b !== 'stronghold')
          same(combat, { roll: 'close', parts: { a: { is: a }, b: { is: b } } }, fights({ is: a }, { is: b }));
  });

  test('300 fights in all circumstances', () => {
    const said = {
      going: ['bad', 'bad', 'water'],
      general: [true],
      uphill: [true],
      bank: [true],
      support: [true],
      flanked: [1, 2, 3],
      charged: [true],
      barred: [true],
    };
    const castle = { aids: [1, 2], groundAid: [true] };
    const side = (pick: ReturnType<typeof picker>) => ({
      ...pick.some(said, 4),
      is: pick.one([...everybody, 'knights', 'spears', 'warband']),
    });
    const questions = [
      ...drawn(combat, 'close', 250, (pick) => ({ a: side(pick), b: side(pick) })),
      ...drawn(combat, 'close', 50, (pick) => ({
        a: { ...pick.some({ ...castle, barred: [true], charged: [true] }, 2), is: pick.one(everybody) },
        b: { is: 'stronghold' },
      })),
    ];
    for (const question of questions) {
      const { a, b } = question.parts as { a: Facts; b: Facts };
      same(combat, question, fights(a, b));
    }
  });

  test('every target of shooters and artillery, and 80 more shots', () => {
    for (const is of ['shooters', 'artillery'])
      for (const t of elementIds) same(combat, { roll: 'shoot', parts: { u: { is }, t: { is: t } } }, shoots({ is }, { is: t }));
    const questions = drawn(combat, 'shoot', 80, (pick) => ({
      u: { ...pick.some({ aids: [1, 2, 3], barred: [true] }, 2), is: pick.one(['shooters', 'artillery']) },
      t: {
        ...pick.some({ going: ['bad', 'bad', 'water'], woods: [true], back: [true], barred: [true] }, 2),
        is: pick.one([...elementIds, 'shooters', 'shooters']),
      },
    }));
    for (const question of questions) {
      const { u, t } = question.parts as { u: Facts; t: Facts };
      same(combat, question, shoots(u, t));
    }
  });

  test('every target of a magician, and 80 more spells', () => {
    const questions = [
      ...elementIds.map((is): Question => ({ roll: 'bespell', parts: { u: {}, t: { is } } })),
      ...drawn(combat, 'bespell', 80, (pick) => ({
        u: pick.some({ aids: [1, 2, 3], barred: [true] }, 2),
        t: { ...pick.some({ going: ['bad', 'water'], warded: [true], barred: [true] }, 2), is: pick.one(elementIds) },
      })),
    ];
    for (const question of questions) {
      const { u, t } = question.parts as { u: object; t: Facts };
      same(combat, question, bespells({ is: 'magicians', ...u }, t));
    }
  });

  test('100 bounds', () => {
    const wanted = {
      plain: [0, 1, 3, 6],
      dear: [1, 2, 4],
      dearest: [1, 2],
      god: [1],
      dragons: [1],
      desorcell: [1],
      lurker: [1, 2],
      'lurker-second': [1, 2],
      'lurker-third': [1],
      horde: [1, 2, 4],
      bespell: [1, 2],
    };
    for (const question of drawn(pips, 'plan', 100, (pick) => ({ p: { plain: 1, ...pick.some(wanted, 5) } })))
      same(pips, question, plans(question.parts.p as Readonly<Record<string, number>>));
  });

  test('a god over five bounds', () => {
    const reply = ask(pips, { roll: 'god', parts: {}, turns: 5 });
    if (!reply.ok) throw new Error('refused');
    reply.course?.forEach((stage, at) => {
      const byHand = fractionsByHand((dice) => {
        let here = false;
        for (let bound = 0; bound <= at; bound++) {
          const points = dice(6);
          if (here && points === 1) return 'gone';
          if (points === 6) here = true;
        }
        return here ? 'here' : 'away';
      });
      expect(shares(stage.outcomes)).toEqual(byHand);
    });
  });
});

describe('sampled play agrees with the exact odds within five standard errors over many plays', () => {
  for (const { procedures } of hottCalculators)
    for (const procedure of procedures)
      test(procedure.id, { timeout: 60_000 }, () =>
        playAgrees(procedure, procedure.id.length * 7919 + procedure.id.charCodeAt(0)),
      );
});
