/** The bar at the end of a step: what would be left undone, a suggestion, undo. */
import { useEffect, useState } from 'preact/hooks';
import type { Suggesting } from '../computer/use-suggestion.ts';
import { useSystem } from '../system-context.ts';
import type { Action, State } from '../vocabulary.ts';

interface Props {
  state: State;
  /** Whether the player decides when the step ends. */
  mine: boolean;
  onDo: (action: Action) => void;
  /** Null if no suggestions are available. */
  suggesting: Suggesting | null;
  /** Whether the undo button is shown even if nothing can be undone. */
  lasting: boolean;
  onUndo: (() => void) | undefined;
  /** The action that would be undone. */
  undoes: string;
  /** Why nothing can be undone; empty if something can. */
  whyNoUndo: string;
  /** Shows the opponent's last actions again; null if there are none. */
  onAgain: (() => void) | null;
}

export function StepEnd({ state, mine, onDo, suggesting, lasting, onUndo, undoes, whyNoUndo, onAgain }: Props) {
  const { actions, question, words } = useSystem();
  const [askedWhy, setAskedWhy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const options = mine ? actions.listed(state) : [];
  const pass = options.find((action) => actions.endsStep(action));
  // When the state changes, the question about the old state is obsolete.
  useEffect(() => {
    setAskedWhy(false);
    setOpen(false);
  }, [state]);
  const otherwise = options.filter((action) => actions.passesOtherwise(action));
  /**
   * Whether this action only gives up one unit's chance to do something. The button that uses the chance must not look less
   * important than the button that gives it up.
   */
  const asked = question(state);
  const gives = asked?.choose === 'action' && asked.unit !== undefined && options.length > 1;
  const [first, rest] = pass ? words.endStep(state, pass) : [];
  const left = pass ? words.leftUndone(state) : '';
  return (
    <div class="field-foot">
      {left && <p class="unused">{left}</p>}
      <div class="row">
        {pass && (
          <button type="button" class={gives ? 'button button-quiet' : 'button'} onClick={() => onDo(pass)}>
            <span>
              {first} <span class="spare">{rest}</span>
            </span>
          </button>
        )}
        {otherwise.length > 0 && (
          <details class="step-ends" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary class="button button-quiet" aria-label="Pass only now, or for longer">
              <span aria-hidden="true">…</span>
            </summary>
            <ul>
              {otherwise.map((action) => (
                <li key={words.action(state, action)}>
                  <button type="button" onClick={() => onDo(action)}>
                    {words.action(state, action)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        {suggesting && (
          <button type="button" class="button button-quiet" disabled={suggesting.thinks} onClick={suggesting.ask}>
            {suggesting.thinks ? 'Thinking …' : 'Suggest'}
          </button>
        )}
        {(onUndo || lasting) && (
          <button
            type="button"
            class="button button-quiet undo"
            aria-disabled={!onUndo}
            title={undoes || undefined}
            onClick={() => (onUndo ? onUndo() : setAskedWhy(true))}
          >
            <span>
              Undo
              {undoes && <span class="spare">: {undoes}</span>}
            </span>
          </button>
        )}
        {onAgain && (
          <button type="button" class="button button-quiet" onClick={onAgain}>
            <span>
              Last <span class="spare">move</span>
            </span>
          </button>
        )}
      </div>
      <p class="fine" role="status">
        {askedWhy
          ? whyNoUndo
          : suggesting?.failed && 'The computer found no suggestion. If you are offline, try again when you are online.'}
      </p>
    </div>
  );
}
