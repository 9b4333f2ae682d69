/** Controls while an earlier moment is shown: step, play, return to the present, or start another battle from this moment. */
import { useEffect, useState } from 'preact/hooks';

interface Props {
  at: number;
  last: number;
  /** Whether playing starts automatically. */
  runs?: boolean;
  /** Called with undefined to return to the present. */
  onShow: (at: number | undefined) => void;
  /** Missing if it is impossible to play on from this moment. */
  onBranch?: () => void;
}

/** Milliseconds between two moments during playback. */
const pace = 900;

export function LookingBack({ at, last, runs = false, onShow, onBranch }: Props) {
  const [running, setRunning] = useState(runs);
  const ended = at === last;
  useEffect(() => {
    if (!running || ended) return setRunning(false);
    const next = setTimeout(() => onShow(at + 1), pace);
    return () => clearTimeout(next);
  }, [running, at]);
  const to = (moment: number) => {
    setRunning(false);
    onShow(moment);
  };
  return (
    <section class="then-bar" aria-label="Looking back">
      <label class="dial-row">
        <span>
          Action {at} of {last}
        </span>
        <input type="range" min={0} max={last} value={at} onInput={(event) => to(event.currentTarget.valueAsNumber)} />
      </label>
      <p class="row">
        <button type="button" class="button button-quiet" disabled={at === 0} onClick={() => to(at - 1)}>
          Back
        </button>
        <button
          type="button"
          class="button button-quiet"
          aria-pressed={running}
          disabled={ended}
          onClick={() => setRunning(!running)}
        >
          {running ? 'Pause' : 'Play'}
        </button>
        <button type="button" class="button button-quiet" disabled={ended} onClick={() => to(at + 1)}>
          {' '}
          Next{' '}
        </button>
      </p>
      <p class="row">
        <button type="button" class={ended ? 'button button-quiet' : 'button'} disabled={ended} onClick={() => onShow(undefined)}>
          Back to the latest move
        </button>
        {onBranch && (
          <button type="button" class="button button-quiet" onClick={onBranch}>
            Continue from here
          </button>
        )}
      </p>
    </section>
  );
}
