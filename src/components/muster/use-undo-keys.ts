import { useEffect } from 'preact/hooks';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');

/** The undo and redo keys, active unless the user is typing. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const letter = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(letter) || isTyping(event.target)) return;
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) onRedo();
      else onUndo();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [onUndo, onRedo]);
}
