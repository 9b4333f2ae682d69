/** The bids that may be made for a spell or against it: for each possible magic user a row of buttons with points. */
import { useId, useState } from 'preact/hooks';
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { optionsOf } from './actions.ts';
import { sayAction } from './words.ts';

type BidAction = Extract<Action, { kind: 'bid' }>;

interface Props {
  state: State;
  bids: readonly BidAction[];
  onStage: (action: Action) => void;
}

/** Keys that move between the numbers, and by how many numbers. Infinity means the end of the group. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The numbers for one magic user: a single Tab stop, with arrow keys to move between the numbers. */
function Numbers({ state, user, bids, onStage }: Props & { user: PieceId | null }) {
  const [at, setAt] = useState(0);
  const here = Math.min(at, bids.length - 1);
  const name = useId();
  const go = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(bids.length - 1, here + by));
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="bids" role="toolbar" aria-labelledby={name} onKeyDown={go}>
      <p id={name}>{user === null ? 'Points from the army pool alone' : `Points with ${nameAll(state, [user])}`}</p>
      {bids.map((bid, nth) => (
        <button
          type="button"
          key={`${bid.own} ${bid.army}`}
          tabIndex={nth === here ? 0 : -1}
          aria-label={`${sayAction(state, bid)}${bid.own > 0 && bid.army > 0 ? `, ${bid.own + bid.army} in all` : ''}`}
          onFocus={() => setAt(nth)}
          onClick={() => onStage(bid)}
        >
          {bid.own + bid.army || 'nothing'}
        </button>
      ))}
    </div>
  );
}

export function Bids({ state, onStage }: Omit<Props, 'bids'>) {
  const bids = optionsOf(state).filter((action): action is BidAction => action.kind === 'bid');
  const by = Map.groupBy(bids, (bid): PieceId | null => bid.by);
  return (
    <>
      {[...by].map(([user, of]) => (
        <Numbers key={user} state={state} user={user} bids={of} onStage={onStage} />
      ))}
    </>
  );
}
