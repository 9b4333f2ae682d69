/** A device of its own for a test: localStorage that may be full or blocked. Anything else stays as it is. */
import { vi } from 'vitest';

export interface Device {
  /** What is stored, with the keys as the browser has them. */
  readonly stored: Record<string, string>;
  /** Letters that there is room for. */
  room: number;
  blocked: boolean;
}

export function device(stored: Record<string, string> = {}): Device {
  const now: Device = { stored, room: Infinity, blocked: false };
  const ask = <T>(does: () => T): T => {
    if (now.blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    return does();
  };
  const letters = () => Object.entries(stored).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const setItem = (key: string, text: string) =>
    ask(() => {
      const more = text.length - (stored[key]?.length ?? -key.length);
      if (letters() + more > now.room) throw new DOMException('No room is left.', 'QuotaExceededError');
      stored[key] = String(text);
    });
  const storage = new Proxy(stored, {
    get: (_, name) =>
      ({
        getItem: (key: string) => ask(() => stored[key] ?? null),
        setItem,
        removeItem: (key: string) => ask(() => void delete stored[key]),
      })[name as 'getItem'],
    ownKeys: () => ask(() => Object.keys(stored)),
  });
  vi.stubGlobal('localStorage', storage);
  return now;
}
