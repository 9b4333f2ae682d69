/** What a page calculates itself, what it leaves to the worker, and what is refused. */
import { describe, expect, test } from 'vitest';
import { calculatorWork } from '../../src/components/odds/calculator/calculator-work.ts';
import { engineOf } from '../../src/components/odds/calculator/engine.ts';
import type { Sheet } from '../../src/components/odds/calculator/sheet.ts';
import { triedOf } from '../../src/components/odds/calculator/tried.ts';
import { stepsOnPage } from '../../src/components/odds/work/on-page.ts';
import { ask, mostSteps } from '../../src/engine/kernel/calculator/answer.ts';
import { askNumber } from '../../src/engine/kernel/calculator/asked.ts';
import { type Calculator, procedure } from '../../src/engine/kernel/calculator/procedure.ts';
import { type Chance, known, roll } from '../../src/engine/kernel/chance.ts';

/** A number of d10 counted face by face without merging, which takes ten times the work for each die. */
const faceByFace = (dice: number, sum = 0): Chance<number> =>
  dice === 0 ? known(sum) : roll(10, { decides: 'a sum', rules: [] }, (face) => faceByFace(dice - 1, (sum + face) % 2));

const sums: Calculator = {
  id: 'sums',
  name: 'Sums',
  groups: ['Sums'],
  procedures: [
    procedure<{ readonly dice: number }, number>({
      id: 'sum',
      name: 'A sum',
      group: 'Sums',
      says: 'Dice are added.',
      rules: [],
      parts: [
        {
          key: 'u',
          name: 'The dice',
          side: 'a',
          usual: () => ({ dice: 2 }),
          circumstances: [askNumber('dice', 'Dice', 1, 12, [])],
        },
      ],
      first: { u: {} },
      see: ({ u }) => u as unknown as { readonly dice: number },
      subject: ({ dice }) => `${dice} dice`,
      sums: () => [],
      chance: ({ dice }) => faceByFace(dice),
      kinds: [
        { id: 'even', tone: 'good1', words: 'Even', is: (sum) => sum === 0 },
        { id: 'odd', tone: 'bad1', words: 'Odd', is: (sum) => sum === 1 },
      ],
      measures: [{ name: 'Even', kinds: ['even'] }],
    }),
  ],
};
const engine = engineOf(sums);
const dice = (n: number) => ({ roll: 'sum', parts: { u: { dice: n } } });

describe('an answer', () => {
  test('that takes few steps stands on the page at once', () => {
    expect(engine.open('roll=sum&u.dice=3').sheets[0]?.answer?.sentence).toBe('3 dice: even 50%, odd 50%.');
    expect(engine.sheet(dice(4)).waits).toBeUndefined();
  });

  test('that takes more steps than a page may waits for the worker, which says how far it is', () => {
    const sheet = engine.sheet(dice(6));
    expect([sheet.waits, sheet.answer, sheet.refusals]).toEqual([true, undefined, []]);
    const words: number[] = [];
    const found = calculatorWork(engine)({ kind: 'sheet', question: sheet.question }, (done) => words.push(done)) as Sheet;
    expect([found.waits, found.answer?.sentence]).toEqual([undefined, '6 dice: even 50%, odd 50%.']);
    expect(words.length).toBeGreaterThan(1);
  });

  test('that takes too many steps is refused in a sentence, on the page, in the worker and elsewhere', () => {
    const because = 'This would take too long to work out exactly. Ask about fewer models, points, dice or turns.';
    expect(engine.sheet(dice(12)).waits).toBe(true);
    const found = calculatorWork(engine)({ kind: 'sheet', question: dice(12) }, () => {}) as Sheet;
    expect([found.waits, found.answer, found.refusals.map((each) => each.because)]).toEqual([undefined, undefined, [because]]);
    expect(ask(sums, dice(12))).toMatchObject({ ok: false, refusals: [{ because }] });
    expect(stepsOnPage).toBeLessThan(mostSteps);
  });

  test('that takes long is not counted in a card of a rule page, which says so', () => {
    expect(triedOf(engine.sheet(dice(6)), []).refusals).toEqual(['This takes longer to work out. Open it in the calculator.']);
    expect(triedOf(engine.sheet(dice(2)), []).refusals).toEqual([]);
  });
});
