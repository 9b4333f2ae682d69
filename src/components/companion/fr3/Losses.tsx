/** The losses in the phase: a counter for each side, and a list of losses with their points. */

import { useState } from 'preact/hooks';
import { destroyedUnits, lossOf, phaseLosses } from '../../../engine/fr3/companion/losses.ts';
import { type Loss, phaseNumber, type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import type { LossKind } from '../../../engine/fr3/companion/vocabulary.ts';
import { lossKinds } from '../../../engine/fr3/companion/vocabulary.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { cost, type Desk } from './desk.ts';

/** One loss: what it was, its points, and whether it may come back. */
export function LossRow({ state, act, side, entry }: Desk & { side: SideId; entry: Loss }) {
  const { name } = state.sides[side];
  const amend = (change: Partial<Pick<Loss, 'loss' | 'cost' | 'fades'>>) =>
    act({ kind: 'amend', side, id: entry.id, loss: entry.loss, cost: entry.cost, fades: entry.fades, ...change });
  return (
    <li class={`loss of-${side}`}>
      <select
        class="field-in"
        aria-label={`Kind of loss, ${name}`}
        value={entry.loss}
        onChange={(event) => amend({ loss: event.currentTarget.value as LossKind })}
      >
        {lossKinds.map((kind) => (
          <option key={kind} value={kind}>
            {lossOf[kind].name}
          </option>
        ))}
      </select>
      <input
        class="field-in points"
        inputMode="numeric"
        placeholder="points"
        aria-label={`Points value of ${lossOf[entry.loss].what} that ${name} lost`}
        value={entry.cost ?? ''}
        onChange={(event) => amend({ cost: cost(event.currentTarget.value) })}
      />
      <details class="more">
        <summary aria-label="More about this loss">⋯</summary>
        <p class="row">
          <label class="chip">
            <input type="checkbox" checked={entry.fades} onChange={(event) => amend({ fades: event.currentTarget.checked })} />
            The unit fades
          </label>
          {entry.loss === 'ship' && <Quiet onClick={() => act({ kind: 'recaptured', side, id: entry.id })}>Undo this loss</Quiet>}
          <Quiet onClick={() => act({ kind: 'take-back', side, id: entry.id })}>Undo this loss</Quiet>
        </p>
      </details>
    </li>
  );
}

function LostCharacter({ state, act, side }: Desk & { side: SideId }) {
  const [loss, setLoss] = useState<LossKind>('general');
  const [worth, setWorth] = useState('');
  const takes = lossOf[loss].clock(cost(worth) ?? 0);
  return (
    <details class="more lost-character">
      <summary>Character or ship lost</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (act({ kind: 'lost', side, loss, cost: cost(worth), demoralized: false })) setWorth('');
        }}
      >
        <select
          class="field-in"
          aria-label={`Kind of loss, ${state.sides[side].name}`}
          value={loss}
          onChange={(event) => setLoss(event.currentTarget.value as LossKind)}
        >
          {lossKinds
            .filter((kind) => kind !== 'unit')
            .map((kind) => (
              <option key={kind} value={kind}>
                {lossOf[kind].name}
              </option>
            ))}
        </select>
        <input
          class="field-in points"
          inputMode="numeric"
          placeholder="points"
          aria-label="Full cost of the unit in points"
          value={worth}
          onInput={(event) => setWorth(event.currentTarget.value)}
        />
        <button type="submit" class="button button-quiet">
          Lost{takes > 0 && `: clock −${takes}`}
        </button>
      </form>
    </details>
  );
}

function SideLosses({ state, act, side }: Desk & { side: SideId }) {
  const { name, demoralized } = state.sides[side];
  const destroyed = destroyedUnits(state, side);
  const last = destroyed.at(-1);
  const lose = (wasDemoralized: boolean) => () =>
    act({ kind: 'lost', side, loss: 'unit', cost: null, demoralized: wasDemoralized });
  return (
    <div class={`side-losses of-${side}`}>
      <h3>
        {name} <output aria-label={`Losses of ${name} this phase`}>{phaseLosses(state, side)}</output>
      </h3>
      <p>Demoralized</p>
      <Counter
        name={`${name}, units demoralized`}
        value={demoralized}
        onLess={demoralized ? () => act({ kind: 'demoralized', side, by: -1 }) : undefined}
        onMore={() => act({ kind: 'demoralized', side, by: 1 })}
      />
      <p>Destroyed</p>
      <Counter
        name={`${name}, units destroyed`}
        value={destroyed.length}
        onLess={last ? () => act({ kind: 'take-back', side, id: last.id }) : undefined}
        onMore={lose(false)}
      />
      {demoralized > 0 && (
        <button type="button" class="button button-quiet small" onClick={lose(true)}>
          A demoralized unit is destroyed
        </button>
      )}
      <LostCharacter state={state} act={act} side={side} />
    </div>
  );
}

export function Losses({ state, act }: Desk) {
  const now = (side: SideId) => state.sides[side].losses.filter(({ phase }) => phase === phaseNumber(state));
  return (
    <section class="losses" aria-labelledby="losses">
      <h2 id="losses">
        <RuleLink id="fr3.morale-clock.phase-losses">Losses this phase</RuleLink>
      </h2>
      <div class="both">
        {sideIds.map((side) => (
          <SideLosses key={side} state={state} act={act} side={side} />
        ))}
      </div>
      <ul class="loss-list">
        {sideIds.flatMap((side) =>
          now(side).map((entry) => <LossRow key={entry.id} state={state} act={act} side={side} entry={entry} />),
        )}
      </ul>
    </section>
  );
}
