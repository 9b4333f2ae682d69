/** A task for a worker: its result, its progress, and how to stop it. */
import { useEffect, useState } from 'preact/hooks';
import type { Worked } from './limited.ts';
import { askFor, type Failure, keepResult, resultOf } from './workers.ts';

export interface Work<Result> {
  readonly result?: Result;
  /** The steps done so far, and the total if known. */
  readonly solved: number;
  readonly of?: number | undefined;
  readonly stopped: boolean;
  /** Why the task failed; `page` means that the page could not do it either. */
  readonly failed?: Failure | 'page' | undefined;
  stop(): void;
  again(): void;
  /** Does the work on the page when the worker cannot; undefined if this is not offered. */
  readonly onPage?: (() => void) | undefined;
}

interface State extends Pick<Work<unknown>, 'solved' | 'of' | 'stopped' | 'failed'> {
  readonly key: string;
}

const begin = (key: string): State => ({ key, solved: 0, stopped: false });

/**
 * `start` creates a worker for these tasks. Without a task nothing runs. Tasks are plain data. `here` loads the code that does
 * the work on the page. If the worker fails, the page offers to do the work itself.
 */
export function useWork<Result, Task extends object = object>(
  start: () => Worker,
  task: Task | undefined,
  here?: () => Promise<Worked<Task>>,
): Work<Result> {
  const key = task ? JSON.stringify(task) : '';
  const [, redraw] = useState(0);
  const [state, setState] = useState(begin(key));
  const now = state.key === key ? state : begin(key);
  const result = resultOf(key) as Result | undefined;
  useEffect(() => {
    if (!task || result !== undefined || now.stopped) return;
    return askFor(key, start, task, (heard) => {
      if (heard === 'done') redraw((n) => n + 1);
      else if (typeof heard === 'string') setState({ ...begin(key), stopped: true, failed: heard });
      // If a message was already on its way when the work was stopped, it does not restart the work.
      else setState((was) => (was.key === key && was.stopped ? was : { ...begin(key), ...heard }));
    });
  }, [key, now.stopped]);
  const onPage = () => {
    if (!task || !here) return;
    const failed = (why: 'page' | 'long') => setState({ ...begin(key), stopped: true, failed: why });
    Promise.all([here(), import('./limited.ts')])
      .then(([work, { limited }]) => {
        const found = limited(work, task, () => {});
        if ('tooLong' in found) return failed('long');
        keepResult(key, found.result);
        redraw((n) => n + 1);
      })
      .catch(() => failed('page'));
  };
  return {
    ...(result === undefined ? {} : { result }),
    solved: now.solved,
    of: now.of,
    stopped: now.stopped,
    failed: now.failed,
    stop: () => setState({ ...now, stopped: true }),
    again: () => setState(begin(key)),
    onPage: (now.failed === 'failed' || now.failed === 'silent') && here ? onPage : undefined,
  };
}
