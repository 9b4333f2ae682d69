/** What follows from a part of the state, worked out once for it: states never change, so it stays true. */

/**
 * Of the few parts asked for last, such as a state and those that come of its actions. Nothing is kept by weak reference: it
 * costs the collector of garbage more than the work that it saves.
 */
export function onceFor<Key extends object, T>(work: (key: Key) => T, few = 8): (key: Key) => T {
  const keys: (Key | undefined)[] = Array.from({ length: few }, () => undefined);
  const found: (T | undefined)[] = Array.from({ length: few }, () => undefined);
  let last = 0;
  let oldest = 0;
  return (key) => {
    if (keys[last] !== key) {
      const at = keys.indexOf(key);
      if (at >= 0) last = at;
      else {
        const is = work(key);
        last = oldest;
        oldest = (oldest + 1) % few;
        keys[last] = key;
        found[last] = is;
      }
    }
    return found[last] as T;
  };
}

/** Of parts that stay the same from state to state, such as bases, as long as not too many different ones have come. */
export function onceForEach<Key extends object, T>(work: (key: Key) => T, most = 2000): (key: Key) => T {
  const done = new Map<Key, { readonly is: T }>();
  return (key) => {
    let found = done.get(key);
    if (found === undefined) {
      found = { is: work(key) };
      if (done.size >= most) done.clear();
      done.set(key, found);
    }
    return found.is;
  };
}

/** Of the pair asked for last only: what is refused or not is performed next. */
export function onceForPair<One extends object, Other extends object, T>(
  work: (one: One, other: Other) => T,
): (one: One, other: Other) => T {
  let last: readonly [One, Other, T] | undefined;
  return (one, other) => {
    if (last === undefined || last[0] !== one || last[1] !== other) last = [one, other, work(one, other)];
    return last[2];
  };
}

/** Of plain data by its value, as long as not too many different ones have come: what is asked again in state after state. */
export function onceForValue<Value, T>(work: (value: Value) => T, most = 20_000): (value: Value) => T {
  const done = new Map<string, { readonly is: T }>();
  return (value) => {
    const key = JSON.stringify(value);
    let found = done.get(key);
    if (found === undefined) {
      if (done.size >= most) done.clear();
      found = { is: work(value) };
      done.set(key, found);
    }
    return found.is;
  };
}
