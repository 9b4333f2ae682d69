/** Why a question has no answer: each sentence with its rules, and a button to remove the cause. */
import { RuleLink } from './links.tsx';
import { lowerFirst } from './words.ts';

interface Refused {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly string[];
}

interface Props<Question> {
  /** The title if a rule forbids the question. */
  title: string;
  refusals: readonly Refused[];
  /** The name of the thing to remove. */
  nameOf: (at: string) => string;
  /** The question without this thing; undefined if it cannot be removed. */
  without: (at: string) => Question | undefined;
  onAsk: (question: Question) => void;
}

export function Refusals<Question>({ title, refusals, nameOf, without, onAsk }: Props<Question>) {
  return (
    <div class="refusals" role="status">
      <p>
        <b>{refusals.some(({ rules }) => rules.length > 0) ? title : 'These odds cannot be worked out.'}</b>
      </p>
      <ul>
        {refusals.map(({ at, because, rules }) => {
          const mended = without(at);
          return (
            <li key={at + because}>
              {because}{' '}
              {rules.map((id) => (
                <span key={id} class="cited">
                  <RuleLink id={id} />
                </span>
              ))}{' '}
              {mended !== undefined && (
                <button type="button" class="link" onClick={() => onAsk(mended)}>
                  Remove {lowerFirst(nameOf(at))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
