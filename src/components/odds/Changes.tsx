/** What would change it: every single circumstance that could be added or taken away, largest effect first. */
import { useState } from 'preact/hooks';
import type { MeleeAnswer } from '../../engine/fr3/melee/answer.ts';
import { type Change, changes } from '../../engine/fr3/melee/changes.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { compare, minus, zero } from '../../engine/kernel/fraction.ts';
import { asPercent } from './words.ts';

interface Props {
  question: MeleeQuestion;
  answer: MeleeAnswer;
  names: { readonly a: string; readonly b: string };
  onAsk: (question: MeleeQuestion) => void;
}

const few = 8;

function Moved({ before, after }: { before: string; after: string }) {
  return before === after ? (
    <span class="same">{after}</span>
  ) : (
    <>
      <span class="was">{before}</span> <span aria-hidden="true">→</span>
      <span class="sr"> to </span> <b>{after}</b>
    </>
  );
}

export function Changes({ question, answer, names, onAsk }: Props) {
  const [all, setAll] = useState(false);
  const [who, setWho] = useState<'' | 'a' | 'b'>('');
  const found = changes(question, answer).filter(({ side }) => !who || side === who);
  const list = all ? found : found.slice(0, few);
  const before = (change: Change, key: 'harmA' | 'harmB' | 'ruinA' | 'ruinB') => asPercent(minusOf(change, key));
  return (
    <div class="changes">
      <fieldset class="segmented">
        <legend class="sr">Whose circumstances</legend>
        {(
          [
            ['', 'Both sides'],
            ['a', names.a],
            ['b', names.b],
          ] as const
        ).map(([value, name]) => (
          <label key={value}>
            <input type="radio" name="who-changes" checked={who === value} onChange={() => setWho(value)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div class="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">If</th>
              <th scope="col">{names.b} harmed</th>
              <th scope="col">of it destroyed</th>
              <th scope="col">{names.a} harmed</th>
              <th scope="col">of it destroyed</th>
            </tr>
          </thead>
          <tbody>
            {list.map((change) => (
              <tr key={`${change.side}${change.name}`}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => onAsk(change.question)}>
                    {change.side && <span class={`dot dot-${change.side}`}>{names[change.side]}</span>}
                    {change.adds ? '' : 'without '}
                    {change.name}
                  </button>
                </th>
                {(['harmB', 'ruinB', 'harmA', 'ruinA'] as const).map((key) => (
                  <td key={key} class={compare(change.moved[key], zero) === 0 ? 'same' : undefined}>
                    <Moved before={before(change, key)} after={asPercent(change.after[key])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > few && (
        <button type="button" class="button button-quiet" onClick={() => setAll(!all)}>
          {all ? `Show the ${few} largest` : `Show all ${found.length}`}
        </button>
      )}
    </div>
  );
}

const minusOf = (change: Change, key: 'harmA' | 'harmB' | 'ruinA' | 'ruinB') => minus(change.after[key], change.moved[key]);
