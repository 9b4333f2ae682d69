/** Runs a calculator's task in its worker. If workers are unavailable, the page runs the task. */
import { useWork, type Work } from '../work/useWork.ts';
import type { CalculatorTask } from './calculator-work.ts';
import { type CalculatorName, engineNamed } from './engines.ts';

export const startWorker = (name: CalculatorName): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export const useCalculatorTask = <Result>(name: CalculatorName, task: CalculatorTask | undefined): Work<Result> =>
  useWork<Result, CalculatorTask & { readonly of: string }>(
    () => startWorker(name),
    // Results are cached by task, so the task must include the calculator's name.
    task && { ...task, of: name },
    async () => (await import('./calculator-work.ts')).calculatorWork(await engineNamed(name)),
  );
