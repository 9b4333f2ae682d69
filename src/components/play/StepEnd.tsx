/** What ends a step, always at hand below the rail: what it would leave undone, a suggestion, the way back. */
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { unused } from './fr3/left-undone.ts';
import { sayAction } from './fr3/words.ts';
import { endsStep, optionsOf } from './options.ts';

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

/** On a phone the first word has to say it. */
const sayEnd = (state: State, action: Action): string =>
  action.kind === 'hold' ? `Nothing ${action.until === 'now' ? 'now' : `in this ${action.until}`}` : sayAction(state, action);

export function Foot({ state, mine, onDo, onSuggest, suggesting, unheard, onUndo, whyNoUndo }: Props) {
  const [asked, setAsked] = useState(false);
  const pass = mine ? optionsOf(state).find(endsStep) : undefined;
  // The reason was asked of the moment before.
  useEffect(() => setAsked(false), [state]);
  const longer = mine ? optionsOf(state).filter((action) => action.kind === 'hold' && action.until !== 'now') : [];
  const [first, ...rest] = pass ? sayEnd(state, pass).split(' ') : [];
  const left = pass ? unused(state) : '';
  return (
    <div class="field-foot">
      {left && <p class="unused">{left}</p>}
      <p class="row">
        {pass && (
          <button type="button" class="button" onClick={() => onDo(pass)}>
            <span>
              {first} <span class="spare">{rest.join(' ')}</span>
            </span>
          </button>
        )}
        {longer.map((action) => (
          <button type="button" class="button button-quiet" key={sayAction(state, action)} onClick={() => onDo(action)}>
            <span>
              <span class="spare">Nothing</span> {sayEnd(state, action).replace('Nothing ', '')}
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
