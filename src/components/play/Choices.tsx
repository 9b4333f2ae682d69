/** Actions as buttons. Whoever points at one, or reaches it by keyboard, sees where it leads and its odds. */
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import { useOneTabStop } from '../ui/one-tab-stop.ts';

interface Props {
  actions: readonly Action[];
  says: (action: Action) => string;
  onTake: (action: Action) => void;
  onLook: (action: Action | null) => void;
}

export function Choices({ actions, says, onTake, onLook }: Props) {
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
