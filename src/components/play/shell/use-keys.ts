/** Keyboard shortcuts anywhere in the battle, except in text fields and dialogs. */
import { useEffect, useRef } from 'preact/hooks';

/** `keys` maps letters to their actions. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const on = event.target as Element;
      if (event.ctrlKey || event.altKey || event.metaKey || on.closest('input, select, textarea, dialog')) return;
      if (on !== document.body && !on.closest('.open-battle')) return;
      const does = latest.current[event.key.toLowerCase()];
      if (!does) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
