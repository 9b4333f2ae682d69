/** The answer of a sheet: a bar that stays visible, the chances as fractions, and the modifiers to the dice. */
import { type FaceKind, Faces } from '../Faces.tsx';
import { Legend } from '../Legend.tsx';
import { Cited } from '../links.tsx';
import { Bar, OutcomeTable } from '../OutcomeBar.tsx';
import { SumCard } from '../Sums.tsx';
import { signed } from '../words.ts';
import type { Note, SheetAnswer } from './sheet.ts';
import { chancesOf, looks, noNames, totalOf } from './words.ts';

interface Props {
  answer: SheetAnswer;
  /** Whether the answer belongs to the previous question, while the new answer is being calculated. */
  old: boolean;
}

/** The result, which stays visible while circumstances further down change. */
export function Pinned({ answer, old }: Props) {
  const chances = chancesOf(answer.outcomes);
  const names = answer.names ?? noNames;
  return (
    <section class="answer pinned" aria-label="The odds" aria-busy={old}>
      {!answer.names && <p class="asked-subject">{answer.subject}</p>}
      <Bar chances={chances} names={names} />
      <Legend chances={chances} names={names} />
      <p class="sr" role="status">
        {answer.sentence}
      </p>
    </section>
  );
}

export function Notes({ notes }: { notes: readonly Note[] }) {
  if (!notes.length) return null;
  return (
    <ul class="asked-notes">
      {notes.map(({ says, rules }) => (
        <li key={says}>
          {says} <Cited rules={rules} />
        </li>
      ))}
    </ul>
  );
}

function Sums({ sums }: Pick<SheetAnswer, 'sums'>) {
  if (!sums.length) return null;
  return (
    <div class="sums">
      {sums.map((sum) => (
        <SumCard
          key={sum.title}
          title={sum.title}
          total={totalOf(sum)}
          side={sum.side}
          lines={sum.lines}
          nothing={sum.die === undefined ? 'No modifiers.' : `No modifiers: a plain d${sum.die}.`}
          amount={({ plain, amount }) => (plain ? String(amount) : signed(amount))}
        >
          {sum.against && (
            <p class="sum-against">
              <span>
                {sum.against.name} <Cited rules={sum.against.rules} />
              </span>
              <b>{sum.against.value}</b>
            </p>
          )}
        </SumCard>
      ))}
    </div>
  );
}

/** The result in full: fractions, dice face by face, sums, and notes. */
export function AnswerInFull({ answer, old }: Props) {
  return (
    <div class="asked-answer" aria-busy={old}>
      <OutcomeTable chances={chancesOf(answer.outcomes)} names={answer.names ?? noNames} />
      {answer.faces.length > 0 && (
        <div class="faces-row">
          {answer.faces.map(({ title, faces }) => (
            <Faces
              key={title}
              title={title}
              faces={faces.map(({ tone, letter, words }): FaceKind => ({ id: looks[tone], letter, words }))}
            />
          ))}
        </div>
      )}
      <Notes notes={answer.notes} />
      <Sums sums={answer.sums} />
    </div>
  );
}
