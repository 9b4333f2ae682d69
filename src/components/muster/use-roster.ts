/** The open roster: every change is kept at once, can be undone, and is seen by other windows. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import { newId, type Stored } from '../ui/stored/stored.ts';
import * as shelf from './shelf.ts';

interface Open {
  readonly id: string;
  readonly roster: Roster;
  readonly past: readonly Roster[];
  readonly future: readonly Roster[];
}

/** Changes that can be undone. */
const longestPast = 200;

/** `read`: the roster of a stored text; undefined when not all of it can be read. */
export function useRoster(listName: (army: string) => string, read: (text: string) => Roster | undefined) {
  const [open, setOpen] = useState<Open | null>(null);
  /** What is open now, also for a key that is pressed again before the page has been drawn. */
  const now = useRef<Open | null>(null);
  const [stored, setStored] = useState<Stored>('stored');

  const lay = (next: Open | null) => {
    now.current = next;
    setOpen(next);
  };
  const put = (next: Open) => {
    const { id, roster } = next;
    lay(next);
    setStored(shelf.keep(id, roster, `${listName(roster.army)}, ${roster.size} points`));
  };

  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return;
    return shelf.watch(id, (text) => {
      const here = now.current;
      const roster = text === undefined ? undefined : read(text);
      // The other tab has removed the roster, or has written what cannot be read: then this one keeps what it shows.
      if (here?.id === id && roster) lay({ ...here, roster, past: [...here.past, here.roster], future: [] });
    });
  }, [id]);

  return {
    open,
    /** Whether the device stored the last change. */
    stored,
    begin(roster: Roster) {
      const id = newId();
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
