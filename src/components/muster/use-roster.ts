/** The open roster: every change is kept at once, can be undone, and is seen by other windows. */
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** What is open now, also for a key that is pressed again before the page has been drawn. */
  const now = useRef<Open | null>(null);
  /** False once the device has refused to keep a roster. */
  const [kept, setKept] = useState(true);

  const lay = (next: Open | null) => {
    now.current = next;
    setOpen(next);
  };
  const put = (next: Open) => {
    const { id, roster } = next;
    lay(next);
    setKept(shelf.keep(id, roster, `${listName(roster.army)}, ${roster.size} points`));
  };

  useEffect(() => {
    const changed = (event: StorageEvent) => {
      const here = now.current;
      if (!here || !shelf.holds(event.key, here.id)) return;
      const [, text] = event.newValue?.split('\n', 2) ?? [];
      // The other window has written a whole roster, or has removed it: then this one keeps what it shows.
      if (text) lay({ ...here, roster: JSON.parse(text) as Roster, past: [...here.past, here.roster], future: [] });
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);

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
      lay({ id, roster, past: [], future: [] });
      shelf.setCurrent(id);
    },
    change(roster: Roster) {
      const here = now.current;
      if (!here || roster === here.roster) return;
      put({ ...here, roster, past: [...here.past, here.roster].slice(-longestPast), future: [] });
    },
    undo() {
      const here = now.current;
      const roster = here?.past.at(-1);
      if (here && roster) put({ ...here, roster, past: here.past.slice(0, -1), future: [here.roster, ...here.future] });
    },
    redo() {
      const here = now.current;
      const [roster] = here?.future ?? [];
      if (here && roster) put({ ...here, roster, past: [...here.past, here.roster], future: here.future.slice(1) });
    },
    close() {
      lay(null);
      shelf.setCurrent(undefined);
    },
  };
}
