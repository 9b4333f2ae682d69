/** Which steps have been opened on this device, by the last part of their address. Lost without harm. */
const key = 'start-fr3';
const slugOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

export function readSteps(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function markRead(path: string): void {
  const read = readSteps();
  const slug = slugOf(path);
  if (read.includes(slug)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...read, slug]));
  } catch {
    // A browser that keeps nothing still teaches the game.
  }
}

/** Marks the steps of a list that have been read, and points the first door at the next one. */
export function showProgress(list: Element, door: HTMLAnchorElement): void {
  const read = readSteps();
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  for (const link of links) if (read.includes(slugOf(link.pathname))) link.dataset.done = '';
  const next = links.find((link) => !('done' in link.dataset));
  if (read.length === 0 || !next) return;
  door.href = next.href;
  door.textContent = `Go on: ${next.querySelector('b')?.textContent}`;
}
