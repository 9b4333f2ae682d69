/** What is too large for localStorage: values in IndexedDB, each kind in a database of the site's own. Nothing here throws. */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Reader } from './stored.ts';

export interface Large<T> {
  /** The stored value, read by its schema; undefined when it is missing or damaged. */
  read(id: string): Promise<T | undefined>;
  /** False when the device did not store it. */
  write(id: string, value: T): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export function largeOf<T>(kind: string, schema: Reader<T>): Large<T> {
  // Where the browser has no IndexedDB, or blocks it, opening it throws.
  const asked = async <R>(ask: (store: UseStore) => Promise<R>): Promise<R | undefined> => {
    try {
      opened ??= createStore(`battlebook:${kind}`, kind);
      return await ask(opened);
    } catch {
      return undefined;
    }
  };
  let opened: UseStore | undefined;
  return {
    read: (id) => asked(async (store) => schema(await get(id, store))),
    write: async (id, value) => (await asked((store) => set(id, value, store).then(() => true))) ?? false,
    remove: (id) => asked((store) => del(id, store)),
  };
}
