/** The state of a roster builder: the open roster, what could not be read, and what the address asks for. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { longestName } from '../../engine/kernel/limits.ts';
import type { RosterStorage } from './roster-storage.ts';
import { asFarAs, useRoster } from './use-roster.ts';

/** The part of a roster that could be read, and a sentence for each part that could not. */
export interface Salvaged<R> {
  readonly roster?: R | undefined;
  readonly problems: readonly string[];
}

/** What a system provides for its roster builder. */
export interface RosterFormat<R extends { readonly name: string }> {
  readonly noun: 'roster' | 'army';
  readonly storage: RosterStorage<R>;
  /** The list and size of a roster in words. */
  describe(roster: R): string;
  /** Reads a text, a link or a file. */
  read(text: string): Salvaged<R> | Promise<Salvaged<R>>;
  /** Reads a text that another tab has stored; undefined until the code that reads it is loaded. */
  readNow(text: string): Salvaged<R> | undefined;
  /** The ready-made roster that an address names. */
  ready(id: string): R | undefined | Promise<R | undefined>;
}

/** `isReady` says whether the main view can be shown. `onList` is told which army list an address asks for. */
export function useRosterPage<R extends { readonly name: string }>(
  { noun, storage, describe, read, readNow, ready }: RosterFormat<R>,
  isReady = true,
  onList?: (list: string) => void,
) {
  const readWhole = (text: string): R | undefined => {
    const { roster, problems } = readNow(text) ?? { problems: [] };
    return problems.length === 0 ? roster : undefined;
  };
  const { open, stored, parted, begin, show, showCopy, change, undo, redo, close } = useRoster(storage, describe, readWhole);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** The stored text of a roster that could not be read completely. */
  const [original, setOriginal] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);

  /** Imports a roster from outside, and shows what could not be read. */
  const take = async (text: string): Promise<void> => {
    const { roster, problems } = await read(text);
    setProblems(problems);
    setOriginal(undefined);
    if (roster) begin(roster);
  };
  const openStored = async (id: string): Promise<void> => {
    const text = storage.textOf(id);
    if (text === undefined) return setProblems([`This ${noun} is no longer on this device.`]);
    const { roster, problems } = await read(text);
    setProblems(problems);
    setOriginal(problems.length > 0 ? text : undefined);
    if (roster && problems.length === 0) show(id, roster, text);
    else if (roster) showCopy(asFarAs(roster));
  };
  const start = (roster: R): void => {
    setProblems([]);
    setOriginal(undefined);
    begin(roster);
  };
  const startReady = async (id: string): Promise<void> => {
    const roster = await ready(id);
    if (roster) start(roster);
  };

  useEffect(() => {
    const arrive = () => {
      const asked = new URLSearchParams(location.search);
      const letters = location.hash.slice(1);
      const [list, readyId] = [asked.get('army'), asked.get('ready')];
      const last = storage.current();
      if (letters.length > 1 && !letters.startsWith('muster-')) {
        // The roster from the link is now stored here; a reload must not import it again.
        history.replaceState(null, '', location.pathname);
        take(`#${letters}`);
      } else if (readyId) {
        history.replaceState(null, '', location.pathname);
        startReady(readyId);
      } else if (list && onList) onList(list);
      else if (last !== undefined && letters === '') openStored(last);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  const isOpen = open !== null && isReady;
  useEffect(() => {
    if (isOpen) frame.current?.scrollIntoView();
  }, [isOpen]);

  return {
    noun,
    frame,
    isOpen,
    stored,
    /** This tab's changes became a separate roster. */
    parted,
    problems,
    original,
    dismissProblems: () => setProblems([]),
    take,
    openStored,
    start,
    startReady,
    /** The props of the main view; undefined if no roster is open. */
    desk: open
      ? {
          key: open.id,
          roster: open.roster,
          onChange: change,
          canUndo: open.past.length > 0,
          canRedo: open.future.length > 0,
          onUndo: undo,
          onRedo: redo,
          onCopy: () => begin({ ...open.roster, name: `${open.roster.name}, copy`.slice(0, longestName) }),
          onClose: close,
        }
      : undefined,
  };
}

export type RosterPageState<R extends { readonly name: string }> = ReturnType<typeof useRosterPage<R>>;
/** The props that the main view of every system has. */
export type DeskProps<R extends { readonly name: string }> = Omit<NonNullable<RosterPageState<R>['desk']>, 'key'>;
