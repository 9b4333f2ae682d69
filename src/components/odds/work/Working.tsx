/** What stands where a result will be: how far the work is, and a way to stop it. */
import type { Work } from './useWork.ts';

interface Props {
  work: Work<unknown>;
  what: string;
  /** What its steps are called. */
  steps?: string;
}

export function Working({ work, what, steps = 'situations' }: Props) {
  const { solved, of, stopped, failed, stop, again } = work;
  if (stopped)
    return (
      <p class="working">
        <span role="status">{failed ? 'This device could not work it out.' : 'Stopped.'}</span>
        <button type="button" class="button button-quiet" onClick={again}>
          Work it out
        </button>
      </p>
    );
  return (
    <p class="working">
      <span>
        <span role="status">Working out {what}…</span>
        {solved > 0 && (of ? ` ${solved} of ${of} ${steps}.` : ` ${solved} ${steps} so far.`)}
      </span>
      <button type="button" class="button button-quiet" onClick={stop}>
        Stop
      </button>
    </p>
  );
}
