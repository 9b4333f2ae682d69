/** What ends a step, always at hand below the rail: what it would leave undone, a suggestion, the way back. */
import { useEffect, useState } from 'preact/hooks';
import { useSystem } from './system-context.ts';
import type { Action, State } from './vocabulary.ts';

interface Props {
  state: State;
  /** Whether the step is the player’s to end. */
  mine: boolean;
  onDo: (action: Action) => void;
  /** Null where nothing is to be suggested. */
  onSuggest: (() => void) | null;
  suggesting: boolean;
  /** It was asked for one, and none came. */
  unheard: boolean;
  onUndo: (() => void) | undefined;
  /** Why nothing can be taken back, where that is so. */
  whyNoUndo: string;
}

export function StepEnd({ state, mine, onDo, onSuggest, suggesting, unheard, onUndo, whyNoUndo }: Props) {
  const { actions, words } = useSystem();
  const [asked, setAsked] = useState(false);
  const options = mine ? actions.listed(state) : [];
  const pass = options.find((action) => actions.endsStep(action));
  // The reason was asked of the moment before.
  useEffect(() => setAsked(false), [state]);
  const longer = options.filter((action) => actions.passesLonger(action));
  const [first, rest] = pass ? words.endStep(state, pass) : [];
  const left = pass ? words.leftUndone(state) : '';
  return (
    <div class="field-foot">
      {left && <p class="unused">{left}</p>}
      <p class="row">
        {pass && (
          <button type="button" class="button" onClick={() => onDo(pass)}>
            <span>
              {first} <span class="spare">{rest}</span>
            </span>
          </button>
        )}
        {longer.map((action) => (
          <button type="button" class="button button-quiet" key={words.action(state, action)} onClick={() => onDo(action)}>
            <span>
              <span class="spare">{words.endStep(state, action)[0]}</span> {words.endStep(state, action)[1]}
            </span>
          </button>
        ))}
        {onSuggest && (
          <button type="button" class="button button-quiet" disabled={suggesting} onClick={onSuggest}>
            {suggesting ? 'Thinking …' : 'Suggest'}
          </button>
        )}
        <button
          type="button"
          class="button button-quiet"
          aria-disabled={!onUndo}
          onClick={() => (onUndo ? onUndo() : setAsked(true))}
        >
          Take back
        </button>
      </p>
      <p class="fine" role="status">
        {asked
          ? whyNoUndo
          : unheard && 'No suggestion could be worked out. Should you be without a network, try again once there is one.'}
      </p>
    </div>
  );
}
