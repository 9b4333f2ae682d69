/** Keyboard focus after what had it is gone: a form that became a battle, a button that did its work. */
import { useEffect, useRef } from 'preact/hooks';

/**
 * A ref for the root. When the element with the focus has been removed from it, the focus moves to the place marked with
 * `data-landing`, as soon as there is one. The battle page below does that for itself.
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
