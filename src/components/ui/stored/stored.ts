/**
 * The site's storage on the device. Every use of localStorage goes through this file: its keys have the site's name as prefix,
 * because other sites on the same host share the storage. Never throws.
 */

/** The prefix of all keys of the site. The boot script (`boot.ts`) moves keys of earlier versions to it. */
export const prefix = 'battlebook:';

/** Whether something was stored, or why not: no space left, or storage blocked by the browser. */
export type Stored = 'stored' | 'full' | 'blocked';

const ignoring = <T>(does: () => T, otherwise: T): T => {
  try {
    return does();
  } catch {
    return otherwise;
  }
};

/** The stored text; undefined if there is none or storage is blocked. */
export const readText = (key: string): string | undefined =>
  ignoring(() => localStorage.getItem(prefix + key) ?? undefined, undefined);

/** Stores a text. If that fails, the previous text stays. */
export function writeText(key: string, text: string): Stored {
  try {
    localStorage.setItem(prefix + key, text);
    return 'stored';
  } catch (error) {
    return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked';
  }
}

export const removeText = (key: string): void => ignoring(() => localStorage.removeItem(prefix + key), undefined);

/** The keys with this prefix. */
export const keysUnder = (start: string): readonly string[] =>
  ignoring(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length)),
    [],
  );

/** Reports what other tabs store or remove. For a removal, `text` is undefined. Returns a function that ends the reports. */
export function onOtherTabs(told: (key: string, text: string | undefined) => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix)) told(key.slice(prefix.length), newValue ?? undefined);
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Reads an unknown value; undefined if it does not have the right form. */
export type Reader<T> = (value: unknown) => T | undefined;

/** The value of a JSON text, validated by its schema; undefined if it is missing or damaged. */
export const parsed = <T>(text: string | undefined, schema: Reader<T>): T | undefined =>
  ignoring(() => (text === undefined ? undefined : schema(JSON.parse(text))), undefined);

/** The stored value for a key, validated by its schema; undefined if it is missing or damaged. */
export const readValue = <T>(key: string, schema: Reader<T>): T | undefined => parsed(readText(key), schema);
export const writeValue = (key: string, value: unknown): Stored => writeText(key, JSON.stringify(value));

/** An id for something new: the time, plus two random letters in case two are created at the same time. */
export const newId = (): string =>
  Date.now().toString(36) +
  Math.floor(Math.random() * 36 ** 2)
    .toString(36)
    .padStart(2, '0');

/** The message to the player if something could not be stored. `save` is another way to keep it. */
export const whyNotStored = (stored: Stored, what: string, save: string): string | undefined =>
  stored === 'stored'
    ? undefined
    : stored === 'full'
      ? `This device has no room left, so ${what} is not saved. It is still open in this tab. ${save} before you close the page, or remove something that you no longer need.`
      : `This browser does not let the page save anything, so ${what} is not saved. It is still open in this tab. ${save} before you close the page.`;
