/** What has just been opened comes into sight on a phone; beside the table of a wide screen it stands in sight. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where table and rail stand side by side: as in play.css. */
const beside = '(min-width: 62rem), (min-width: 36rem) and (max-height: 30rem)';
/** A phone that lies on its side. */
export const isLow = (): boolean => matchMedia('(max-height: 30rem)').matches;
export const standsBeside = (): boolean => matchMedia(beside).matches;

export function useInView<E extends HTMLElement>(of: string): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!standsBeside() || isLow()) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [of]);
  return element;
}
