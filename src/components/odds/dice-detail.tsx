/** The parts of the dice page that are loaded when opened: possible changes, and help on the notation. */
import { limits, writeDice } from '../../engine/kernel/dice-notation.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { Answered } from './dice-words.ts';
import type { FoundDiceChanges } from './tasks/dice.ts';
import { useDiceTask } from './tasks/useTasks.ts';
import { Working } from './work/Working.tsx';

export function DiceChanges({ answer, onAsk }: { answer: Answered; onAsk: (text: string) => void }) {
  const work = useDiceTask<FoundDiceChanges>({ text: writeDice(answer.question) });
  if (!work.result) return <Working work={work} what="what would change the odds" />;
  const { columns, rows } = work.result;
  return (
    <ChangeTable
      columns={columns}
      rows={rows.map(({ question, ...row }) => ({ ...row, id: question, ask: () => onAsk(question) }))}
    />
  );
}

/** The notation, with an example for each form. */
const grammar: readonly (readonly [what: string, example: string])[] = [
  ['Dice of any size, added up', '2d10 + d6'],
  ['A number added, subtracted or multiplied', '3 * d6 - 2'],
  ['Only the best dice, or all but the worst', '4d6 drop low'],
  ['The better or the worse of several rolls', 'lowest(d20, 3d6)'],
  ['Roll one more die for each die that shows its highest number, or a number you name', '2d6 explode 5+'],
  ['Some numbers rerolled, once or until none is left', 'd20 reroll 2- always'],
  ['How many dice show at least a number', '6d6 count 5+'],
  ['Whether a total reaches a number', '2d6 + 1 >= 9'],
  ['Whether one total is higher and at least double the other', 'd10 + 9 doubles d10 + 2'],
  ['One total against another', 'd10 + 8 vs 2d6'],
  ['The same roll several times', 'd10 >= 7, 4 times'],
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
        You can write several of these after the same dice. Dice are rerolled first, then they explode, then some are kept, and
        then they are counted. Write “7+” without a space: <code>5d10 count 7+ + 2</code> adds two to the number of dice counted.
        “100” is also <code>d%</code>; <code>kh</code>, <code>kl</code>, <code>dh</code>, <code>dl</code>, <code>!</code> and{' '}
        <code>r</code> are short forms.
      </p>
      <ul class="limits">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}
