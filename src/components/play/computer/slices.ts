/** Runs long work on the page in slices, so that the page stays responsive. */

/** Milliseconds per slice, less than a frame. */
const slice = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs a generator in slices of `most` milliseconds and returns its result. */
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
