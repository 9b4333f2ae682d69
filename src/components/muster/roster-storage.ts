/** Rosters stored on this device, for every system. */
import { recordsOf } from '../ui/stored/records.ts';
import { number, someFields, text } from '../ui/stored/schemas.ts';
import { parsed, type Stored } from '../ui/stored/stored.ts';

export interface ListedRoster {
  readonly id: string;
  readonly name: string;
  /** The roster's list and size, in words. */
  readonly says: string;
  /** When the roster was last changed, in milliseconds. */
  readonly changed: number;
}

/** The maximum length in characters of a name, and of the description of list and size. */
const longest = 400;
/** The description comes before the roster, so that it can be listed without reading the roster. */
const headForm = someFields<Omit<ListedRoster, 'id'>>({ name: text(longest), says: text(longest), changed: number });

/** The stored rosters of a system: `muster.fr3`. */
export function rosterStorageOf<R extends { readonly name: string }>(place: string) {
  const rosters = recordsOf(place);
  return {
    /** Stores a roster. */
    keep: (id: string, roster: R, says: string): Stored =>
      rosters.write(id, {
        head: JSON.stringify({ changed: Date.now(), name: roster.name, says }),
        text: JSON.stringify(roster),
      }),
    /** The rosters on this device, latest change first. */
    listed: (): readonly ListedRoster[] =>
      rosters
        .list()
        .map(({ id, head }) => {
          const { name, says, changed } = parsed(head, headForm) ?? {};
          return { id, name: name || 'Unnamed roster', says: says ?? '', changed: changed ?? 0 };
        })
        .sort((one, other) => other.changed - one.changed),
    /** The text of a stored roster; undefined if it is missing. */
    textOf: (id: string): string | undefined => rosters.read(id)?.text,
    remove: rosters.remove,
    current: rosters.current,
    setCurrent: rosters.setCurrent,
    watch: rosters.watch,
  };
}
export type RosterStorage<R extends { readonly name: string }> = ReturnType<typeof rosterStorageOf<R>>;
