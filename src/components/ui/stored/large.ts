/** Storage for values too large for localStorage: in IndexedDB, with a separate database for each kind. Never throws. */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Reader } from './stored.ts';

export interface Large<T> {
  /** The stored value, validated by its schema; undefined if it is missing or damaged. */
  read(id: string): Promise<T | undefined>;
  /** Returns false if the device did not store it. */
  write(id: string, value: T): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export function largeOf<T>(kind: string, schema: Reader<T>): Large<T> {
  // Opening throws if the browser has no IndexedDB, or blocks it.
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
