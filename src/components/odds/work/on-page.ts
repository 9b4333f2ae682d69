/** Calculations in the page's main thread, which must never be blocked for long. */
import { within } from '../../../engine/kernel/budget.ts';

/** The maximum number of steps for an answer on the page: about a fiftieth of a second on a good machine. */
export const stepsOnPage = 50_000;

/** The result; undefined if it takes more than `stepsOnPage` steps. */
export function onPage<T>(make: () => T): T | undefined {
  const done = within(stepsOnPage, make);
  return done.ok ? done.value : undefined;
}
