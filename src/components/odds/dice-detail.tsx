/** What the dice page needs only once somebody asks: what would change the answer, and how dice are written. */
import { type DiceResult, diceVariants, limits, oddsOfDice, type Tried, writeDice } from '../../engine/kernel/dice-notation.ts';
import { approximate, type Fraction, minus } from '../../engine/kernel/fraction.ts';
import type { Odds } from '../../engine/kernel/odds.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { type Answered, meanWords } from './dice-words.ts';
import { asPercent } from './words.ts';

interface Measure {
  readonly column: string;
  readonly of: (odds: Odds<DiceResult>) => Fraction;
  readonly say: (value: Fraction) => string;
}

const share = (column: string, is: (value: DiceResult) => boolean): Measure => ({
  column,
  of: (odds) => odds.of(is),
  say: asPercent,
});
const average = (column: string): Measure => ({ column, of: (odds) => odds.mean((value) => value as number), say: meanWords });

/** What is compared, by the kind of question. */
const measures: Readonly<Record<Answered['kind'], readonly Measure[]>> = {
  total: [average('On the average')],
  times: [average('True on the average'), share('at least once', (value) => (value as number) > 0)],
  test: [share('True', (value) => value === true)],
  contest: [
    share('First higher', (value) => value === 'higher' || value === 'doubled'),
    share('Equal', (value) => value === 'equal'),
    share('Second higher', (value) => value === 'lower' || value === 'halved'),
  ],
  contests: [
    share('First more often', (value) => (value as Tried).higher > (value as Tried).lower),
    share('Second more often', (value) => (value as Tried).higher < (value as Tried).lower),
  ],
};

export function DiceChanges({ answer, onAsk }: { answer: Answered; onAsk: (text: string) => void }) {
  const of = measures[answer.kind];
  const before = oddsOfDice(answer.question);
  if (!before) return null;
  const rows = diceVariants(answer.question)
    .flatMap(({ name, question }) => {
      const after = oddsOfDice(question);
      if (!after) return [];
      const values = of.map((measure) => [measure.of(before), measure.of(after)] as const);
      const size = Math.max(...values.map(([was, is]) => Math.abs(approximate(minus(is, was)))));
      const text = writeDice(question);
      return size === 0
        ? []
        : [
            {
              size,
              row: {
                id: text,
                name,
                adds: true,
                moved: of.map(({ say }, at) => ({
                  before: say(values[at]?.[0] as Fraction),
                  after: say(values[at]?.[1] as Fraction),
                })),
                ask: () => onAsk(text),
              },
            },
          ];
    })
    .sort((a, b) => b.size - a.size);
  return <ChangeTable columns={of.map(({ column }) => column)} rows={rows.map(({ row }) => row)} />;
}

/** What can be written, with an example of each. */
const grammar: readonly (readonly [what: string, example: string])[] = [
  ['Dice of any size, added up', '2d10 + d6'],
  ['A number more or less, or so many times as much', '3 * d6 - 2'],
  ['Only the best dice, or all but the worst', '4d6 drop low'],
  ['The better or the worse of several throws', 'lowest(d20, 3d6)'],
  ['The highest face brings one more die; or the faces named', '2d6 explode 5+'],
  ['Faces thrown again, once or until they are gone', 'd20 reroll 2- always'],
  ['How many dice show a face or more', '6d6 count 5+'],
  ['Whether a total reaches a number', '2d6 + 1 >= 9'],
  ['Whether one total is higher and at least double the other', 'd10 + 9 doubles d10 + 2'],
  ['One total against another', 'd10 + 8 vs 2d6'],
  ['The same again and again', 'd10 >= 7, 4 times'],
];

export function DiceGrammar({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <div class="dice-grammar">
      <table class="odds-table">
        <caption class="sr">What can be written, with examples to try</caption>
        <tbody>
          {grammar.map(([what, example]) => (
            <tr key={example}>
              <th scope="row">{what}</th>
              <td>
                <button type="button" class="link" onClick={() => onAsk(example)}>
                  {example}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine">
        Several of them can stand behind the same dice: they are thrown again, then they explode, then some are kept, then they
        are counted. “7+” is written without a blank: <code>5d10 count 7+ + 2</code> adds two to the number of dice. “100” is also{' '}
        <code>d%</code>; <code>kh</code>, <code>kl</code>, <code>dh</code>, <code>dl</code>, <code>!</code> and <code>r</code> are
        short forms.
      </p>
      <ul class="limits">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}
