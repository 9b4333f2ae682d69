/**
 * What nobody needs in the first moment: the tools of the step, notes, points, the log, other games, the sheet on
 * paper. Fetched as soon as the step and the clocks stand on the screen.
 */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { fr3Companion, type Setup } from '../../../engine/fr3/companion/companion.ts';
import { ending } from '../../../engine/fr3/companion/ending.ts';
import { sideIds } from '../../../engine/fr3/companion/state.ts';
import type { Line } from '../../../engine/kernel/companion.ts';
import { writeGame } from '../../../engine/kernel/saved-game.ts';
import { Quiet } from '../Act.tsx';
import { Chronicle } from '../Chronicle.tsx';
import { Games } from '../Games.tsx';
import { handOut } from '../hand-out.ts';
import { WakeLock } from '../WakeLock.tsx';
import { AllSteps } from './AllSteps.tsx';
import type { Desk, Fr3Game, Fr3Shelf } from './desk.ts';
import { fillSheet } from './fill-sheet.ts';
import { Opening } from './Opening.tsx';
import { Reminders } from './Reminders.tsx';
import { Score } from './Score.tsx';

export { Losses } from './Losses.tsx';
export { SidePanels } from './SidePanel.tsx';
export { StepTools } from './StepTools.tsx';

/** A part of the page that is out of the way until it is wanted. */
function Part({ title, id, open, children }: { title: string; id?: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="part" id={id} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

interface ShelfProps {
  shelf: Fr3Shelf;
  onOpen: (id: string | undefined) => void;
}

/** No game is open: begin one, or take up one that is kept. */
export function NoGame({ shelf, onOpen, onBegin }: ShelfProps & { onBegin: (name: string, setup: Setup) => void }) {
  useEffect(() => fillSheet('', undefined), []);
  return (
    <div class="desk">
      <Games shelf={shelf} current={undefined} onOpen={onOpen}>
        <Opening onBegin={onBegin} />
      </Games>
      <Quiet onClick={() => print()}>Print a blank sheet</Quiet>
    </div>
  );
}

interface Props extends Desk, ShelfProps {
  id: string;
  game: Fr3Game;
  log: readonly Line[];
  onRename: (name: string) => void;
}

export function Later({ state, act, id, game, log, shelf, onOpen, onRename }: Props) {
  const { name } = game;
  useEffect(() => fillSheet(name, state), [name, state]);
  const printBlank = () => {
    fillSheet('', undefined);
    print();
    fillSheet(name, state);
  };
  return (
    <>
      <Part title="All steps of the phase">
        <AllSteps state={state} act={act} />
      </Part>
      <Part title={`Reminders${state.reminders.length ? ` (${state.reminders.length})` : ''}`}>
        <Reminders state={state} act={act} />
      </Part>
      <Part title="Victory points" id="score" open={ending(state) !== null}>
        <Score state={state} act={act} />
      </Part>
      <Part title="What happened">
        <Chronicle name={name} log={log} />
      </Part>
      <Part title="Games and sheets">
        <div class="row">
          <label class="field wide">
            <span>Name of this game</span>
            <input value={name} maxLength={120} onChange={(event) => onRename(event.currentTarget.value)} />
          </label>
          {sideIds.map((side) => (
            <label class="field" key={side}>
              <span>Moves {side}</span>
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
          <Quiet onClick={() => handOut(name, writeGame(fr3Companion, game))}>Save it as a file</Quiet>
          <WakeLock />
        </p>
        <Games key={id} shelf={shelf} current={id} onOpen={onOpen} />
      </Part>
    </>
  );
}
