/**
 * One puzzle: the table and the choices. After the answer, the page also shows the value of each choice and its chance of
 * success.
 */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Puzzle, throwsOfProof } from '../../../content/puzzles.ts';
import { Cited } from '../../odds/links.tsx';
import { Board } from '../board/Board.tsx';
import { middling, stateOf } from '../course.ts';
import { Calculator, OddsOf } from '../odds/Outcomes.tsx';
import { useSystem } from '../system-context.ts';
import { inOrder, type Laid, lay } from './laid-puzzle.ts';

interface Props {
  readonly puzzle: Puzzle;
  /** The address of the site’s root. */
  readonly root: string;
  /** Explains the points in a sentence; may be empty. */
  readonly scale: string;
  /** The words before the number that is left to spend in this step; empty if the puzzle does not set that number. */
  readonly set: string;
  readonly onAnswer: (right: boolean) => void;
  readonly onNext: () => void;
}
const nothing: readonly never[] = [];
const nobody: ReadonlySet<string> = new Set();
const quiet = () => {};
const still = { key: 0, words: nothing, shots: nothing, fallen: nothing };
/** The maximum number of rules that are linked below an answer. */
const mostRules = 8;
/** The colours of the armies on the board. */
const colorOf = { A: 'blue', B: 'red' } as const;

export function PuzzleTable({ puzzle, root, scale, set, onAnswer, onNext }: Props) {
  const system = useSystem();
  const [laid, setLaid] = useState<Laid | string>();
  const [picked, setPicked] = useState<number>();
  const [given, setGiven] = useState<number>();
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    lay(system, puzzle, root).then(setLaid, () => setLaid('This puzzle could not be loaded. Try again when you are online.'));
  }, []);
  useEffect(() => verdict.current?.focus(), [given]);
  const state = laid !== undefined && typeof laid !== 'string' ? stateOf(laid.course) : undefined;
  const choices = useMemo(() => (state ? inOrder(system, state, puzzle) : []), [state]);
  const pieces = useMemo(() => (state ? system.table.pieces(state, false, () => false) : []), [state]);
  if (typeof laid === 'string')
    return (
      <p class="message message-wrong" role="alert">
        {laid}
      </p>
    );
  if (!laid || !state)
    return (
      <p class="puzzle-waiting" role="status">
        Preparing the table …
      </p>
    );

  const { rules, table, words, actions } = system;
  const side = rules.decider(state);
  const shown = choices.find(({ at }) => at === (picked ?? (given === undefined ? undefined : 0)));
  const ghosts = shown
    ? table.ghosts(state, shown.action).map((ghost) => ({ ...ghost, side: side ?? '', tone: 'good' as const }))
    : nothing;
  const marked = shown ? [...actions.actors(shown.action), ...actions.targets(state, shown.action)] : nothing;
  // The units in the question. All units in the question are shown, on a small screen too.
  const concerned = choices.flatMap(({ action }) => [...actions.actors(action), ...actions.targets(state, action)]);
  const ask = system.question(state);
  const { left } = system.header(state);
  const best = choices.find(({ at }) => at === 0);
  const mine = choices.find(({ at }) => at === given);
  const furthest = Math.max(...choices.map(({ behind }) => behind));
  const cited = best
    ? [...new Set(middling(rules.perform(state, best.action)).events.flatMap((event) => event.rules ?? []))].slice(0, mostRules)
    : [];
  return (
    <div class="puzzle">
      <div class="puzzle-board">
        <Board
          table={state.setup.table}
          terrain={table.terrain(state)}
          places={table.places(state)}
          pieces={pieces}
          chosen={marked}
          targets={nobody}
          ghosts={ghosts}
          layers={nothing}
          loose={nobody}
          handles={nothing}
          moments={still}
          own={side}
          inSight={concerned}
          glide={0}
          onPiece={quiet}
          onGround={quiet}
          onHover={quiet}
          onHoverGround={quiet}
          onDrag={quiet}
        />
      </div>
      <div class="puzzle-panel">
        {given === undefined ? (
          <>
            <h2>
              You lead {side && words.army(state, side)}
              {side && `, the ${colorOf[side]} army`}. {ask && words.question(state, ask)}
            </h2>
            <p class="fine">{set && left && `${set} ${left}. `}One of these choices is clearly better than the others.</p>
            <fieldset class="puzzle-choices">
              <legend class="sr">What do you do?</legend>
              {choices.map(({ at, says }) => (
                <label key={at} class="puzzle-choice">
                  <input type="radio" name="puzzle-choice" checked={picked === at} onChange={() => setPicked(at)} />
                  <span>{says}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              class="button"
              disabled={picked === undefined}
              onClick={() => {
                setGiven(picked);
                setPicked(undefined);
                onAnswer(picked === 0);
              }}
            >
              This is my answer
            </button>
          </>
        ) : (
          <>
            <h2 tabIndex={-1} ref={verdict}>
              {given === 0 ? 'Right.' : 'Another choice is better.'}
            </h2>
            <p>
              Best: <b>{best?.says}</b> <Cited rules={cited} />
            </p>
            {given !== 0 && mine && (
              <p>
                Your answer ({mine.says}) is worth about {Math.round(mine.behind)} points less.
              </p>
            )}
            <ol class="puzzle-values">
              {[...choices]
                .sort((one, other) => one.at - other.at)
                .map(({ at, says, behind, error }) => (
                  <li key={at}>
                    <button type="button" aria-pressed={(picked ?? 0) === at} onClick={() => setPicked(at)}>
                      <span>
                        {says}
                        {at === given && ' (your answer)'}
                        {at === puzzle.obvious && at !== given && ' (looks good at first)'}
                      </span>
                      <b>{at === 0 ? 'best' : `−${Math.round(behind)} ± ${Math.max(1, Math.round(error))}`}</b>
                      <svg class="puzzle-value" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={100 * (1 - (furthest > 0 ? behind / furthest : 0) * 0.94)} height="4" />
                      </svg>
                    </button>
                  </li>
                ))}
            </ol>
            <p class="fine">
              Each number says how many points worse that choice is than the best one, on average, as the computer judges the
              battle after the enemy’s next turn. {scale} Each choice was tried {throwsOfProof} times, with the same series of
              dice for all. The ± shows how uncertain the number is (its standard error).
            </p>
            {shown && (
              <section class="puzzle-odds" aria-label={`Odds: ${shown.says}`}>
                <h3>{shown.says}</h3>
                {system.panels.Staged && (
                  <system.panels.Staged state={state} action={shown.action} root={root} onChange={quiet} />
                )}
                {system.actions.toCome(state, shown.action).kind === 'roll' && (
                  <OddsOf state={state} action={shown.action} known={false} />
                )}
                <Calculator state={state} action={shown.action} root={root} />
              </section>
            )}
            <p class="row">
              <button type="button" class="button" onClick={onNext}>
                Next puzzle
              </button>
              {laid.playOn && (
                <a class="button button-quiet" href={laid.playOn}>
                  Continue from here
                </a>
              )}
            </p>
          </>
        )}
        <p class="fine">
          <a href={`#${puzzle.id}`}>Link to this puzzle</a>
        </p>
      </div>
    </div>
  );
}
