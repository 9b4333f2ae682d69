/** Work on the page itself, which must never stand still. */
import { within } from '../../../engine/kernel/budget.ts';

/** Steps of work that an answer may take on the page: about a fiftieth of a second on a good machine. */
export const stepsOnPage = 50_000;

/** What is worked out, or undefined where it takes more than a page may. */
export function onPage<T>(make: () => T): T | undefined {
  const done = within(stepsOnPage, make);
  return done.ok ? done.value : undefined;
}
