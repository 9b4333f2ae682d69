/** Which steps have been opened on this device, by the last part of their address. Losing this data does no harm. */
import { listOf, text } from '../ui/stored/schemas.ts';
import { readValue, writeValue } from '../ui/stored/stored.ts';

/** Each game has its own path: `/fr3/start/the-turn/`. */
const keyOf = (path: string): string => `start-${/([^/]+)\/start\//.exec(path)?.[1] ?? 'fr3'}`;
/** The maximum length of the last part of an address, in characters. */
const longest = 100;
const form = listOf(text(longest));
const slugOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

export const readSteps = (path: string): readonly string[] => readValue(keyOf(path), form) ?? [];

export function markRead(path: string): void {
  const read = readSteps(path);
  const slug = slugOf(path);
  // If the browser stores nothing, the lessons still work.
  if (!read.includes(slug)) writeValue(keyOf(path), [...read, slug]);
}

/** Marks the steps in a list that have been read, and links the start button to the next one. */
export function showProgress(list: Element, door: HTMLAnchorElement): void {
  const read = readSteps(location.pathname);
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  for (const link of links) if (read.includes(slugOf(link.pathname))) link.dataset.done = '';
  const next = links.find((link) => !('done' in link.dataset));
  if (read.length === 0 || !next) return;
  door.href = next.href;
  door.textContent = `Continue: ${next.querySelector('b')?.textContent}`;
}
