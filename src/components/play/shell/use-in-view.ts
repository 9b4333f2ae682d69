/** Scrolls a newly opened part of the panel into view. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useInView<E extends HTMLElement>(of: string): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [of]);
  return element;
}
