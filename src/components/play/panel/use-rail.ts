/** Keeps focus and scroll position in place after every action, so that the player can go on with the next question. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The two presses of a double press may be this many pixels apart. */
const slip = 24;
/** A press within this many milliseconds after something new has appeared was meant for what was there before. */
const tooSoon = 260;
/** The same for a second press of a button that now does something else, such as ending the next step. */
const tooSoonAgain = 450;

/** The buttons that the Tab key reaches. In a list of buttons, Tab reaches only one. */
const option = 'button:not([tabindex="-1"], :disabled)';

export interface Rail {
  readonly rail: RefObject<HTMLDivElement>;
  readonly board: RefObject<HTMLDivElement>;
  /** Moves the focus to the first option of the question, of what is chosen, or of the proposed action. */
  toOptions(): void;
  /** Moves the focus to the buttons below the options: the end of the step, a suggestion, undo. */
  toFoot(): void;
  /** Moves the focus to the table: to the piece that the Tab key would reach there, or else to the table itself. */
  toTable(): void;
  /** Stops a press on something that has just appeared, because the press was meant for what was there before. */
  stopHastyPress(event: MouseEvent): void;
}

interface Watched {
  /** When this value changes, a new moment of the battle is shown. */
  readonly moment: unknown;
  /** When one of these values changes, the panel's content is replaced. */
  readonly shown: readonly unknown[];
  /** Clears the selection; returns false if there is none. */
  letGo(): boolean;
}

export function useRail({ moment, shown, letGo }: Watched): Rail {
  const rail = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);

  // Scrolls to the top, where the next question is. The focused button may have disappeared.
  useEffect(() => {
    if (document.activeElement === document.body) rail.current?.focus({ preventScroll: true });
    rail.current?.scrollTo({ top: 0 });
  }, [moment]);

  // Gives the panel the focus when the battle opens or when the focused element is gone. The focus in the panel helps players who
  // use the keyboard.
  useEffect(() => {
    const held = document.activeElement;
    if (held === null || held === document.body || held.closest('.start-battle')) rail.current?.focus({ preventScroll: true });
  }, [...shown]);

  // Escape clears the selection wherever the focus is, because after a drag nothing is focused. If there is no selection, Escape
  // leads back to the panel, past the links of the chronicle. Dialogs above the page handle Escape themselves.
  const lettingGo = useRef(letGo);
  lettingGo.current = letGo;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, repeat, target } = event;
      const on = target as Element;
      // A key that is held down presses a button only once.
      if (key === 'Enter' && repeat && on.closest('.orders button')) event.preventDefault();
      if (key !== 'Escape' || on.closest('dialog') || (on !== document.body && !on.closest('.open-battle'))) return;
      if (!lettingGo.current()) rail.current?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  const pressed = useRef<{ time: number; x: number; y: number; on: Element | null }>({ time: 0, x: 0, y: 0, on: null });
  const changed = useRef(0);
  useEffect(() => {
    changed.current = performance.now();
  }, [moment, ...shown]);
  const stopHastyPress = (event: MouseEvent) => {
    const { time, x, y, on } = pressed.current;
    const pressedOn = (event.target as Element).closest('button');
    // The time of the press itself, because a busy device handles the press later.
    const now = event.timeStamp;
    const isNew = changed.current > time;
    const since = now - changed.current;
    const near = event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) < slip;
    const twice = event.detail > 1 && near;
    const again = pressedOn !== null && pressedOn === on && since < tooSoonAgain;
    if (isNew && (twice || again || (near && since < tooSoon))) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed.current = { time: now, x: event.clientX, y: event.clientY, on: pressedOn };
  };
  const toOptions = () => {
    const within = rail.current?.querySelector('.staged-do, .chosen-do') ?? rail.current?.querySelector('.orders');
    (within?.querySelector<HTMLElement>(option) ?? rail.current)?.focus();
  };
  const toFoot = () => rail.current?.querySelector<HTMLElement>('.field-foot button')?.focus();
  const toTable = () => {
    const table = board.current?.querySelector<SVGElement>('.board > svg');
    (table?.querySelector<SVGElement>('[data-piece][tabindex="0"]') ?? table)?.focus();
  };
  return { rail, board, toOptions, toFoot, toTable, stopHastyPress };
}
