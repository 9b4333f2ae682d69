/** A task for a worker: its result, how far it is, and how to stop it. */
import { useEffect, useState } from 'preact/hooks';
import type { Heard } from './serve.ts';

export interface Work<Result> {
  readonly result?: Result;
  /** How many steps are done so far, and of how many where that is known. */
  readonly solved: number;
  readonly of?: number | undefined;
  readonly stopped: boolean;
  readonly failed: boolean;
  stop(): void;
  again(): void;
}

interface State extends Pick<Work<unknown>, 'solved' | 'of' | 'stopped' | 'failed'> {
  readonly key: string;
}

/** Results that were worked out on this page, by their task: three drawers may ask for the same. */
const known = new Map<string, unknown>();

const begin = (key: string): State => ({ key, solved: 0, stopped: false, failed: false });

/** `start` makes a worker that serves such tasks; without a task there is nothing to do. Tasks are plain data. */
export function useWork<Result>(start: () => Worker, task: object | undefined): Work<Result> {
  const key = task ? JSON.stringify(task) : '';
  const [, redraw] = useState(0);
  const [state, setState] = useState(begin(key));
  const now = state.key === key ? state : begin(key);
  useEffect(() => {
    if (!task || known.has(key) || now.stopped) return;
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if ('result' in data) {
        known.set(key, data.result);
        redraw((n) => n + 1);
        worker.terminate();
      } else {
        const { solved, of } = data;
        // A word that was under way when the work was stopped does not take it up again.
        setState((was) => (was.key === key && was.stopped ? was : { ...begin(key), solved, of }));
      }
    };
    worker.onerror = () => setState({ ...begin(key), stopped: true, failed: true });
    worker.postMessage(task);
    return () => worker.terminate();
  }, [key, now.stopped]);
  const result = known.get(key) as Result | undefined;
  return {
    ...(result === undefined ? {} : { result }),
    solved: now.solved,
    of: now.of,
    stopped: now.stopped,
    failed: now.failed,
    stop: () => setState({ ...now, stopped: true }),
    again: () => setState(begin(key)),
  };
}
