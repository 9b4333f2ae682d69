/**
 * Islands that get their script when somebody reaches for them with pointer, finger or key. The click that reached for
 * one is made again once the island can take it. What a page loads at once is these lines only.
 */
for (const at of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let reached = false;
  let clicked: Element | undefined;
  const start = async () => {
    if (reached) return;
    reached = true;
    const { wake } = await import('./islands.ts');
    await wake(at);
    at.removeEventListener('click', hold, true);
    // Parts of a drawing have no `click()`.
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
