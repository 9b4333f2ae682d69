/** A simulated device for a test, with localStorage that may be full or blocked. Everything else is unchanged. */
import { vi } from 'vitest';

export interface Device {
  /** The stored values, with the keys used in the browser. */
  readonly stored: Record<string, string>;
  /** The number of letters that still fit. */
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
