/** What each side adds to its d10, line by line, each with its rule. */
import type { MeleeAnswer } from '../../engine/fr3/melee/answer.ts';
import { Cited } from './links.tsx';
import { signed, unitName } from './words.ts';

function Sum({ answer, name, at }: { answer: MeleeAnswer; name: string; at: 'a' | 'b' }) {
  const { lines, total } = answer[at];
  return (
    <div class={`sum sum-${at}`}>
      <h3>
        {name} <span>d10 {signed(total)}</span>
      </h3>
      {lines.length ? (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <span>
                <Cited name={line.name} rules={line.rules} />
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

export function Sums({ answer, a, b }: { answer: MeleeAnswer; a: string; b: string }) {
  return (
    <div class="sums">
      <Sum answer={answer} name={unitName(a)} at="a" />
      <Sum answer={answer} name={unitName(b)} at="b" />
    </div>
  );
}
