/** Runs tasks for the pages of Fantasy Rules! in their workers, or on the page if workers are unavailable. */
import { useWork, type Work } from '../work/useWork.ts';
import type { PlanTask } from './charge-planner.ts';
import type { DiceTask } from './dice.ts';

const planWorker = () => new Worker(new URL('./charge-planner-worker.ts', import.meta.url), { type: 'module' });
export const usePlanTask = <Result>(task: PlanTask | undefined): Work<Result> =>
  useWork<Result, PlanTask>(planWorker, task, async () => (await import('./charge-planner.ts')).planWork);

const diceWorker = () => new Worker(new URL('./dice-worker.ts', import.meta.url), { type: 'module' });
export const useDiceTask = <Result>(task: DiceTask): Work<Result> =>
  useWork<Result, DiceTask>(diceWorker, task, async () => (await import('./dice.ts')).diceWork);
