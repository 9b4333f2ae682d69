/**
 * Work that is counted, so that no question can run for ever: a step is a face that is looked at, or a weight that is added.
 * Whoever asks says how many steps an answer may take; the count is the same on every machine.
 */

/** Thrown inside `within` when its steps are used up. It never leaves `within`. */
class UsedUp extends Error {}

interface Account {
  /** Steps done, and the most that may be done. */
  done: number;
  readonly most: number;
  /** At how many steps somebody wants to hear of it again. */
  next: number;
  readonly every: number;
  readonly say: (done: number) => void;
}

const unlimited: Account = { done: 0, most: Number.POSITIVE_INFINITY, next: Number.POSITIVE_INFINITY, every: 0, say: () => {} };
let now: Account = unlimited;

/** Counts so many steps of work. */
export function work(steps: number): void {
  now.done += steps;
  if (now.done < now.next) return;
  if (now.done > now.most) throw new UsedUp('The budget of work is used up.');
  now.next = Math.min(now.next + now.every, now.most + 1);
  now.say(now.done);
}

export type Within<T> = { readonly steps: number } & ({ readonly ok: true; readonly value: T } | { readonly ok: false });

/**
 * The result of some work, and the steps it took; not ok when it would take more than `most`. `say` hears of the steps after
 * every so many. Budgets can lie in each other: the smallest rest counts, and one that is used up ends the work that set it.
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
