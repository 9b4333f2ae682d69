/** The chosen unit or group: facts about it, its options, and why other options are impossible. */
import { useEffect } from 'preact/hooks';
import { Cited } from '../../odds/links.tsx';
import { lazy } from '../lazy.tsx';
import { useGlances } from '../odds/use-glances.ts';
import { joinNames } from '../plain-words.ts';
import { useInView } from '../shell/use-in-view.ts';
import type { CardModule, GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import { type Action, type PieceId, type State, sideClass } from '../vocabulary.ts';
import { Choices } from './Choices.tsx';
import { choicesFor, closedTo, decisiveFirst, groupmates, jointFor, shortened } from './choices.ts';

const CardHead = lazy(async () => (await import('../panel/UnitCard.tsx')).CardHead);
const CardParts = lazy(async () => (await import('../panel/UnitCard.tsx')).CardParts);

interface Props {
  state: State;
  chosen: readonly PieceId[];
  mine: boolean;
  /** Undefined until the cards are loaded; null if loading failed. */
  cards: CardModule<State> | null | undefined;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  onChoose: (ids: readonly PieceId[]) => void;
}

function Facts({ state, id }: { state: State; id: PieceId }) {
  const facts = useSystem().facts(state, id);
  if (!facts) return null;
  return (
    <>
      <h3 class={facts.side ? sideClass(facts.side) : undefined}>{facts.title}</h3>
      {facts.facts.map((fact) => (
        <p class="fine" key={fact}>
          {fact}
        </p>
      ))}
    </>
  );
}

/** The text of an action. If a companion acts instead of the chosen unit, the text includes the companion's name. */
function sayOf({ actions, words }: GameSystem, state: State, chosen: readonly PieceId[], action: Action): string {
  const says = words.action(state, action);
  const [actor] = actions.actors(action);
  const others = actions.actors(action).filter((id) => !chosen.includes(id));
  if (!actions.isFight(action) && others.length > 0 && others.length < actions.actors(action).length)
    return `${says}, with ${joinNames(others)}`;
  const other = actor !== undefined && !actions.isFight(action) && !chosen.includes(actor);
  return !other || says.includes(words.pieces(state, actor)) ? says : `${words.pieces(state, actor)}: ${says}`;
}

export function Chosen({ state, chosen, mine, cards, onStage, onLook, onChoose }: Props) {
  const [first] = chosen;
  const system = useSystem();
  const { panels } = system;
  const question = system.question(state);
  const choices = mine ? choicesFor(system, state, chosen) : [];
  const joint = mine ? jointFor(system, state, chosen) : [];
  const all = decisiveFirst(
    system,
    shortened(
      system,
      state,
      [...joint, ...choices].filter(({ kind }) => panels.shownBy(kind) !== 'Chosen'),
    ),
  );
  const glance = useGlances(state, all, mine ? (question?.side ?? null) : null);
  const closed = mine ? closedTo(system, state, chosen) : [];
  const group = first !== undefined && chosen.length === 1 ? groupmates(system, state, first) : [];
  const grouped = group.length > 0 && (question?.choose === 'movers' || choicesFor(system, state, group).length > 0);
  const card = first !== undefined && chosen.length === 1 ? cards?.piece(state, first) : null;
  const left = mine && !(system.cards && chosen.length === 1) ? system.words.movementLeft(state, chosen) : '';
  const panel = useInView<HTMLElement>(chosen.join());
  // The button that chose the unit is gone, and with it the focus, so this panel takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [chosen.join()]);
  return (
    <section class="chosen" aria-label="Chosen" tabIndex={-1} ref={panel}>
      <button type="button" class="let-go" aria-label="Choose another" onClick={() => onChoose([])}>
        ×
      </button>
      {first !== undefined && chosen.length === 1 && (
        <div class="card-place">
          {card ? <CardHead card={card} /> : (system.cards === undefined || cards === null) && <Facts state={state} id={first} />}
        </div>
      )}
      {chosen.length > 1 && <h3>{joinNames(chosen)} together</h3>}
      {left && <p class="fine">{left}</p>}
      <div class="chosen-do">
        {mine && grouped && (
          <button type="button" class="with-group" onClick={() => onChoose(group)}>
            With its group: {group.join(', ')}
          </button>
        )}
        <Choices
          actions={all}
          says={(action) => sayOf(system, state, chosen, action)}
          onTake={onStage}
          onLook={onLook}
          glance={glance}
        />
      </div>
      {mine && panels.Chosen && <panels.Chosen state={state} chosen={chosen} onStage={onStage} onLook={onLook} />}
      {card && <CardParts card={card} />}
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
