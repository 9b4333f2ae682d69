/** The chosen unit or group: what is known of it, what it can do, and why it cannot do the rest. */
import type { Action } from '../../engine/fr3/battle/battle.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { attachedTo, findUnit, leadersOf, type PieceId, type State, troopOf } from '../../engine/fr3/battle/state.ts';
import { rowOf } from '../../engine/fr3/battle/troops.ts';
import { Cited } from '../odds/links.tsx';
import { Choices } from './Choices.tsx';
import { later } from './later.tsx';
import { inchesLeft } from './moves.ts';
import { choicesFor, closedTo, groupmates, isSpell, shortened, weightyFirst } from './suggested.ts';
import { useInView } from './use-in-view.ts';
import { called, inches, listed, sayAction, sayUnit } from './words.ts';

const Spells = later(async () => (await import('./Spells.tsx')).Spells);

interface Props {
  state: State;
  chosen: readonly PieceId[];
  mine: boolean;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  onChoose: (ids: readonly PieceId[]) => void;
}

const kitWords = (state: State, id: PieceId): readonly string[] => {
  const { kit = {}, arms = [] } = troopOf(state, findUnit(state, id) as NonNullable<ReturnType<typeof findUnit>>);
  return [...Object.entries(kit).map(([word, value]) => (value === true ? word : `${word} ${String(value)}`)), ...arms];
};

function Facts({ state, id }: { state: State; id: PieceId }) {
  const unit = findUnit(state, id);
  if (!unit) return null;
  const { name } = rowOf(state, unit);
  const others = [...leadersOf(state, id), ...attachedTo(state, id)].map((each) => called(state, each.id));
  return (
    <>
      <h3 class={`of-side-${unit.side.toLowerCase()}`}>{called(state, id)}</h3>
      <p class="fine">{[name, ...kitWords(state, id), sayUnit(state, id)].filter(Boolean).join(', ')}.</p>
      {others.length > 0 && <p class="fine">With {listed(others)}.</p>}
    </>
  );
}

export function Chosen({ state, chosen, mine, onStage, onLook, onChoose }: Props) {
  const [first] = chosen;
  const ask = askedNow(state);
  const choices = mine ? choicesFor(state, chosen) : [];
  const magical = choices.some(({ kind }) => isSpell(kind));
  const all = weightyFirst(shortened(choices.filter(({ kind }) => !isSpell(kind))));
  const closed = mine ? closedTo(state, chosen) : [];
  const group = first !== undefined && chosen.length === 1 ? groupmates(state, first) : [];
  const moves = mine && ask?.what === 'movement' && chosen.every((id) => findUnit(state, id)?.status === 'table');
  const panel = useInView<HTMLElement>(chosen.join());
  return (
    <section class="chosen" aria-label="Chosen" ref={panel}>
      <button type="button" class="let-go" aria-label="Choose another" onClick={() => onChoose([])}>
        ×
      </button>
      {first !== undefined && chosen.length === 1 && <Facts state={state} id={first} />}
      {chosen.length > 1 && <h3>{listed(chosen)} together</h3>}
      {moves && <p class="fine">{inches(inchesLeft(state, chosen))} of movement left over open ground.</p>}
      {mine && group.length > 0 && (ask?.what === 'movement' || ask?.what === 'missiles') && (
        <p>
          <button type="button" class="button button-quiet" onClick={() => onChoose(group)}>
            With its group: {group.join(', ')}
          </button>
        </p>
      )}
      <Choices actions={all} says={(action) => sayAction(state, action)} onTake={onStage} onLook={onLook} />
      {(magical || ask?.what === 'magic') && mine && (
        <Spells state={state} chosen={chosen} actions={choices} onStage={onStage} onLook={onLook} />
      )}
      {closed.map(({ label, why }) => (
        <details class="why-not" key={label}>
          <summary>
            {label}: <span>why not?</span>
          </summary>
          <p>
            {why.because} <Cited rules={why.rules} />
          </p>
        </details>
      ))}
    </section>
  );
}
