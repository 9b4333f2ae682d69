/** Which steps have been opened on this device, by the last part of their address. Lost without harm. */
import { listOf, text } from '../ui/stored/schemas.ts';
import { readValue, writeValue } from '../ui/stored/stored.ts';

/** Each game has a path of its own: `/fr3/start/the-turn/`. */
const keyOf = (path: string): string => `start-${/([^/]+)\/start\//.exec(path)?.[1] ?? 'fr3'}`;
/** Letters of the last part of an address at most. */
const longest = 100;
const form = listOf(text(longest));
const slugOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

export const readSteps = (path: string): readonly string[] => readValue(keyOf(path), form) ?? [];

export function markRead(path: string): void {
  const read = readSteps(path);
  const slug = slugOf(path);
  // A browser that keeps nothing still teaches the game.
  if (!read.includes(slug)) writeValue(keyOf(path), [...read, slug]);
}

/** Marks the steps of a list that have been read, and points the first door at the next one. */
export function showProgress(list: Element, door: HTMLAnchorElement): void {
  const read = readSteps(location.pathname);
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  for (const link of links) if (read.includes(slugOf(link.pathname))) link.dataset.done = '';
  const next = links.find((link) => !('done' in link.dataset));
  if (read.length === 0 || !next) return;
  door.href = next.href;
  door.textContent = `Go on: ${next.querySelector('b')?.textContent}`;
}
