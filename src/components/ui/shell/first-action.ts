/** What a reader does first on a page. */
const actions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Calls a function once, when the reader first does anything on the page. */
export function onFirstAction(start: () => void): void {
  const once = (event: Event) => {
    // Browsers report a move of a resting pointer when the page under it changes.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    for (const action of actions) removeEventListener(action, once, true);
    start();
  };
  for (const action of actions) addEventListener(action, once, { capture: true, passive: true });
}
