/** What stands where a result will be: how far the work is, and a way to stop it. */
import type { Work } from './useWork.ts';

export function Working({ work, what }: { work: Work<unknown>; what: string }) {
  if (work.stopped)
    return (
      <p class="working">
        <span role="status">{work.failed ? 'This device could not work it out.' : 'Stopped.'}</span>
        <button type="button" class="button button-quiet" onClick={work.again}>
          Work it out
        </button>
      </p>
    );
  return (
    <p class="working">
      <span role="status">
        Working out {what}…{work.solved > 0 && ` ${work.solved} situations so far.`}
      </span>
      <button type="button" class="button button-quiet" onClick={work.stop}>
        Stop
      </button>
    </p>
  );
}
