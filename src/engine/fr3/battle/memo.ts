/** What follows from a part of the state, worked out once for it: states never change, so it stays true. */

/** Of every part that is still in use; the one asked for last is found at once. */
export function onceFor<Key extends object, T>(work: (key: Key) => T): (key: Key) => T {
  const done = new WeakMap<Key, { readonly is: T }>();
  let last: Key | undefined;
  let found: { readonly is: T } | undefined;
  return (key) => {
    if (found === undefined || key !== last) {
      found = done.get(key);
      if (found === undefined) {
        found = { is: work(key) };
        done.set(key, found);
      }
      last = key;
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
