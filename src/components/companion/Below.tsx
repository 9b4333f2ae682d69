/**
 * Everything below the step: other steps, parts specific to the system, the log, other games, the printed sheet. These parts are
 * loaded after the step and the dock are shown.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Game, type Line, sideIds } from '../../engine/kernel/companion.ts';
import { writeGame } from '../../engine/kernel/saved-game.ts';
import { handOut } from '../ui/stored/hand-out.ts';
import { Quiet } from './Act.tsx';
import { Chronicle } from './Chronicle.tsx';
import { fillSheet } from './fill-sheet.ts';
import { Games } from './Games.tsx';
import type { Shelf } from './storage.ts';
import type { Desk, LazyParts, View } from './view.ts';
import { WakeLock } from './WakeLock.tsx';

function Fold({ title, id, open, children }: { title: string; id?: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="part" id={id} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

interface ShelfProps<Setup, Action> {
  shelf: Shelf<Setup, Action>;
  onOpen: (id: string | undefined) => void;
}

interface NoGameProps<Setup, Action> extends ShelfProps<Setup, Action> {
  Opening: ComponentType<{ onBegin: (name: string, setup: Setup) => void }>;
  onBegin: (name: string, setup: Setup) => void;
}

/** Shown when no game is open: start a new one, or open a stored one. */
export function NoGame<Setup, Action>({ shelf, onOpen, onBegin, Opening }: NoGameProps<Setup, Action>) {
  useEffect(() => fillSheet(undefined), []);
  return (
    <div class="desk">
      <Games shelf={shelf} current={undefined} onOpen={onOpen}>
        <Opening onBegin={onBegin} />
      </Games>
      <Quiet onClick={() => print()}>Print a blank sheet</Quiet>
    </div>
  );
}

interface Props<Setup, State, Action> extends Desk<State, Action>, ShelfProps<Setup, Action> {
  view: View<Setup, State, Action>;
  later: LazyParts<Setup, State, Action>;
  id: string;
  game: Game<Setup, Action>;
  log: readonly Line[];
  onRename: (name: string) => void;
}

export function Below<Setup, State, Action>(props: Props<Setup, State, Action>) {
  const { view, later, state, act, id, game, log, shelf, onOpen, onRename } = props;
  const { name } = game;
  const fill = () => {
    const { texts, marks } = later.sheet(state);
    fillSheet({ texts: { name, ...texts }, marks });
  };
  useEffect(fill, [name, state]);
  const printBlank = () => {
    fillSheet(undefined);
    print();
    fill();
  };
  const { title, all, go } = later.steps(state);
  const now = view.place(state).id;
  return (
    <>
      <Fold title={title}>
        <ol class="all-steps">
          {all.map((step) => (
            <li key={step.id}>
              <button
                type="button"
                aria-current={step.id === now ? 'step' : undefined}
                onClick={() => act(go(step.id)) && document.getElementById('step-card')?.scrollIntoView()}
              >
                <i>{step.label}</i> {step.title}
              </button>
            </li>
          ))}
        </ol>
      </Fold>
      {later.parts(state).map(({ title: called, id: at, open, Body }, index) => (
        <Fold key={index} title={called} {...(at ? { id: at } : {})} {...(open === undefined ? {} : { open })}>
          <Body state={state} act={act} />
        </Fold>
      ))}
      <Fold title="What happened">
        <Chronicle name={name} log={log} />
      </Fold>
      <Fold title="Games and sheets">
        <div class="row">
          <label class="field wide">
            <span>Name of this game</span>
            <input value={name} maxLength={120} onChange={(event) => onRename(event.currentTarget.value)} />
          </label>
          {sideIds.map((side) => (
            <label class="field" key={side}>
              <span>{later.sideLabels[side]}</span>
              <input
                value={view.nameOf(state, side)}
                maxLength={60}
                onChange={(event) => act(later.rename(side, event.currentTarget.value))}
              />
            </label>
          ))}
        </div>
        <p class="row">
          <Quiet onClick={() => print()}>Print this game</Quiet>
          <Quiet onClick={printBlank}>Print a blank sheet</Quiet>
          <Quiet onClick={() => handOut(name, writeGame(view.companion, game))}>Save as a file</Quiet>
          <WakeLock />
        </p>
        <Games key={id} shelf={shelf} current={id} onOpen={onOpen} />
      </Fold>
    </>
  );
}
