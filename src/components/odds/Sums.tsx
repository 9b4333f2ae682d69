/** What each side adds to its d10, line by line, each with its rule. */
import type { MeleeAnswer } from '../../engine/fr3/melee/answer.ts';
import { Cited } from './links.tsx';
import { signed } from './words.ts';

interface Props {
  answer: MeleeAnswer;
  names: { readonly a: string; readonly b: string };
}

function Sum({ answer, names, at }: Props & { at: 'a' | 'b' }) {
  const { lines, total } = answer[at];
  return (
    <div class={`sum sum-${at}`}>
      <h3>
        {names[at]} <span>d10 {signed(total)}</span>
      </h3>
      {lines.length ? (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <span>
                {line.name} <Cited rules={line.rules} />
              </span>
              <b>{line.id === 'combat-factor' ? line.amount : signed(line.amount)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing is added: both sides roll a plain d10.</p>
      )}
    </div>
  );
}

export function Sums({ answer, names }: Props) {
  return (
    <div class="sums">
      <Sum answer={answer} names={names} at="a" />
      <Sum answer={answer} names={names} at="b" />
    </div>
  );
}
