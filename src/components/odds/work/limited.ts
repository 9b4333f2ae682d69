/** Work within a budget: in a worker, or where there is none on the page. */
import { within } from '../../../engine/kernel/budget.ts';

/** Says how many steps are done, and of how many where that is known. */
export type Say = (solved: number, of?: number) => void;

/** Works a task out: plain data in, plain data out. */
export type Worked<Task> = (task: Task, say: Say) => unknown;

/** Steps that a task may take at most: some ten seconds on a good machine. An answer that takes longer is refused before. */
export const mostOfTask = 50_000_000;

/** So many steps lie between two signs of life. */
const stepsBetweenSigns = 500_000;

/** The result of a task, or that it would take too long. */
export function limited<Task>(
  work: Worked<Task>,
  task: Task,
  say: Say,
  alive: () => void = () => {},
): { readonly result: unknown } | { readonly tooLong: true } {
  const done = within(mostOfTask, () => work(task, say), stepsBetweenSigns, alive);
  return done.ok ? { result: done.value } : { tooLong: true };
}
