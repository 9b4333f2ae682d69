/**
 * What the site stores on the device. Every use of localStorage goes through this file: its keys begin with the site's
 * name, because every other site on the same host shares them. Nothing here throws.
 */

/** What every key of the site begins with. The boot script (`boot.ts`) moves keys of earlier versions there. */
export const prefix = 'battlebook:';

/** Whether the device stored something; else why not: no room is left, or the browser does not let the site store anything. */
export type Stored = 'stored' | 'full' | 'blocked';

const ignoring = <T>(does: () => T, otherwise: T): T => {
  try {
    return does();
  } catch {
    return otherwise;
  }
};

/** The stored text; undefined when there is none or the browser does not let the site read. */
export const readText = (key: string): string | undefined =>
  ignoring(() => localStorage.getItem(prefix + key) ?? undefined, undefined);

/** Stores a text. What was there before stays if the new text cannot be stored. */
export function writeText(key: string, text: string): Stored {
  try {
    localStorage.setItem(prefix + key, text);
    return 'stored';
  } catch (error) {
    return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked';
  }
}

export const removeText = (key: string): void => ignoring(() => localStorage.removeItem(prefix + key), undefined);

/** The keys that begin with these letters. */
export const keysUnder = (start: string): readonly string[] =>
  ignoring(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length)),
    [],
  );

/** Tells what other tabs store or remove (`text` undefined). Returns what stops it. */
export function onOtherTabs(told: (key: string, text: string | undefined) => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) told(key.slice(prefix.length), newValue ?? undefined);
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Reads an unknown value: what it is, or undefined if it does not have the right form. */
export type Reader<T> = (value: unknown) => T | undefined;

/** The value of a JSON text, read by its schema; undefined when it is missing or damaged. */
export const parsed = <T>(text: string | undefined, schema: Reader<T>): T | undefined =>
  ignoring(() => (text === undefined ? undefined : schema(JSON.parse(text))), undefined);

/** The stored value of a key, read by its schema; undefined when it is missing or damaged. */
export const readValue = <T>(key: string, schema: Reader<T>): T | undefined => parsed(readText(key), schema);
export const writeValue = (key: string, value: unknown): Stored => writeText(key, JSON.stringify(value));

/** An id for something new: the time, and two letters of chance for two that begin at once. */
export const newId = (): string =>
  Date.now().toString(36) +
  Math.floor(Math.random() * 36 ** 2)
    .toString(36)
    .padStart(2, '0');

/** What to tell the player when something could not be stored. `save`: how to keep it otherwise. */
export const whyNotStored = (stored: Stored, what: string, save: string): string | undefined =>
  stored === 'stored'
    ? undefined
    : stored === 'full'
      ? `This device has no room left, so ${what} is not stored. It is still open in this tab. ${save} before you close the page, or remove something that you no longer need.`
      : `This browser does not let the page store anything, so ${what} is not stored. It is still open in this tab. ${save} before you close the page.`;
