/** Tasks of the pages of Fantasy Rules! for their workers, and the same work on the page where no worker runs. */
import { useWork, type Work } from '../work/useWork.ts';
import type { DiceTask } from './dice.ts';
import type { MeleeTask } from './melee.ts';
import type { PlanTask } from './plan.ts';
import type { ShotTask } from './shots.ts';

const meleeWorker = () => new Worker(new URL('./melee-worker.ts', import.meta.url), { type: 'module' });
export const useMeleeTask = <Result>(task: MeleeTask): Work<Result> =>
  useWork<Result, MeleeTask>(meleeWorker, task, async () => (await import('./melee.ts')).meleeWork);

const shotsWorker = () => new Worker(new URL('./shots-worker.ts', import.meta.url), { type: 'module' });
export const useShotTask = <Result>(task: ShotTask | undefined): Work<Result> =>
  useWork<Result, ShotTask>(shotsWorker, task, async () => (await import('./shots.ts')).shotWork);

const planWorker = () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
export const usePlanTask = <Result>(task: PlanTask | undefined): Work<Result> =>
  useWork<Result, PlanTask>(planWorker, task, async () => (await import('./plan.ts')).planWork);

const diceWorker = () => new Worker(new URL('./dice-worker.ts', import.meta.url), { type: 'module' });
export const useDiceTask = <Result>(task: DiceTask): Work<Result> =>
  useWork<Result, DiceTask>(diceWorker, task, async () => (await import('./dice.ts')).diceWork);
