/** Work that is under way beside the page. A task is worked out once, however many ask for it, and its result is kept. */
import type { Heard } from './serve.ts';

/** Why there is no result: the worker could not start or broke down, it has said nothing for too long, or it takes too long. */
export type Failure = 'failed' | 'silent' | 'long';

/** Hears of a task: how far it is, its result (undefined: read `resultOf`), or that there will be none. */
export type Hear = (heard: Extract<Heard, { solved: number }> | 'done' | Failure) => void;

interface Job {
  readonly worker: Worker;
  readonly hearers: Set<Hear>;
  /** Ends the job. */
  end(): void;
}

/** Milliseconds without a word after which a worker is given up. It says how far it is much more often. */
export const patience = 20_000;

/** By their tasks as texts. */
const results = new Map<string, unknown>();
const jobs = new Map<string, Job>();

export const resultOf = (key: string): unknown => results.get(key);

/** Keeps the result of a task that was worked out elsewhere. */
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

/** The result of a task; undefined where there is none. */
export const resultFrom = (start: () => Worker, task: object): Promise<unknown> =>
  new Promise((resolve) => {
    const key = JSON.stringify(task);
    askFor(key, start, task, (heard) => {
      if (typeof heard === 'string') resolve(resultOf(key));
    });
  });

/**
 * Asks for a task. Whoever asks when it is done already hears so at once: somebody else may have asked for it just before.
 * Returns how to ask no longer; when nobody does any more, the work stops.
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
    // A browser may forbid workers.
    hear('failed');
    return () => {};
  }
  job.hearers.add(hear);
  return () => {
    job.hearers.delete(hear);
    if (job.hearers.size === 0 && jobs.get(key) === job) job.end();
  };
}
