/** Common questions, one press each. */
import type { Situation } from '../../../engine/kernel/calculator/procedure.ts';

interface Props {
  situations: readonly Situation[];
  onAsk: (parts: Situation['parts']) => void;
}

export function Situations({ situations, onAsk }: Props) {
  return (
    <details class="situations">
      <summary>Start from a common situation</summary>
      <ul>
        {situations.map(({ name, parts }) => (
          <li key={name}>
            <button
              type="button"
              class="link"
              onClick={() => {
                onAsk(parts);
                scrollTo({ top: 0, behavior: 'smooth' });
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
