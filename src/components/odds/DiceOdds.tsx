/** Any dice: an expression and its exact odds. The expression is in the address, so that every answer can be linked. */
import { useMemo, useState } from 'preact/hooks';
import { type DiceAnswer, diceOdds } from '../../engine/kernel/dice-notation.ts';
import { DiceResults } from './DiceResults.tsx';
import { Drawer } from './Drawer.tsx';
import { diceSentence } from './dice-words.ts';
import { Problems } from './Problems.tsx';
import { Say } from './Say.tsx';
import { answerTo, diceChances } from './saved-answers/dice.ts';
import { SaveAnswer } from './saved-answers/SaveAnswer.tsx';
import { type Read, useQuestion } from './useQuestion.ts';

type Detail = typeof import('./dice-detail.tsx');

export const firstExpression = '2d10 keep high + 3 vs d10 + 5';

/** Example expressions with descriptions. */
export const examples: readonly (readonly [text: string, about: string])[] = [
  ['2d10 keep high + 3 vs d10 + 5', 'the better of two dice against one'],
  ['d10 + 8 vs d10 + 6, twice', 'two rounds of a melee'],
  ['5d10 count 7+', 'how many of five dice show 7 or more'],
  ['2d6 reroll 1 >= 8', 'ones are rerolled once'],
  ['3d6 explode', 'sixes add another die'],
  ['highest(2d6, d12) + 1', 'the better of two rolls'],
];

const fromAddress = (search: string): Read<string> => {
  const found = new URLSearchParams(search);
  const problems = [...found.keys()]
    .filter((key) => key !== 'q')
    .map((key) => `The link contains “${key}”, which this page does not recognize, so it is ignored.`);
  const text = found.get('q');
  if (text === null) problems.push(`The link contains no dice. This page shows ${firstExpression} instead.`);
  return { question: text ?? firstExpression, problems };
};

const writeAddress = (text: string) => `q=${encodeURIComponent(text).replaceAll('%20', '+')}`;

/** The expression with the error marked, and a sentence. */
function Wrong({ text, problem }: { text: string; problem: Extract<DiceAnswer, { ok: false }>['problem'] }) {
  const { at, length, because } = problem;
  return (
    <div class="refusals" role="status">
      {text.trim() !== '' && (
        <p class="dice-wrong">
          {text.slice(0, at)}
          <mark>{text.slice(at, at + length) || '␣'}</mark>
          {text.slice(at + length)}
        </p>
      )}
      <p>{because}</p>
    </div>
  );
}

export default function DiceOdds() {
  const [detail, setDetail] = useState<Detail>();
  const load = async () => setDetail(await import('./dice-detail.tsx'));
  const [text, problems, ask, unread] = useQuestion(firstExpression, fromAddress, writeAddress);
  const answer = useMemo(() => diceOdds(text), [text]);
  const line = answer.ok ? diceSentence(answer) : '';
  return (
    <div class="odds" inert={unread}>
      <Problems problems={problems} />
      <div class="dice-ask">
        <label for="dice">Roll</label>
        <input
          id="dice"
          class="field"
          type="text"
          inputMode="text"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          aria-invalid={!answer.ok}
          aria-describedby="dice-answer"
          onInput={(event) => ask(event.currentTarget.value)}
        />
        <ul class="dice-examples" aria-label="Examples">
          {examples.map(([example, about]) => (
            <li key={example}>
              <button type="button" class="chip" title={about} aria-pressed={text === example} onClick={() => ask(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div id="dice-answer">
        {answer.ok ? (
          <>
            <DiceResults answer={answer} />
            <p class="sr" role="status">
              {line}
            </p>
            {answer.notes.map((note) => (
              <p class="fine" key={note}>
                {note}
              </p>
            ))}
          </>
        ) : (
          <Wrong text={text} problem={answer.problem} />
        )}
      </div>
      {answer.ok && (
        <>
          <Say sentence={line} />
          <SaveAnswer
            address={writeAddress(text)}
            sentence={line}
            chances={diceChances(answer)}
            answer={async (address) => answerTo(address)}
          />
          <Drawer
            title="What would change the odds"
            says="The effect of one more die, a larger die or a bonus, with the largest effect first."
            onOpen={load}
          >
            {() => detail && <detail.DiceChanges answer={answer} onAsk={ask} />}
          </Drawer>
        </>
      )}
      <Drawer
        title="How dice are written"
        says="Sums, kept and dropped dice, explosions, rerolls, counted dice, comparisons."
        onOpen={load}
      >
        {() => detail && <detail.DiceGrammar onAsk={ask} />}
      </Drawer>
    </div>
  );
}
