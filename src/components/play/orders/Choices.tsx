/** Actions as buttons, each with a short bar of odds. Hovering or focusing a button shows the action's effect on the table. */
import { useOneTabStop } from '../../ui/one-tab-stop.ts';
import type { Glance } from '../odds/use-glances.ts';
import type { Action } from '../vocabulary.ts';

interface Props<A extends Action> {
  actions: readonly A[];
  says: (action: A) => string;
  onTake: (action: A) => void;
  onLook: (action: A | null) => void;
  /** What the action does, on one line; empty if the action's name is enough. */
  note?: (action: A) => string;
  /** Null while the odds are being calculated; undefined if there are none. */
  glance?: (action: A) => Glance | null | undefined;
}

/**
 * The chance of results that are good for the player grows from the left of the bar, and that of bad results from the right. The
 * space is reserved during the calculation.
 */
function OddsBar({ glance }: { glance: Glance | null }) {
  return (
    <span class="odds-bar">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="odds-none" width="100" height="6" />
        {glance && <rect class="odds-good" width={glance.good * 100} height="6" />}
        {glance && <rect class="odds-bad" x={100 - glance.bad * 100} width={glance.bad * 100} height="6" />}
      </svg>
      <small>{glance?.says ?? '…'}</small>
    </span>
  );
}

export function Choices<A extends Action>({ actions, says, onTake, onLook, note, glance }: Props<A>) {
  const stop = useOneTabStop<HTMLUListElement>();
  // Options with the same text are shown once.
  const named = new Map<string, A>();
  for (const action of actions) if (!named.has(says(action))) named.set(says(action), action);
  if (named.size === 0) return null;
  return (
    <ul class="choices" {...stop}>
      {[...named].map(([name, action]) => {
        const seen = glance?.(action);
        const does = note?.(action);
        return (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              onClick={() => onTake(action)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(action)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(action)}
              onBlur={() => onLook(null)}
            >
              {name}
              {does && <small class="choice-note">{does}</small>}
              {seen !== undefined && <OddsBar glance={seen} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
