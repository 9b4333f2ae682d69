/** What would change an answer: every single circumstance that matters, and none that asks another question. */
import { expect, test } from 'vitest';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { askChoice, askFlag, askNumber } from '../../../src/engine/kernel/calculator/asked.ts';
import { changes } from '../../../src/engine/kernel/calculator/changes.ts';
import { type Calculator, procedure } from '../../../src/engine/kernel/calculator/procedure.ts';
import { known, map, roll } from '../../../src/engine/kernel/chance.ts';

interface Throw {
  readonly who: string;
  readonly bonus: number;
  readonly blessed: boolean;
  readonly cursed: boolean;
  readonly night: boolean;
}

/** A d10 and a bonus must reach 6. At night nobody asks about a blessing, though it would count. */
const throwing: Calculator = {
  id: 'throwing',
  name: 'Throwing',
  groups: ['Throws'],
  procedures: [
    procedure<Throw, boolean>({
      id: 'throw',
      name: 'A throw',
      group: 'Throws',
      says: 'A d10 must reach 6.',
      rules: [],
      parts: [
        {
          key: 'u',
          name: 'The thrower',
          side: 'a',
          usual: () => ({ who: 'anna', bonus: 0, blessed: false, cursed: false, night: false }),
          circumstances: [
            askChoice(
              'who',
              'Who throws',
              [
                ['anna', 'Anna'],
                ['bela', 'Bela'],
              ],
              [],
              { another: true },
            ),
            askNumber('bonus', 'Bonus', 0, 2, []),
            askFlag<Throw>('blessed', 'Blessed', [], { matters: ({ night }) => !night }),
            askFlag<Throw>('cursed', 'Cursed', [], {
              forbidden: ({ blessed }) => (blessed ? { because: 'Nobody is both.', rules: [] } : undefined),
            }),
            askFlag('night', 'At night', []),
          ],
        },
      ],
      first: { u: {} },
      see: ({ u }) => u as unknown as Throw,
      subject: ({ who }) => who,
      sums: () => [],
      chance: ({ who, bonus, blessed, cursed }) =>
        map(
          roll(10, { decides: 'a throw', rules: [] }, known),
          (face) => face + bonus + (blessed ? 1 : 0) - (cursed ? 3 : 0) + (who === 'bela' ? 1 : 0) >= 6,
        ),
      kinds: [
        { id: 'in', tone: 'good1', words: 'It goes in', is: (so) => so },
        { id: 'out', tone: 'bad1', words: 'It goes past', is: (so) => !so },
      ],
      measures: [{ name: 'In', kinds: ['in'] }],
    }),
  ],
};

const found = (u: object): string[] => {
  const question = { roll: 'throw', parts: { u: { ...u } } };
  const reply = ask(throwing, question);
  if (!reply.ok) throw new Error('refused');
  return changes(throwing, question, reply).map(({ name, adds, before, after }) =>
    [adds ? name : `without ${name}`, before.join(), after.join()].join(' '),
  );
};

test('the largest first; who throws is another question, and night alone changes nothing', () => {
  expect(found({})).toEqual(['Cursed 1/2 1/5', 'Bonus: 1 1/2 3/5', 'Blessed 1/2 3/5']);
});

test('what does not matter is not listed, even where it would move the answer', () => {
  expect(found({ night: true })).toEqual(['Cursed 1/2 1/5', 'Bonus: 1 1/2 3/5']);
});

test('what the rules forbid is left out, and a flag that is on can be taken away', () => {
  expect(found({ blessed: true })).toEqual(['Bonus: 1 3/5 7/10', 'without Blessed 3/5 1/2']);
});

test('it says how many questions are answered', () => {
  const question = { roll: 'throw', parts: { u: {} } };
  const reply = ask(throwing, question);
  const steps: string[] = [];
  if (reply.ok) changes(throwing, question, reply, (done, of) => steps.push(`${done} of ${of}`));
  expect(steps).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4']);
});
