/** Tasks running in workers. Each task runs only once however many callers want it, and its result is cached. */
import type { Heard } from './serve.ts';

/** Why there is no result: the worker could not start or crashed, it was silent for too long, or the task is too long. */
export type Failure = 'failed' | 'silent' | 'long';

/** Receives the progress of a task, its completion (`resultOf` then has the result), or its failure. */
export type Hear = (heard: Extract<Heard, { solved: number }> | 'done' | Failure) => void;

interface Job {
  readonly worker: Worker;
  readonly hearers: Set<Hear>;
  /** Ends the job. */
  end(): void;
}

/** After this many milliseconds of silence the page stops waiting for a worker. Workers report progress much more often. */
export const patience = 20_000;

/** Indexed by tasks as text. */
const results = new Map<string, unknown>();
const jobs = new Map<string, Job>();

export const resultOf = (key: string): unknown => results.get(key);

/** Caches the result of a task that was carried out elsewhere. */
export const keepResult = (key: string, result: unknown): void => {
  results.set(key, result);
};

function begun(key: string, start: () => Worker, task: object): Job {
  const worker = start();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const job: Job = {
    worker,
    hearers: new Set(),
    end() {
      clearTimeout(waiting);
      jobs.delete(key);
      worker.terminate();
    },
  };
  const tell = (heard: Parameters<Hear>[0]) => {
    for (const hear of [...job.hearers]) hear(heard);
  };
  const over = (heard: 'done' | Failure) => {
    job.end();
    tell(heard);
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => over('silent'), patience);
  };
  worker.onmessage = ({ data }: MessageEvent<Heard>) => {
    if ('result' in data) {
      results.set(key, data.result);
      over('done');
      return;
    }
    if ('tooLong' in data) {
      over('long');
      return;
    }
    wait();
    if ('solved' in data) tell(data);
  };
  worker.onerror = () => over('failed');
  worker.onmessageerror = () => over('failed');
  worker.postMessage(task);
  wait();
  jobs.set(key, job);
  return job;
}

/** The result of a task; undefined if it failed. */
export const resultFrom = (start: () => Worker, task: object): Promise<unknown> =>
  new Promise((resolve) => {
    const key = JSON.stringify(task);
    askFor(key, start, task, (heard) => {
      if (typeof heard === 'string') resolve(resultOf(key));
    });
  });

/**
 * Requests a task. If the result is already cached, `hear` is called immediately. Returns a function that cancels the request.
 * The work stops when no requests are left.
 */
export function askFor(key: string, start: () => Worker, task: object, hear: Hear): () => void {
  if (results.has(key)) {
    hear('done');
    return () => {};
  }
  let job: Job;
  try {
    job = jobs.get(key) ?? begun(key, start, task);
  } catch {
    // A browser can forbid workers.
    hear('failed');
    return () => {};
  }
  job.hearers.add(hear);
  return () => {
    job.hearers.delete(hear);
    if (job.hearers.size === 0 && jobs.get(key) === job) job.end();
  };
}
