/** What may be sealed for a spell or against it: for each who could stand for it the numbers of points, each a button. */
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import type { PieceId, State } from '../../engine/fr3/battle/state.ts';
import { nameAll } from '../../engine/fr3/battle/tell.ts';
import { sayAction } from './words.ts';

export type BidAction = Extract<Action, { kind: 'bid' }>;

interface Props {
  state: State;
  bids: readonly BidAction[];
  onStage: (action: Action) => void;
}

export function Bids({ state, bids, onStage }: Props) {
  const by = Map.groupBy(bids, (bid): PieceId | null => bid.by);
  return (
    <>
      {[...by].map(([user, of]) => (
        <fieldset class="bids" key={user}>
          <legend>{user === null ? 'Points of the army pool alone' : `Points with ${nameAll(state, [user])}`}</legend>
          {of.map((bid) => (
            <button type="button" key={`${bid.own} ${bid.army}`} aria-label={sayAction(state, bid)} onClick={() => onStage(bid)}>
              {bid.own + bid.army}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}
