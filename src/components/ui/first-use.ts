/**
 * The client directive `first-use`: an island whose page is complete without a script. The script is loaded when the reader first
 * does anything on the page, such as moving the pointer, touching or scrolling. If the address contains a question, the script is
 * loaded at once, because the page shows the answer to another question until then. If the reader clicks or enters something
 * before the island is active, this is repeated afterwards.
 */
import type { ClientDirective } from 'astro';
import { onFirstAction } from './shell/first-action.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:first-use'?: boolean;
  }
}

const held = ['click', 'input', 'change'] as const;

const firstUse: ClientDirective = (load, _options, island) => {
  let clicked: Element | undefined;
  const entered = new Map<HTMLInputElement | HTMLSelectElement, string>();
  const hold = (event: Event) => {
    const at = event.target as Element;
    if (event.type === 'click') {
      // The browser itself opens lists and fields.
      if (at.closest('a, select, input:not([type=radio], [type=checkbox])')) return;
      event.preventDefault();
      clicked = at;
    } else if (at instanceof HTMLSelectElement || (at instanceof HTMLInputElement && !/radio|checkbox/.test(at.type)))
      entered.set(at, at.value);
    event.stopImmediatePropagation();
  };
  const start = async () => {
    await (await load())();
    for (const name of held) island.removeEventListener(name, hold, true);
    for (const [at, value] of entered) {
      at.value = value;
      for (const name of ['input', 'change']) at.dispatchEvent(new Event(name, { bubbles: true }));
    }
    // SVG elements have no `click()`, so the event is dispatched.
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  for (const name of held) island.addEventListener(name, hold, true);
  /** If the script cannot be loaded, the next action tries again. */
  const begin = () => void start().catch(() => onFirstAction(begin));
  if (location.search.length > 1) begin();
  else onFirstAction(begin);
};

export default firstUse;
