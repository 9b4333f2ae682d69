/** The open roster: every change is stored immediately, can be undone, and appears in other tabs. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { longestName } from '../../engine/kernel/limits.ts';
import { newId, type Stored } from '../ui/stored/stored.ts';
import type { RosterStorage } from './roster-storage.ts';

interface Named {
  readonly name: string;
}

interface Open<R> {
  readonly id: string;
  readonly roster: R;
  readonly past: readonly R[];
  readonly future: readonly R[];
}

const named = <R extends Named>(roster: R, more: string): R => ({
  ...roster,
  name: `${roster.name.slice(0, longestName - more.length)}${more}`,
});
/** A copy of a damaged roster. The name of the copy says that it is incomplete. */
export const asFarAs = <R extends Named>(roster: R): R => named(roster, ', as far as it could be read');
const asOwn = <R extends Named>(next: Open<R>): Open<R> => ({
  ...next,
  id: newId(),
  roster: named(next.roster, ', from another tab'),
});

/** The maximum number of changes that can be undone. */
const longestPast = 200;

/** `says` describes a roster for the list of rosters. `read` reads a stored text; undefined if part of it is unreadable. */
export function useRoster<R extends Named>(
  storage: RosterStorage<R>,
  says: (roster: R) => string,
  read: (text: string) => R | undefined,
) {
  const [open, setOpen] = useState<Open<R> | null>(null);
  /** The roster that is open now. This value is correct even for a second key press before the next rendering. */
  const now = useRef<Open<R> | null>(null);
  const [stored, setStored] = useState<Stored>('stored');

  const lay = (next: Open<R> | null) => {
    now.current = next;
    setOpen(next);
  };
  /** The roster's text as this tab last read or stored it; undefined if it has not done so. */
  const seen = useRef<string>();
  /** This tab's changes became a separate roster, because another tab had stored a different version. */
  const [parted, setParted] = useState(false);
  const put = (next: Open<R>) => {
    const before = storage.textOf(next.id);
    const apart = before !== undefined && before !== seen.current;
    const { id, roster } = apart ? asOwn(next) : next;
    lay({ ...next, id, roster });
    if (apart) setParted(true);
    const result = storage.keep(id, roster, says(roster));
    setStored(result);
    if (result !== 'stored') return;
    seen.current = storage.textOf(id);
    if (storage.current() !== id) storage.setCurrent(id);
  };
  const begin = (next: Open<R>, text?: string) => {
    seen.current = text;
    setParted(false);
    lay(next);
  };

  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return;
    return storage.watch(id, (text) => {
      const here = now.current;
      const roster = text === undefined ? undefined : read(text);
      // The other tab has removed the roster or stored something unreadable, so this tab keeps its own version.
      if (here?.id !== id || !roster) return;
      seen.current = text;
      lay({ ...here, roster, past: [...here.past, here.roster], future: [] });
    });
  }, [id]);

  return {
    open,
    /** Whether the last change was stored. */
    stored,
    parted,
    begin(roster: R) {
      const next = { id: newId(), roster, past: [], future: [] };
      begin(next);
      put(next);
    },
    /** Opens a roster that is already stored with this text. */
    show(id: string, roster: R, text: string) {
      begin({ id, roster, past: [], future: [] }, text);
      storage.setCurrent(id);
    },
    /** Shows a copy, which is stored only when it changes. */
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
      storage.setCurrent(undefined);
    },
  };
}
