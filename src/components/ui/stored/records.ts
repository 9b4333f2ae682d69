/**
 * Stored records of one kind (battles, rosters, games), one entry each, so that one damaged entry cannot affect another. An entry
 * has a first line with enough data for a list, followed by the text of the record.
 */
import { keysUnder, onOtherTabs, readText, removeText, type Stored, writeText } from './stored.ts';

export interface KeptText {
  readonly head: string;
  readonly text: string;
}

const split = (kept: string): KeptText => {
  const at = kept.indexOf('\n');
  return at < 0 ? { head: '', text: kept } : { head: kept.slice(0, at), text: kept.slice(at + 1) };
};

/** Records whose keys begin with the root and a dot. The root itself stores the id of the record last open. */
export const recordsOf = (root: string) => {
  const keyOf = (id: string) => `${root}.${id}`;
  const read = (id: string): KeptText | undefined => {
    const kept = readText(keyOf(id));
    return kept === undefined ? undefined : split(kept);
  };
  return {
    list: (): readonly (KeptText & { readonly id: string })[] =>
      keysUnder(keyOf('')).map((key) => {
        const id = key.slice(root.length + 1);
        return { id, head: '', text: '', ...read(id) };
      }),
    read,
    write: (id: string, { head, text }: KeptText): Stored => writeText(keyOf(id), `${head}\n${text}`),
    remove: (id: string): void => removeText(keyOf(id)),
    current: (): string | undefined => readText(root),
    setCurrent: (id: string | undefined): void => {
      if (id === undefined) removeText(root);
      else writeText(root, id);
    },
    /**
     * Calls `told` with the text that another tab has stored for a record, or with undefined if that tab has removed the record.
     */
    watch: (id: string, told: (text: string | undefined) => void): (() => void) =>
      onOtherTabs((key, kept) => {
        if (key === keyOf(id)) told(kept === undefined ? undefined : split(kept).text);
      }),
  };
};

/** The same kind of storage, but in memory only and separate from the device's storage. */
export function passingRecords(): ReturnType<typeof recordsOf> {
  const kept = new Map<string, KeptText>();
  return {
    list: () => [...kept].map(([id, record]) => ({ id, ...record })),
    read: (id) => kept.get(id),
    write(id, record) {
      kept.set(id, record);
      return 'stored';
    },
    remove: (id) => void kept.delete(id),
    current: () => undefined,
    setCurrent: () => {},
    watch: () => () => {},
  };
}
