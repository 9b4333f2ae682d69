/**
 * Limits on computation, so that no question can run forever. One step of work is a die face that is visited, or a weight that is
 * added to the odds. The caller sets how many steps an answer may take. The count is the same on every machine.
 */

/** Thrown when the steps that `within` allows are used up. The exception never leaves `within`. */
class UsedUp extends Error {}

interface Account {
  /** The number of steps done, and the limit. */
  done: number;
  readonly most: number;
  /** The step count at which `say` is called next. */
  next: number;
  readonly every: number;
  readonly say: (done: number) => void;
}

const unlimited: Account = { done: 0, most: Number.POSITIVE_INFINITY, next: Number.POSITIVE_INFINITY, every: 0, say: () => {} };
let now: Account = unlimited;

/** Counts steps of work. */
export function work(steps: number): void {
  now.done += steps;
  if (now.done < now.next) return;
  if (now.done > now.most) throw new UsedUp('This question would take too long to work out.');
  now.next = Math.min(now.next + now.every, now.most + 1);
  now.say(now.done);
}

export type Within<T> = { readonly steps: number } & ({ readonly ok: true; readonly value: T } | { readonly ok: false });

/**
 * The result of some work, with the number of its steps. The result is not ok if the work would take more than `most` steps.
 * `say` is called with the count at regular intervals. Calls can be nested: an inner call never gets more steps than the outer
 * calls have left. When the steps of a call are used up, that call and all calls inside it end, but the calls around it continue.
 */
export function within<T>(
  most: number,
  make: () => T,
  every = Number.POSITIVE_INFINITY,
  say: (done: number) => void = () => {},
): Within<T> {
  const outer = now;
  const rest = outer.most - outer.done;
  const least = Math.min(most, rest);
  const own: Account = { done: 0, most: least, next: Math.min(every, least + 1), every, say };
  const end = () => {
    now = outer;
    outer.done += own.done;
  };
  now = own;
  try {
    const value = make();
    end();
    return { ok: true, value, steps: own.done };
  } catch (error) {
    end();
    if (!(error instanceof UsedUp) || (rest < most && own.done > rest)) throw error;
    return { ok: false, steps: own.done };
  }
}
