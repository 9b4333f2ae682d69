/** Why a question has no answer: each sentence with its rules, and a way to take away what is in the way. */
import { RuleLink } from './links.tsx';
import { lower } from './words.ts';

interface Refused {
  readonly at: string;
  readonly because: string;
  readonly rules: readonly string[];
}

interface Props<Question> {
  /** What is said where a rule forbids it. */
  title: string;
  refusals: readonly Refused[];
  /** What is called so that is in the way. */
  nameOf: (at: string) => string;
  /** The question without it; undefined when there is nothing to take away. */
  without: (at: string) => Question | undefined;
  onAsk: (question: Question) => void;
}

export function Refusals<Question>({ title, refusals, nameOf, without, onAsk }: Props<Question>) {
  return (
    <div class="refusals" role="status">
      <p>
        <b>{refusals.some(({ rules }) => rules.length > 0) ? title : 'This has no answer here.'}</b>
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
                  Take away {lower(nameOf(at))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
