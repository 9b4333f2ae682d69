/**
 * Islands whose script is loaded on first use by pointer, touch or key. If a click has triggered the loading, it is repeated once
 * the island is active. The page itself loads only these few lines.
 */
export function reach(): void {
  for (const at of document.querySelectorAll<HTMLElement>('[data-island]')) watch(at);
}

function watch(at: HTMLElement): void {
  let reached = false;
  let clicked: Element | undefined;
  const start = async () => {
    if (reached) return;
    reached = true;
    const { startIsland: wake } = await import('./islands.ts');
    await wake(at);
    at.removeEventListener('click', hold, true);
    // SVG elements have no `click()`, so the event is dispatched.
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const hold = (event: Event) => {
    if ((event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = event.target as Element;
    start();
  };
  at.addEventListener('pointerover', start, { once: true });
  at.addEventListener('touchstart', start, { once: true, passive: true });
  at.addEventListener('focusin', start, { once: true });
  at.addEventListener('click', hold, true);
}
