/** Turns a list of buttons or links into a single tab stop. Arrow keys, Home and End move from one to the next. */
import { useEffect, useRef } from 'preact/hooks';

const stopsIn = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];

/** Makes only one of the buttons or links reachable by Tab. */
function makeStop(stops: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const each of stops) each.tabIndex = each === stop ? 0 : -1;
}

/** The index to which a key moves the focus; undefined for keys that do not move it. */
function afterKey(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Attributes for the surrounding element: `<ul {...useOneTabStop()}>`. */
export function useOneTabStop<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  // The list may change with every rendering, so the tab stop is set again after each.
  useEffect(() => {
    const stops = stopsIn(ref.current);
    makeStop(
      stops,
      stops.find((each) => each === document.activeElement) ?? stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0],
    );
  });
  return {
    ref,
    onFocusIn: ({ target }: { readonly target: EventTarget | null }) => {
      const stops = stopsIn(ref.current);
      const stop = stops.find((each) => each === target);
      if (stop) makeStop(stops, stop);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const stops = stopsIn(ref.current);
      const at = stops.indexOf(event.target as HTMLElement);
      const next = at < 0 ? undefined : afterKey(event.key, at, stops.length - 1);
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    },
  };
}
