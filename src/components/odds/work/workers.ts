/** Work that is under way beside the page. A task is worked out once, however many ask for it, and its result is kept. */
import type { Heard } from './serve.ts';

/** Hears of a task: how far it is, its result (undefined: read `resultOf`), or that it failed. */
export type Hear = (heard: Extract<Heard, { solved: number }> | 'done' | 'failed') => void;

interface Job {
  readonly worker: Worker;
  readonly hearers: Set<Hear>;
}

/** By their tasks as texts. */
const results = new Map<string, unknown>();
const jobs = new Map<string, Job>();

export const resultOf = (key: string): unknown => results.get(key);

function begun(key: string, start: () => Worker, task: object): Job {
  const job: Job = { worker: start(), hearers: new Set() };
  const tell = (heard: Parameters<Hear>[0]) => {
    for (const hear of [...job.hearers]) hear(heard);
  };
  const over = (heard: 'done' | 'failed') => {
    jobs.delete(key);
    job.worker.terminate();
    tell(heard);
  };
  job.worker.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (!('result' in data)) return tell(data);
    results.set(key, data.result);
    over('done');
  };
  job.worker.onerror = () => over('failed');
  job.worker.postMessage(task);
  jobs.set(key, job);
  return job;
}

/**
 * Asks for a task. Whoever asks when it is done already hears so at once: somebody else may have asked for it just before.
 * Returns how to ask no longer; when nobody does any more, the work stops.
 */
export function askFor(key: string, start: () => Worker, task: object, hear: Hear): () => void {
  if (results.has(key)) {
    hear('done');
    return () => {};
  }
  const job = jobs.get(key) ?? begun(key, start, task);
  job.hearers.add(hear);
  return () => {
    job.hearers.delete(hear);
    if (job.hearers.size > 0 || jobs.get(key) !== job) return;
    jobs.delete(key);
    job.worker.terminate();
  };
}
