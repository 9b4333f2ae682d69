/** Shown when no unit is chosen: the units that can act, and options that belong to no unit. */

import { useOneTabStop } from '../../ui/one-tab-stop.ts';
import { useGlances } from '../odds/use-glances.ts';
import { joinNames } from '../plain-words.ts';
import { useSystem } from '../system-context.ts';
import { type Action, byName, type PieceId, type Question, type SideId, type State } from '../vocabulary.ts';
import { Choices } from './Choices.tsx';
import { ableTogether, shortened, unitsThatCanAct, whoActs } from './choices.ts';

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
  /** Called with the pieces whose name is under the pointer, to highlight them on the table. */
  onName: (ids: readonly PieceId[]) => void;
  onDeployAll: () => void;
}

export function Choosing({ state, question, onChoose, onStage, onLook, onName, onDeployAll }: Props) {
  const system = useSystem();
  const { actions, moves, panels, words } = system;
  const stop = useOneTabStop<HTMLUListElement>();
  const options = actions.listed(state);
  // If only a companion of the unit can act, this shows the name of the companion. A unit in reserve may have no place listed
  // yet.
  const named = (id: PieceId): string => {
    const acts = whoActs(system, state, id);
    return acts.length === 0 || acts.includes(id) ? words.pieces(state, id) : words.pieces(state, ...acts);
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
            {ids.length > 1 ? `${joinNames(ids.toSorted(byName))} together` : named(ids[0] as PieceId)}
          </button>
        </li>
      ))}
    </ul>
  );
  const list = (all: readonly Action[]) => (
    <ChoicesWithOdds state={state} side={question.side} actions={all} onTake={onStage} onLook={onLook} />
  );
  // Things that an army places and that are not units, such as a camp. Each kind is shown once.
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
        <p class="fine">Or choose units, then press where they should stand on the table.</p>
        {list(toPlace)}
        {names(actions.reserves(state, question.side))}
      </section>
    );
  const each = [...unitsThatCanAct(system, state)].sort(byName).map((id) => [id]);
  return (
    <section class="who" aria-label="Units that can act">
      {question.choose === 'movers' ? (
        names([...ableTogether(system, state), ...each])
      ) : question.choose === 'unit' ? (
        names(each)
      ) : (
        // If each piece has only one option, the options are listed directly: for rallies, melees and wavering tests.
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
