/** What has just been opened comes into sight below the table of a phone; beside that of a wide screen it stands in sight. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where table and rail stand side by side: as in play.css. */
export const beside = '(min-width: 62rem)';

export function useInView<E extends HTMLElement>(of: string): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!matchMedia(beside).matches) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [of]);
  return element;
}
