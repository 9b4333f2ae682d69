/** Long work on the page itself, done in slices: between two of them the page answers to whoever uses it. */

/** Milliseconds of one slice: less than a frame. */
const slice = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a generator returns, run in slices of so many milliseconds. */
export async function inSlices<T>(steps: Generator<unknown, T>, most: number = slice): Promise<T> {
  for (;;) {
    const until = performance.now() + most;
    do {
      const next = steps.next();
      if (next.done) return next.value;
    } while (performance.now() < until);
    await breath();
  }
}
