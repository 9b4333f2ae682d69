import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Scrolls a newly opened part of the panel into view; with null, the page stays where it is. */
export function useInView<E extends HTMLElement>(of: string | null): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (of !== null) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [of]);
  return element;
}
