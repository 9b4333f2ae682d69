/** The open roster: every change is kept at once, can be undone, and is seen by other windows. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { newId, type Stored } from '../ui/stored/stored.ts';
import type { RosterShelf } from './roster-shelf.ts';

interface Named {
  readonly name: string;
}

interface Open<R> {
  readonly id: string;
  readonly roster: R;
  readonly past: readonly R[];
  readonly future: readonly R[];
}

/** Letters of the name of a roster at most. */
const longestName = 60;
const named = <R extends Named>(roster: R, more: string): R => ({
  ...roster,
  name: `${roster.name.slice(0, longestName - more.length)}${more}`,
});
/** A copy of a damaged roster. */
export const asFarAs = <R extends Named>(roster: R): R => named(roster, ', as far as it could be read');
const asOwn = <R extends Named>(next: Open<R>): Open<R> => ({
  ...next,
  id: newId(),
  roster: named(next.roster, ', from another tab'),
});

/** Changes that can be undone. */
const longestPast = 200;

/** `says`: what a roster is, in the list of rosters. `read`: the roster of a stored text; undefined when not all of it can be read. */
export function useRoster<R extends Named>(
  shelf: RosterShelf<R>,
  says: (roster: R) => string,
  read: (text: string) => R | undefined,
) {
  const [open, setOpen] = useState<Open<R> | null>(null);
  /** What is open now, also for a key that is pressed again before the page has been drawn. */
  const now = useRef<Open<R> | null>(null);
  const [stored, setStored] = useState<Stored>('stored');

  const lay = (next: Open<R> | null) => {
    now.current = next;
    setOpen(next);
  };
  /** The text of the roster as this tab has last read or stored it; undefined where it never has. */
  const seen = useRef<string>();
  /** What this tab did is a roster of its own, because another tab had stored something else meanwhile. */
  const [parted, setParted] = useState(false);
  const put = (next: Open<R>) => {
    const before = shelf.textOf(next.id);
    const apart = before !== undefined && before !== seen.current;
    const { id, roster } = apart ? asOwn(next) : next;
    lay({ ...next, id, roster });
    if (apart) setParted(true);
    const result = shelf.keep(id, roster, says(roster));
    setStored(result);
    if (result !== 'stored') return;
    seen.current = shelf.textOf(id);
    if (shelf.current() !== id) shelf.setCurrent(id);
  };
  const begin = (next: Open<R>, text?: string) => {
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
    begin(roster: R) {
      const next = { id: newId(), roster, past: [], future: [] };
      begin(next);
      put(next);
    },
    /** Opens a roster that is on the shelf already, with this text. */
    show(id: string, roster: R, text: string) {
      begin({ id, roster, past: [], future: [] }, text);
      shelf.setCurrent(id);
    },
    /** Shows a copy, which is stored with the first change. */
    showCopy: (roster: R) => begin({ id: newId(), roster, past: [], future: [] }),
    change(roster: R) {
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
