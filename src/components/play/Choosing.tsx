/** Nobody is chosen yet: who has something to do, and what is for nobody in particular. */

import { useOneTabStop } from '../ui/one-tab-stop.ts';
import { Choices } from './Choices.tsx';
import { able, ableTogether, shortened, whoActs } from './choices.ts';
import { listed } from './plain-words.ts';
import { useSystem } from './system-context.ts';
import { useGlances } from './use-glances.ts';
import { type Action, byName, type PieceId, type Question, type SideId, type State } from './vocabulary.ts';

interface ListProps {
  state: State;
  side: SideId;
  actions: readonly Action[];
  onTake: (action: Action) => void;
  onLook: (action: Action | null) => void;
}

function ChoicesWithOdds({ state, side, actions, ...does }: ListProps) {
  const { words } = useSystem();
  const glance = useGlances(state, actions, side);
  return <Choices actions={actions} says={(action) => words.action(state, action)} glance={glance} {...does} />;
}

interface Props {
  state: State;
  question: Question;
  onChoose: (ids: readonly PieceId[]) => void;
  onStage: (action: Action) => void;
  onLook: (action: Action | null) => void;
  /** Whose name is pointed at: they are shown on the table. */
  onName: (ids: readonly PieceId[]) => void;
  onDeployAll: () => void;
}

export function Choosing({ state, question, onChoose, onStage, onLook, onName, onDeployAll }: Props) {
  const system = useSystem();
  const { actions, moves, panels, words } = system;
  const stop = useOneTabStop<HTMLUListElement>();
  const options = actions.listed(state);
  // Where only somebody with a unit can do something, he is named and not the unit.
  const named = (id: PieceId): string => {
    const acts = whoActs(system, state, id);
    return acts.includes(id) ? words.pieces(state, id) : words.pieces(state, ...acts);
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
  const list = (all: readonly Action[]) => (
    <ChoicesWithOdds state={state} side={question.side} actions={all} onTake={onStage} onLook={onLook} />
  );
  // What an army places besides its units, one of each kind.
  const toPlace = options.filter(
    (action, at, all) => moves.takesPlace(action) && all.findIndex(({ kind }) => kind === action.kind) === at,
  );
  if (question.choose === 'reserves')
    return (
      <section class="who" aria-label="Who deploys">
        <p>
          <button type="button" class="button" onClick={onDeployAll}>
            Deploy all of them for me
          </button>
        </p>
        <p class="fine">Or choose units, then press the table where they shall stand.</p>
        {list(toPlace)}
        {names(actions.reserves(state, question.side))}
      </section>
    );
  const each = [...able(system, state)].sort(byName).map((id) => [id]);
  return (
    <section class="who" aria-label="Who can do something">
      {question.choose === 'movers' ? (
        names([...ableTogether(system, state), ...each])
      ) : question.choose === 'unit' ? (
        names(each)
      ) : (
        // Where each can do one thing only, that stands there at once: who rallies, which melee is fought, who wavers.
        <>
          {panels.Question && <panels.Question state={state} onStage={onStage} />}
          {list(
            shortened(
              system,
              state,
              options.filter(
                (action) =>
                  !actions.endsStep(action) && panels.shownBy(action.kind) !== 'Question' && !actions.isMinor(state, action),
              ),
            ),
          )}
        </>
      )}
    </section>
  );
}
