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

/** Letters of the name of a roster at most. */
const longestName = 60;
const named = (roster: Roster, more: string): Roster => ({
  ...roster,
  name: `${roster.name.slice(0, longestName - more.length)}${more}`,
});
/** A copy of a damaged roster. */
export const asFarAs = (roster: Roster): Roster => named(roster, ', as far as it could be read');
const asOwn = (next: Open): Open => ({ ...next, id: newId(), roster: named(next.roster, ', from another tab') });

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
  /** The text of the roster as this tab has last read or stored it; undefined where it never has. */
  const seen = useRef<string>();
  /** What this tab did is a roster of its own, because another tab had stored something else meanwhile. */
  const [parted, setParted] = useState(false);
  const put = (next: Open) => {
    const before = shelf.textOf(next.id);
    const apart = before !== undefined && before !== seen.current;
    const { id, roster } = apart ? asOwn(next) : next;
    lay({ ...next, id, roster });
    if (apart) setParted(true);
    const result = shelf.keep(id, roster, `${listName(roster.army)}, ${roster.size} points`);
    setStored(result);
    if (result !== 'stored') return;
    seen.current = shelf.textOf(id);
    if (shelf.current() !== id) shelf.setCurrent(id);
  };
  const begin = (next: Open, text?: string) => {
    seen.current = text;
    setParted(false);
    lay(next);
  };

  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return;
    return shelf.watch(id, (text) => {
      const here = now.current;
      const roster = text === undefined ? undefined : read(text);
      // The other tab has removed the roster, or has written what cannot be read: then this one keeps what it shows.
      if (here?.id !== id || !roster) return;
      seen.current = text;
      lay({ ...here, roster, past: [...here.past, here.roster], future: [] });
    });
  }, [id]);

  return {
    open,
    /** Whether the device stored the last change. */
    stored,
    parted,
    begin(roster: Roster) {
      const next = { id: newId(), roster, past: [], future: [] };
      begin(next);
      put(next);
    },
    /** Opens a roster that is on the shelf already, with this text. */
    show(id: string, roster: Roster, text: string) {
      begin({ id, roster, past: [], future: [] }, text);
      shelf.setCurrent(id);
    },
    /** Shows a copy, which is stored with the first change. */
    showCopy: (roster: Roster) => begin({ id: newId(), roster, past: [], future: [] }),
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
