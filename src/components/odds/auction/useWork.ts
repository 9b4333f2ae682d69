/** Runs a task in the worker of the auction page. */
import { useWork as useWorker, type Work } from '../work/useWork.ts';
import type { Results, Task } from './solve.ts';

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export const useWork = <K extends Task['kind']>(task: Extract<Task, { kind: K }>): Work<Results[K]> =>
  useWorker<Results[K], Task>(start, task, async () => (await import('./solve.ts')).work);
