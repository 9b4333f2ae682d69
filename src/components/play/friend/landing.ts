/**
 * Moves the keyboard focus when the focused element disappears, like a form that was replaced by the battle, or a button whose
 * work is done.
 */
import { useEffect, useRef } from 'preact/hooks';

/**
 * Returns a ref for the root element. When the focused element has been removed from the root, the focus moves to the element
 * marked with `data-landing`, as soon as there is one. The battle page inside the root is left out, because it handles its own
 * focus.
 */
export function useLanding() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = root.current;
    if (!here) return;
    let last: Element | undefined;
    const focused = ({ target }: FocusEvent) => {
      last = target instanceof Element && !target.closest('.open-battle') ? target : undefined;
    };
    const land = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const landing = here.querySelector<HTMLElement>('[data-landing]');
      landing?.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(land);
    watcher.observe(here, { childList: true, subtree: true });
    here.addEventListener('focusin', focused);
    return () => {
      watcher.disconnect();
      here.removeEventListener('focusin', focused);
    };
  }, []);
  return root;
}
