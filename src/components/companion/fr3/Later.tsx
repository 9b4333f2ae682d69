/**
 * What a player does not need at once: notes, points, the log, other games, the sheet on paper. Loaded as soon
 * as the step stands on the screen.
 */
import type { ComponentChildren } from 'preact';
import { fr3Companion } from '../../../engine/fr3/companion/companion.ts';
import { ending } from '../../../engine/fr3/companion/score.ts';
import type { Line } from '../../../engine/kernel/companion.ts';
import { writeGame } from '../../../engine/kernel/saved-game.ts';
import { Quiet } from '../Act.tsx';
import { Chronicle } from '../Chronicle.tsx';
import { Games, handOut } from '../Games.tsx';
import { WakeLock } from '../WakeLock.tsx';
import type { Desk, Fr3Game, Fr3Shelf } from './desk.ts';
import { Reminders } from './Reminders.tsx';
import { Score } from './Score.tsx';
import { AllSteps } from './StepCard.tsx';
import { TrackingSheet } from './TrackingSheet.tsx';

/** A part of the page that is out of the way until it is wanted. */
function Part({ title, id, open, children }: { title: string; id?: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="part" id={id} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="part-body">{children}</div>
    </details>
  );
}

function printBlank() {
  const { dataset } = document.documentElement;
  dataset.sheet = 'blank';
  print();
  delete dataset.sheet;
}

interface ShelfProps {
  shelf: Fr3Shelf;
  current?: string;
  onOpen: (id: string | undefined) => void;
}

export const Shelves = ({ shelf, current, onOpen }: ShelfProps) => (
  <>
    <Games shelf={shelf} current={current} onOpen={onOpen} key={current} />
    {current === undefined && (
      <p class="row">
        <Quiet onClick={printBlank}>Print a blank sheet</Quiet>
      </p>
    )}
  </>
);

interface Props extends Desk {
  id: string;
  game: Fr3Game;
  log: readonly Line[];
  shelf: Fr3Shelf;
  onOpen: (id: string | undefined) => void;
  onRename: (name: string) => void;
}

export function Later({ state, act, id, game, log, shelf, onOpen, onRename }: Props) {
  const desk = { state, act };
  return (
    <>
      <Part title="All steps of the phase">
        <AllSteps {...desk} />
      </Part>
      <Part title={`Reminders${state.reminders.length ? ` (${state.reminders.length})` : ''}`}>
        <Reminders {...desk} />
      </Part>
      <Part title="Victory points" id="score" open={ending(state) !== null}>
        <Score {...desk} />
      </Part>
      <Part title="What happened">
        <Chronicle name={game.name} log={log} />
      </Part>
      <Part title="Games and sheets">
        <div class="row">
          <label class="field wide">
            <span>Name of this game</span>
            <input value={game.name} maxLength={120} onChange={(event) => onRename(event.currentTarget.value)} />
          </label>
          {(['first', 'second'] as const).map((side) => (
            <label class="field" key={side}>
              <span>{side === 'first' ? 'Moves first' : 'Moves second'}</span>
              <input
                value={state.sides[side].name}
                maxLength={60}
                onChange={(event) => act({ kind: 'rename', side, name: event.currentTarget.value })}
              />
            </label>
          ))}
        </div>
        <p class="row">
          <Quiet onClick={() => print()}>Print this game</Quiet>
          <Quiet onClick={printBlank}>Print a blank sheet</Quiet>
          <Quiet onClick={() => handOut(game.name, writeGame(fr3Companion, game))}>Save it as a file</Quiet>
          <WakeLock />
        </p>
        <Shelves shelf={shelf} current={id} onOpen={onOpen} />
      </Part>
      <TrackingSheet name={game.name} state={state} />
    </>
  );
}
