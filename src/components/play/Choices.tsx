/** Actions as buttons. Whoever points at one, or reaches it by keyboard, sees where it leads and its odds. */
import { useOneTabStop } from '../ui/one-tab-stop.ts';
import type { Action } from './vocabulary.ts';

interface Props<A extends Action> {
  actions: readonly A[];
  says: (action: A) => string;
  onTake: (action: A) => void;
  onLook: (action: A | null) => void;
}

export function Choices<A extends Action>({ actions, says, onTake, onLook }: Props<A>) {
  const stop = useOneTabStop<HTMLUListElement>();
  if (actions.length === 0) return null;
  return (
    <ul class="choices" {...stop}>
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            onClick={() => onTake(action)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(action)}
            onPointerLeave={() => onLook(null)}
            onFocus={() => onLook(action)}
            onBlur={() => onLook(null)}
          >
            {says(action)}
          </button>
        </li>
      ))}
    </ul>
  );
}
