/** Where the focus and the scrolled panel are after every act: whoever plays goes on where the next question stands. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels between two presses of one double press. */
const slip = 24;
/** Milliseconds for which a press is not meant for what has just come under the finger. */
const tooSoon = 260;

export interface Rail {
  readonly rail: RefObject<HTMLDivElement>;
  readonly board: RefObject<HTMLDivElement>;
  /** Stops a press that was not meant for what has just come into the place of something else. */
  stopHastyPress(event: MouseEvent): void;
}

interface Watched {
  /** Another one is another moment of the battle. */
  readonly moment: unknown;
  /** Others replace what stands in the rail. */
  readonly shown: readonly unknown[];
  /** Lets go of what is chosen; false where nothing is. */
  letGo(): boolean;
}

export function useRail({ moment, shown, letGo }: Watched): Rail {
  const rail = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);

  // The next question stands on top; a button that had the focus may be gone with the moment.
  useEffect(() => {
    if (document.activeElement === document.body) rail.current?.focus({ preventScroll: true });
    rail.current?.scrollTo({ top: 0 });
  }, [moment]);

  // Whoever plays by keys goes on in the panel: when the battle opens, and when what had the focus is gone.
  useEffect(() => {
    const held = document.activeElement;
    if (held === null || held === document.body || held.closest('.start-battle')) rail.current?.focus({ preventScroll: true });
  }, [...shown]);

  // Escape lets go of what is chosen, wherever the focus is: after dragging, nothing has it. Where nothing is chosen it leads back to
  // the panel, past the links of the chronicle. What stands above the page has its own.
  const lettingGo = useRef(letGo);
  lettingGo.current = letGo;
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent) => {
      const on = target as Element;
      if (key !== 'Escape' || on.closest('dialog') || (on !== document.body && !on.closest('.open-battle'))) return;
      if (!lettingGo.current()) rail.current?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  const pressed = useRef({ time: 0, x: 0, y: 0 });
  const changed = useRef(0);
  useEffect(() => {
    changed.current = performance.now();
  }, [moment, ...shown]);
  const stopHastyPress = (event: MouseEvent) => {
    const { time, x, y } = pressed.current;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < slip;
    const now = performance.now();
    const twice = event.detail > 1 && near && changed.current > time;
    // A press of a key has no place, and is meant.
    const hasty = event.detail > 0 && near && changed.current > time && now - changed.current < tooSoon;
    pressed.current = { time: now, x: event.clientX, y: event.clientY };
    if (!twice && !hasty) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { rail, board, stopHastyPress };
}
