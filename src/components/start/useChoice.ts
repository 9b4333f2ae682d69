/** A choice of a select that is drawn at build time: what was chosen before its script came counts. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useChoice(choose: (value: string) => void): RefObject<HTMLSelectElement> {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) choose(select.current.value);
  }, []);
  return select;
}
