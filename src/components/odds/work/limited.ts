/** Work that must stay within a limit of steps, in a worker or on the page. */
import { within } from '../../../engine/kernel/budget.ts';

/** Reports the steps done, and the total if known. */
export type Say = (solved: number, of?: number) => void;

/** Carries out a task. Tasks and results are plain data. */
export type Worked<Task> = (task: Task, say: Say) => unknown;

/** The maximum number of steps for a task: about ten seconds on a good machine. Longer tasks are refused. */
export const mostOfTask = 50_000_000;

/** After this many steps, the worker sends a message to show that it is still running. */
const stepsBetweenSigns = 500_000;

/** The result of a task, or the statement that it would take too long. */
export function limited<Task>(
  work: Worked<Task>,
  task: Task,
  say: Say,
  alive: () => void = () => {},
): { readonly result: unknown } | { readonly tooLong: true } {
  const done = within(mostOfTask, () => work(task, say), stepsBetweenSigns, alive);
  return done.ok ? { result: done.value } : { tooLong: true };
}
