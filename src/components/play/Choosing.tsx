/** Nobody is chosen yet: who has something to do, and what is for nobody in particular. */

import { reserves } from '../../engine/fr3/battle/deployment/deploy.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { rowOf } from '../../engine/fr3/battle/units/troops.ts';
import type { PieceId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { useOneTabStop } from '../ui/one-tab-stop.ts';
import { Choices } from './Choices.tsx';
import { shortened } from './choices.ts';
import type { BidAction } from './fr3/Bids.tsx';
import { isPut } from './fr3/moves.ts';
import { called, listed, sayAction } from './fr3/words.ts';
import { lazy } from './lazy.tsx';
import { able, ableTogether, bySign, endsStep, optionsOf, whoActs } from './options.ts';

const Bids = lazy(async () => (await import('./fr3/Bids.tsx')).Bids);

interface Props {
  state: State;
  onChoose: (ids: readonly PieceId[]) => void;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  /** Whose name is pointed at: they are shown on the table. */
  onName: (ids: readonly PieceId[]) => void;
  onDeployAll: () => void;
}

/** Units of one type that may stand on one line. */
const alike = (state: State, units: readonly BattleUnit[]): readonly (readonly PieceId[])[] =>
  [...Map.groupBy(units, (unit) => rowOf(state, unit).id).values()]
    .filter((each) => each.length > 1)
    .map((each) => each.map(({ id }) => id));

/** What an army places besides its units, one of each kind. */
const toPlace = (state: State): readonly Action[] =>
  optionsOf(state).filter((action, at, all) => isPut(action) && all.findIndex(({ kind }) => kind === action.kind) === at);

export function Who({ state, onChoose, onStage, onLook, onName, onDeployAll }: Props) {
  const stop = useOneTabStop<HTMLUListElement>();
  const ask = askedNow(state);
  const side = fr3Battle.decider(state);
  if (!ask || side === null) return null;
  // Where only somebody with a unit can do something, he is named and not the unit.
  const named = (id: PieceId): string => {
    const acts = whoActs(state, id);
    return acts.includes(id) ? called(state, id) : called(state, ...acts);
  };
  const names = (groups: readonly (readonly PieceId[])[]) => (
    <ul class="choices" {...stop}>
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
        <p class="fine">Or choose units, and press the table where they shall stand, or turn the numbers.</p>
        <Choices actions={toPlace(state)} says={(action) => sayAction(state, action)} onTake={onStage} onLook={onLook} />
        {names([...alike(state, reserves(state, side)), ...reserves(state, side).map(({ id }) => [id])])}
      </section>
    );
  // Bids are numbers; who could only turn his clock into magic is found with his unit.
  const apart: readonly Action['kind'][] = ask.what === 'bid' ? ['bid'] : ['bid', 'burn'];
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
            actions={shortened(
              state,
              optionsOf(state).filter((action) => !endsStep(action) && !apart.includes(action.kind)),
            )}
            says={(action) => (action.kind === 'rally' ? called(state, action.unit) : sayAction(state, action))}
            onTake={onStage}
            onLook={onLook}
          />
        </>
      )}
    </section>
  );
}
