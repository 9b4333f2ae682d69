/** The open roster: every change is kept at once, can be undone, and is seen by other windows. */
import { useEffect, useState } from 'preact/hooks';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import * as shelf from './shelf.ts';

interface Open {
  readonly id: string;
  readonly roster: Roster;
  readonly past: readonly Roster[];
  readonly future: readonly Roster[];
}

/** Changes that can be undone. */
const longestPast = 200;

export function useRoster(listName: (army: string) => string) {
  const [open, setOpen] = useState<Open | null>(null);
  /** False once the device has refused to keep a roster. */
  const [kept, setKept] = useState(true);

  const put = (next: Open) => {
    const { id, roster } = next;
    setOpen(next);
    setKept(shelf.keep(id, roster, `${listName(roster.army)}, ${roster.size} points`));
  };

  useEffect(() => {
    if (!open) return;
    const changed = (event: StorageEvent) => {
      if (!shelf.holds(event.key, open.id)) return;
      const [, text] = event.newValue?.split('\n', 2) ?? [];
      // The other window has written a whole roster, or has removed it: then this one keeps what it shows.
      if (text) setOpen({ ...open, roster: JSON.parse(text) as Roster, past: [...open.past, open.roster], future: [] });
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [open]);

  return {
    open,
    kept,
    begin(roster: Roster) {
      const id = shelf.newId();
      put({ id, roster, past: [], future: [] });
      shelf.setCurrent(id);
    },
    /** Opens a roster that is on the shelf already. */
    show(id: string, roster: Roster) {
      setOpen({ id, roster, past: [], future: [] });
      shelf.setCurrent(id);
    },
    change(roster: Roster) {
      if (!open || roster === open.roster) return;
      put({ ...open, roster, past: [...open.past, open.roster].slice(-longestPast), future: [] });
    },
    undo() {
      const roster = open?.past.at(-1);
      if (open && roster) put({ ...open, roster, past: open.past.slice(0, -1), future: [open.roster, ...open.future] });
    },
    redo() {
      const [roster] = open?.future ?? [];
      if (open && roster) put({ ...open, roster, past: [...open.past, open.roster], future: open.future.slice(1) });
    },
    close() {
      setOpen(null);
      shelf.setCurrent(undefined);
    },
  };
}
