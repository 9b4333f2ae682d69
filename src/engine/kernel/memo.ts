/** Caches for values computed from a part of the state. States never change, so the values stay valid. */

/**
 * Caches values for the few most recent keys, such as a state and the states after its actions. Weak maps are not used, because
 * they cost more in garbage collection than they save.
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

/** Caches values for keys that stay the same between states, such as bases, up to a limit. */
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

/** Caches only the value for the last pair. Use this cache for a check that is followed by performing the same action. */
export function onceForPair<One extends object, Other extends object, T>(
  work: (one: One, other: Other) => T,
): (one: One, other: Other) => T {
  let last: readonly [One, Other, T] | undefined;
  return (one, other) => {
    if (last === undefined || last[0] !== one || last[1] !== other) last = [one, other, work(one, other)];
    return last[2];
  };
}

/** Caches values by the content of plain data, up to a limit. Use this cache for questions that recur in state after state. */
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
