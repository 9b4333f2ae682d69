/** Shown in place of a result: the progress of the work with a button to stop it, or why the work failed and how to continue. */
import type { Work } from './useWork.ts';

interface Props {
  work: Work<unknown>;
  what: string;
  /** The word for the steps in the progress report. */
  steps?: string;
}

const sentences = {
  failed: 'The calculation could not be started.',
  silent: 'The calculation stopped answering.',
  page: 'This device could not work out the answer.',
  long: 'This would take too long to work out exactly. Ask a simpler question.',
} as const;

export function Working({ work, what, steps = 'steps' }: Props) {
  const { solved, of, stopped, failed, stop, again, onPage } = work;
  if (stopped)
    return (
      <p class="working">
        <span role="status">{failed ? sentences[failed] : 'Stopped.'}</span>
        {failed !== 'long' && (
          <button type="button" class="button button-quiet" onClick={again}>
            {failed ? 'Try again' : 'Work it out'}
          </button>
        )}
        {onPage && (
          <button type="button" class="button button-quiet" onClick={onPage}>
            Work it out in this tab
          </button>
        )}
      </p>
    );
  return (
    <p class="working">
      <span>
        <span role="status">Working out {what}…</span>
        {solved > 0 && (of ? ` ${solved} of ${of} ${steps}.` : ` ${solved.toLocaleString('en')} ${steps} so far.`)}
      </span>
      <button type="button" class="button button-quiet" onClick={stop}>
        Stop
      </button>
    </p>
  );
}
