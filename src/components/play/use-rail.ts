/** Where the focus and the scrolled page are after every act: whoever plays goes on where the next question stands. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isLow, standsBeside } from './use-in-view.ts';

/** Pixels between two presses of one double press. */
const slip = 24;

export interface Rail {
  readonly rail: RefObject<HTMLDivElement>;
  readonly board: RefObject<HTMLDivElement>;
  /** The next question comes into sight once the battle has gone on. */
  acted(): void;
  bringBack(): void;
  /** Stops the second press of a double one: it is not meant for what has come into the place of the first. */
  stopDoublePress(event: MouseEvent): void;
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
  const acted = useRef(false);

  /** After an act of one's own, the table and the next question are in sight, however far down its button stood. */
  const bringBack = () => {
    if (!rail.current || !board.current) return;
    const table = board.current.getBoundingClientRect();
    const away = table.bottom < innerHeight / 3 || table.bottom > innerHeight;
    if (standsBeside() && away) board.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    // The rail of a phone that lies on its side has room for the news and the question.
    const news = rail.current.querySelector<HTMLElement>('.said');
    if (isLow() && news) rail.current.scrollTop = news.offsetTop;
    if (standsBeside()) return;
    const { top, bottom } = rail.current.getBoundingClientRect();
    // Where it helps all the rest into sight, the clocks and pools are scrolled away.
    const head = rail.current.querySelector('.play-head')?.clientHeight ?? 0;
    const over = bottom - top - (innerHeight - table.height);
    const spare = over > 0 && over <= head ? over : 0;
    const by = top + spare - table.bottom;
    if (by < 0 || spare > 0) scrollBy({ top: by });
  };

  // A button that had the focus may be gone with the moment.
  useEffect(() => {
    if (document.activeElement === document.body) rail.current?.focus({ preventScroll: true });
    if (acted.current) bringBack();
    acted.current = false;
  }, [moment]);

  // Whoever plays by keys goes on in the rail: when the battle opens, and when what had the focus is gone.
  useEffect(() => {
    const held = document.activeElement;
    if (held === null || held === document.body || held.closest('.start-battle')) rail.current?.focus({ preventScroll: true });
  }, [...shown]);

  // Escape lets go of what is chosen, wherever the focus is: after dragging, nothing has it. Where nothing is chosen it leads back to
  // the rail, past the links of the chronicle. What stands above the page has its own.
  const lettingGo = useRef(letGo);
  lettingGo.current = letGo;
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent) => {
      const on = target as Element;
      if (key !== 'Escape' || (on !== document.body && !on.closest('.open-battle'))) return;
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
  const stopDoublePress = (event: MouseEvent) => {
    const { time, x, y } = pressed.current;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < slip;
    const twice = event.detail > 1 && near && changed.current > time;
    pressed.current = { time: performance.now(), x: event.clientX, y: event.clientY };
    if (!twice) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    rail,
    board,
    acted: () => {
      acted.current = true;
    },
    bringBack,
    stopDoublePress,
  };
}
