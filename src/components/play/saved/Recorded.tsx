/** A recording of a battle: the table and the chronicle at every moment, without the engine. */
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import { LookingBack } from '../panel/LookingBack.tsx';
import { framesOf, type Recording } from './recordings.ts';

interface Props {
  recording: Recording;
  /** Whether the recording starts at the beginning (for a spectator) or at the end. */
  watched: boolean;
  /** Plays on from the last moment that can be read; undefined if that is impossible. */
  onPlay: (() => void) | undefined;
  onLeave: () => void;
}

const nothing: readonly never[] = [];
const nobody: ReadonlySet<string> = new Set();
const quiet = () => {};
const still = { key: 0, words: nothing, shots: nothing, fallen: nothing };

export function Recorded({ recording, watched, onPlay, onLeave }: Props) {
  const frames = useMemo(() => framesOf(recording), [recording]);
  const last = frames.length - 1;
  const [at, setAt] = useState(watched ? 0 : last);
  const [chosen, setChosen] = useState<string>();
  const frame = frames[at];
  if (!frame) return null;
  const named = frame.all.find(({ id }) => id === chosen);
  return (
    <div class="open-battle" data-actions={last}>
      <header class="scoreboard">
        <ul>
          {frame.sides.map((says, side) => (
            <li key={side} class={`score-side of-side-${'ab'[side]}`}>
              {says}
            </li>
          ))}
        </ul>
        <div class="score-middle">
          <p class="play-place">{frame.place}</p>
        </div>
      </header>
      <div class="field-table">
        <Board
          table={recording.table}
          terrain={frame.terrain}
          places={frame.places}
          pieces={frame.all}
          chosen={named ? [named.id] : nothing}
          targets={nobody}
          ghosts={nothing}
          layers={nothing}
          loose={nobody}
          handles={nothing}
          moments={still}
          own={null}
          inSight={nothing}
          glide={0}
          onPiece={setChosen}
          onGround={() => setChosen(undefined)}
          onHover={quiet}
          onHoverGround={quiet}
          onDrag={quiet}
        />
      </div>
      <aside class="field-panel" aria-label="The recording">
        <div class="field-rail orders">
          {named && <p>{named.name}</p>}
          {watched && (
            <p class="fine">
              You are watching a copy: the battle up to the moment when this link was made, without bids that were still secret
              then. The players cannot see that you are watching.
            </p>
          )}
          <LookingBack at={at} last={last} runs={watched} onShow={(moment) => setAt(moment ?? last)} />
          <p class="row">
            {onPlay && (
              <button type="button" class={watched ? 'button button-quiet' : 'button'} onClick={onPlay}>
                {watched ? 'Continue from the end' : 'Play the part that can be read'}
              </button>
            )}
            <button type="button" class="button button-quiet" onClick={onLeave}>
              Other battles
            </button>
          </p>
          <h2>Chronicle</h2>
          <Chronicle count={frames.length} tell={(index) => frames[index] as (typeof frames)[number]} at={at} onShow={setAt} />
        </div>
      </aside>
    </div>
  );
}
