/** The chosen unit or group: what is known of it, what it can do, and why it cannot do the rest. */
import { useEffect } from 'preact/hooks';
import { nameAll } from '../../engine/fr3/battle/chronicle/sentences.ts';
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { attachedTo, findUnit, leadersOf, troopOf } from '../../engine/fr3/battle/units/pieces.ts';
import { rowOf } from '../../engine/fr3/battle/units/troops.ts';
import type { PieceId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { Cited } from '../odds/links.tsx';
import { Choices } from './Choices.tsx';
import { choicesFor, closedTo, groupmates, isSpell, shortened, weightyFirst } from './choices.ts';
import { inchesLeft } from './fr3/moves.ts';
import { called, inches, listed, sayAction, sayUnit } from './fr3/words.ts';
import { lazy } from './lazy.tsx';
import { actorsOf } from './options.ts';
import { useInView } from './use-in-view.ts';

const Spells = lazy(async () => (await import('./fr3/Spells.tsx')).Spells);

interface Props {
  state: State;
  chosen: readonly PieceId[];
  mine: boolean;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  onChoose: (ids: readonly PieceId[]) => void;
}

const kitWords = (state: State, id: PieceId): readonly string[] => {
  const unit = findUnit(state, id) as NonNullable<ReturnType<typeof findUnit>>;
  const { kit = {}, arms = [] } = troopOf(state, unit);
  // What it rides is said with where that is.
  const borne = arms.filter((each) => each !== unit.ride?.by);
  return [...Object.entries(kit).map(([word, value]) => (value === true ? word : `${word} ${String(value)}`)), ...borne];
};

function Facts({ state, id }: { state: State; id: PieceId }) {
  const unit = findUnit(state, id);
  if (!unit) return null;
  const { name } = rowOf(state, unit);
  const others = [...leadersOf(state, id), ...attachedTo(state, id)].map((each) => each.id);
  const known = [called(state, id) !== `${name} (${id})` && name, ...kitWords(state, id), sayUnit(state, id)];
  return (
    <>
      <h3 class={`of-side-${unit.side.toLowerCase()}`}>{called(state, id)}</h3>
      <p class="fine">{sentenceCase(known.filter(Boolean).join(', '))}.</p>
      {others.length > 0 && <p class="fine">With {nameAll(state, others)}.</p>}
    </>
  );
}

/** What is done, and by whom where that is not the chosen unit but somebody with it. */
function sayOf(state: State, chosen: readonly PieceId[], action: Action): string {
  const says = sayAction(state, action);
  const [actor] = actorsOf(action);
  const other = actor !== undefined && action.kind !== 'fight' && !chosen.includes(actor);
  return !other || says.includes(called(state, actor)) ? says : `${called(state, actor)}: ${says}`;
}

export function Chosen({ state, chosen, mine, onStage, onLook, onChoose }: Props) {
  const [first] = chosen;
  const ask = askedNow(state);
  const choices = mine ? choicesFor(state, chosen) : [];
  const magical = choices.some(({ kind }) => isSpell(kind));
  const all = weightyFirst(
    shortened(
      state,
      choices.filter(({ kind }) => !isSpell(kind)),
    ),
  );
  const closed = mine ? closedTo(state, chosen) : [];
  const group = first !== undefined && chosen.length === 1 ? groupmates(state, first) : [];
  const grouped = group.length > 0 && (ask?.what === 'movement' || choicesFor(state, group).length > 0);
  const moves = mine && ask?.what === 'movement' && chosen.every((id) => findUnit(state, id)?.status === 'table');
  const panel = useInView<HTMLElement>(chosen.join());
  // The button that chose them is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [chosen.join()]);
  return (
    <section class="chosen" aria-label="Chosen" tabIndex={-1} ref={panel}>
      <button type="button" class="let-go" aria-label="Choose another" onClick={() => onChoose([])}>
        ×
      </button>
      {first !== undefined && chosen.length === 1 && <Facts state={state} id={first} />}
      {chosen.length > 1 && <h3>{listed(chosen)} together</h3>}
      {moves && <p class="fine">{inches(inchesLeft(state, chosen))} of movement left over open ground.</p>}
      {mine && grouped && (
        <p>
          <button type="button" class="button button-quiet" onClick={() => onChoose(group)}>
            With its group: {group.join(', ')}
          </button>
        </p>
      )}
      <Choices actions={all} says={(action) => sayOf(state, chosen, action)} onTake={onStage} onLook={onLook} />
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
