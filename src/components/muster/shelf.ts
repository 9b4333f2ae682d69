/** Rosters kept on this device, one entry of localStorage each: one damaged entry cannot hurt another. */
import type { Roster } from '../../engine/fr3/muster/roster.ts';

const root = 'muster.fr3';
const prefix = `${root}.`;

const ignoring = <T>(does: () => T, otherwise: T): T => {
  try {
    return does();
  } catch {
    return otherwise;
  }
};

export interface KeptRoster {
  readonly id: string;
  readonly name: string;
  /** Its list and size, in words. */
  readonly says: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

/** The words of the list stand before the roster, so that a list of rosters needs no reading of them. */
const split = (kept: string): readonly [head: string, text: string] => {
  const at = kept.indexOf('\n');
  return at < 0 ? ['', kept] : [kept.slice(0, at), kept.slice(at + 1)];
};

export const newId = (): string =>
  Date.now().toString(36) +
  Math.floor(Math.random() * 1296)
    .toString(36)
    .padStart(2, '0');

/** Keeps a roster. False when the device does not let the page keep anything. */
export const keep = (id: string, roster: Roster, says: string): boolean =>
  ignoring(() => {
    const head = JSON.stringify({ changed: Date.now(), name: roster.name, says });
    localStorage.setItem(prefix + id, `${head}\n${JSON.stringify(roster)}`);
    return true;
  }, false);

/** The rosters of this device, the last changed first. */
export function listed(): readonly KeptRoster[] {
  const keys = ignoring(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
  return keys
    .map((key): KeptRoster => {
      const [head] = split(ignoring(() => localStorage.getItem(key) ?? '', ''));
      const { name, says, changed } = ignoring(() => JSON.parse(head), {}) as Partial<KeptRoster>;
      return { id: key.slice(prefix.length), name: name || 'A roster without a name', says: says ?? '', changed: changed ?? 0 };
    })
    .sort((one, other) => other.changed - one.changed);
}

/** The text of a kept roster; undefined when it is gone. */
export const textOf = (id: string): string | undefined => {
  const kept = ignoring(() => localStorage.getItem(prefix + id), null);
  return kept === null ? undefined : split(kept)[1];
};
export const remove = (id: string): void => ignoring(() => localStorage.removeItem(prefix + id), undefined);
export const current = (): string | undefined => ignoring(() => localStorage.getItem(root) ?? undefined, undefined);
export const setCurrent = (id: string | undefined): void =>
  ignoring(() => (id === undefined ? localStorage.removeItem(root) : localStorage.setItem(root, id)), undefined);
/** Whether a key of localStorage holds this roster. */
export const holds = (key: string | null, id: string): boolean => key === prefix + id;
