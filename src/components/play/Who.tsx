/** Nobody is chosen yet: who has something to do, and what is for nobody in particular. */

import { reserves } from '../../engine/fr3/battle/deployment/deploy.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import type { PieceId, State } from '../../engine/fr3/battle/state.ts';
import type { BidAction } from './Bids.tsx';
import { Choices } from './Choices.tsx';
import { later } from './later.tsx';
import { able, ableTogether, bySign, endsStep, optionsOf, whoActs } from './options.ts';
import { shortened } from './suggested.ts';
import { called, listed, sayAction } from './words.ts';

const Bids = later(async () => (await import('./Bids.tsx')).Bids);

interface Props {
  state: State;
  onChoose: (ids: readonly PieceId[]) => void;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  /** Whose name is pointed at: they are shown on the table. */
  onName: (ids: readonly PieceId[]) => void;
  onDeployAll: () => void;
}

export function Who({ state, onChoose, onStage, onLook, onName, onDeployAll }: Props) {
  const ask = askedNow(state);
  const side = fr3Battle.decider(state);
  if (!ask || side === null) return null;
  // Whoever casts is named, not the unit that he is with.
  const named = (id: PieceId): string => (ask.what === 'magic' ? called(state, ...whoActs(state, id)) : called(state, id));
  const names = (groups: readonly (readonly PieceId[])[]) => (
    <ul class="choices">
      {groups.map((ids) => (
        <li key={ids.join()}>
          <button
            type="button"
            onClick={() => onChoose(ids)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onName(ids)}
            onPointerLeave={() => onName([])}
            onFocus={() => onName(ids)}
            onBlur={() => onName([])}
          >
            {ids.length > 1 ? `${listed(ids)} together` : named(ids[0] as PieceId)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (ask.what === 'deploy')
    return (
      <section class="who" aria-label="Who deploys">
        <p>
          <button type="button" class="button" onClick={onDeployAll}>
            Deploy all of them for me
          </button>
        </p>
        <p class="fine">Or choose units, and press the table where they shall stand.</p>
        {names(reserves(state, side).map(({ id }) => [id]))}
      </section>
    );
  const bids = optionsOf(state).filter((action): action is BidAction => action.kind === 'bid');
  const each = [...able(state)].sort(bySign).map((id) => [id]);
  return (
    <section class="who" aria-label="Who can do something">
      {ask.what === 'movement' ? (
        names([...ableTogether(state), ...each])
      ) : ask.what === 'missiles' || ask.what === 'magic' ? (
        names(each)
      ) : (
        // Where each can do one thing only, that stands there at once: who rallies, which melee is fought, who wavers.
        <>
          {bids.length > 0 && <Bids state={state} bids={bids} onStage={onStage} />}
          <Choices
            actions={shortened(optionsOf(state).filter((action) => !endsStep(action) && action.kind !== 'bid'))}
            says={(action) => (action.kind === 'rally' ? called(state, action.unit) : sayAction(state, action))}
            onTake={onStage}
            onLook={onLook}
          />
        </>
      )}
    </section>
  );
}
