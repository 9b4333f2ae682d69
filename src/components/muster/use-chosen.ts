import { useLayoutEffect, useState } from 'preact/hooks';

const before = (field: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLInputElement>(field)?.value || undefined;

/**
 * What is chosen in a field. What has been chosen there before the script of the page was there counts: it is taken over as soon as
 * the page has been drawn as it was made, because attributes that differ then would stay as they are.
 */
export function useChosen<T>(usual: T, field: string, read: (chosen: string) => T) {
  const [early] = useState(() => before(field));
  const [chosen, choose] = useState(usual);
  useLayoutEffect(() => {
    if (early !== undefined) choose(read(early));
  }, []);
  return [chosen, choose] as const;
}
