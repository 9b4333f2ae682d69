/** A task of a calculator for its worker, and the same work on the page where no worker runs. */
import { useWork, type Work } from '../work/useWork.ts';
import type { CalculatorTask } from './calculator-work.ts';
import { type CalculatorName, engineNamed } from './engines.ts';

export const startWorker = (name: CalculatorName): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export const useCalculatorTask = <Result>(name: CalculatorName, task: CalculatorTask | undefined): Work<Result> =>
  useWork<Result, CalculatorTask & { readonly of: string }>(
    () => startWorker(name),
    // What is worked out is kept by its task: calculators must not be mistaken for each other.
    task && { ...task, of: name },
    async () => (await import('./calculator-work.ts')).calculatorWork(await engineNamed(name)),
  );
