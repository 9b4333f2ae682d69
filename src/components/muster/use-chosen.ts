import { useLayoutEffect, useState } from 'preact/hooks';

const before = (field: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLInputElement>(field)?.value || undefined;

/**
 * The state of a form field, including a choice that was made before the script was loaded. The early value is used only after
 * the first rendering, because attributes that differ during hydration would not be updated.
 */
export function useChosen<T>(usual: T, field: string, read: (chosen: string) => T) {
  const [early] = useState(() => before(field));
  const [chosen, choose] = useState(usual);
  useLayoutEffect(() => {
    if (early !== undefined) choose(read(early));
  }, []);
  return [chosen, choose] as const;
}
