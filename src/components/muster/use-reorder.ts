/** Reorders the lines of a list by dragging their grips. On a focused line, keys do the same. */
import { useEffect, useRef, useState } from 'preact/hooks';

interface Drag {
  /** The index of the dragged line, and the index at which it would be dropped. */
  readonly at: number;
  readonly to: number;
  /** How far the line has been dragged, in pixels. */
  readonly by: number;
}

/** Focuses a line by its id, once it is in its new place. */
export function useFocusOnLine(): (id: string) => void {
  const wanted = useRef<string>();
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.querySelector('button')?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}

/** The page scrolls when the pointer is this many pixels from a window edge. The bottom distance includes the dock. */
const edge = { top: 72, foot: 140, step: 14 };

export function useReorder(onMove: (at: number, by: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  /** The start of the drag, and the middles of all lines at that time, in pixels from the top of the page. */
  const begun = useRef<{ readonly y: number; readonly middles: readonly number[] }>();
  const stop = () => {
    begun.current = undefined;
    setDrag(undefined);
  };
  useEffect(() => {
    if (!drag) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [drag !== undefined]);

  const grip = (at: number): preact.JSX.HTMLAttributes<HTMLElement> => ({
    onPointerDown(event) {
      const lines = event.currentTarget.closest('li')?.parentElement?.children;
      if (event.button !== 0 || !lines) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const middles = [...lines].map((line) => {
        const { top, height } = line.getBoundingClientRect();
        return top + scrollY + height / 2;
      });
      begun.current = { y: event.clientY + scrollY, middles };
      setDrag({ at, to: at, by: 0 });
    },
    onPointerMove({ clientY }) {
      if (!begun.current) return;
      const { y, middles } = begun.current;
      if (clientY < edge.top) scrollBy(0, -edge.step);
      else if (clientY > innerHeight - edge.foot) scrollBy(0, edge.step);
      const now = clientY + scrollY;
      const to = middles.filter((middle, place) => place !== at && middle < now).length;
      setDrag({ at, to, by: now - y });
    },
    onPointerUp() {
      if (begun.current && drag && drag.to !== at) onMove(at, drag.to - at);
      stop();
    },
    onPointerCancel: stop,
  });

  /** The look of a line during a drag. The dragged line follows the pointer, and another line shows the drop position. */
  const look = (at: number): { readonly class: string; readonly style?: { readonly transform: string } } => {
    if (!drag) return { class: '' };
    if (at === drag.at) return { class: 'is-dragged', style: { transform: `translateY(${drag.by}px)` } };
    if (at !== drag.to) return { class: '' };
    return { class: drag.to < drag.at ? 'drops-before' : 'drops-after' };
  };
  return { grip, look };
}
