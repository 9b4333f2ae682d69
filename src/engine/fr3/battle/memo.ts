/** What follows from a part of the state, worked out once for it: states never change, so it stays true. */
export function onceFor<Key extends object, T>(work: (key: Key) => T): (key: Key) => T {
  const done = new WeakMap<Key, { readonly is: T }>();
  return (key) => {
    const found = done.get(key);
    if (found) return found.is;
    const is = work(key);
    done.set(key, { is });
    return is;
  };
}
