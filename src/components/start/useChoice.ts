/** A choice in a select element that is rendered at build time: respects choices made before the script was loaded. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useChoice(choose: (value: string) => void): RefObject<HTMLSelectElement> {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) choose(select.current.value);
  }, []);
  return select;
}
