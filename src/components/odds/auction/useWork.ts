/** A task for the worker: its result, how far it is, and how to stop it. */
import { useEffect, useState } from 'preact/hooks';
import type { Results, Task } from './solve.ts';
import type { Heard } from './worker.ts';

type Kind = Task['kind'];

export interface Work<Result> {
  readonly result?: Result;
  /** How many situations are solved so far. */
  readonly solved: number;
  readonly stopped: boolean;
  readonly failed: boolean;
  stop(): void;
  again(): void;
}

/** Results that were worked out on this page, by their task: three drawers may ask for the same. */
const known = new Map<string, Results[Kind]>();

export function useWork<K extends Kind>(task: Extract<Task, { kind: K }>): Work<Results[K]> {
  const key = JSON.stringify(task);
  const [, redraw] = useState(0);
  const [state, setState] = useState({ key, solved: 0, stopped: false, failed: false });
  const now = state.key === key ? state : { key, solved: 0, stopped: false, failed: false };
  useEffect(() => {
    if (known.has(key) || now.stopped) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if ('result' in data) {
        known.set(key, data.result);
        redraw((n) => n + 1);
        worker.terminate();
      } else {
        const { solved } = data;
        // A word that was under way when the work was stopped does not take it up again.
        setState((was) => (was.key === key && was.stopped ? was : { key, solved, stopped: false, failed: false }));
      }
    };
    worker.onerror = () => setState({ key, solved: 0, stopped: true, failed: true });
    worker.postMessage(task);
    return () => worker.terminate();
  }, [key, now.stopped]);
  const result = known.get(key) as Results[K] | undefined;
  return {
    ...(result === undefined ? {} : { result }),
    solved: now.solved,
    stopped: now.stopped,
    failed: now.failed,
    stop: () => setState({ ...now, stopped: true }),
    again: () => setState({ ...now, stopped: false, failed: false }),
  };
}
