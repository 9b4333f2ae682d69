/** Nobody is chosen yet: who has something to do, and what is for nobody in particular. */

import type { Action } from '../../engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { reserves } from '../../engine/fr3/battle/deployment/deploy.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import type { PieceId, State } from '../../engine/fr3/battle/state.ts';
import { able, ableTogether, actorsOf, optionsOf, plainOptions } from './options.ts';
import { called, listed, sayAction } from './words.ts';

interface Props {
  state: State;
  onChoose: (ids: readonly PieceId[]) => void;
  onStage: (action: Action) => void;
  onDeployAll: () => void;
}

export function Who({ state, onChoose, onStage, onDeployAll }: Props) {
  const ask = askedNow(state);
  const side = fr3Battle.decider(state);
  if (!ask || side === null) return null;
  if (ask.what === 'deploy')
    return (
      <section class="who" aria-label="Who deploys">
        <p>
          <button type="button" class="button" onClick={onDeployAll}>
            Deploy all of them for me
          </button>
        </p>
        <p class="fine">Or choose units, and press the table where they shall stand.</p>
        <ul class="choices">
          {reserves(state, side).map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose([id])}>
                {called(state, id)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  // Where each can do one thing only, that stands there at once: who rallies, which melee is fought, who wavers.
  const single = ask.what !== 'movement' && ask.what !== 'missiles';
  return (
    <section class="who" aria-label="Who can do something">
      <ul class="choices">
        {single
          ? optionsOf(state)
              .filter((action) => actorsOf(action).length > 0)
              .map((action) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" onClick={() => onStage(action)}>
                    {action.kind === 'rally' ? called(state, action.unit) : sayAction(state, action)}
                  </button>
                </li>
              ))
          : [
              ...(ask.what === 'movement' ? ableTogether(state) : []).map((ids) => (
                <li key={ids.join()}>
                  <button type="button" onClick={() => onChoose(ids)}>
                    {listed(ids)} together
                  </button>
                </li>
              )),
              ...[...able(state)].map((id) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose([id])}>
                    {called(state, id)}
                  </button>
                </li>
              )),
            ]}
      </ul>
    </section>
  );
}

/** Choices that no unit makes: to be done with the step, to follow up or not. */
export function Plain({ state, onDo }: { state: State; onDo: (action: Action) => void }) {
  const left = able(state).size;
  return (
    <ul class="plain">
      {plainOptions(state).map((action) => (
        <li key={JSON.stringify(action)}>
          <button type="button" class="button" onClick={() => onDo(action)}>
            {sayAction(state, action)}
          </button>
          {action.kind === 'pass' && left > 0 && (
            <small>{left === 1 ? '1 unit could still do something.' : `${left} units could still do something.`}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
