import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Parts that are loaded within this many milliseconds are scrolled into view too: a slow connection takes seconds for them. */
const patience = 10_000;

/** Scrolls a newly opened part of the panel into view; with null, the page stays where it is. */
export function useInView<E extends HTMLElement>(of: string | null): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    const part = element.current;
    if (of === null || !part) return;
    // The observer reports the size at once, and again whenever the part grows.
    const scroller = part.closest('.field-rail') ?? document.documentElement;
    // If a part does not fit, its beginning is shown.
    const bring = () =>
      part.scrollIntoView({ block: part.offsetHeight > scroller.clientHeight ? 'start' : 'nearest', behavior: 'instant' });
    const observer = new ResizeObserver(bring);
    observer.observe(part);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, patience);
    // From the first touch on, the user decides what is in view.
    const touches = ['wheel', 'pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, stop);
    };
  }, [of]);
  return element;
}
