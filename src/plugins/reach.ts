/**
 * `client:reach`: an island that is drawn at build time and gets its script when somebody reaches for it
 * with pointer, finger or key. The click that reached for it is made again once the island can take it.
 */
import type { AstroIntegration, ClientDirective } from 'astro';

export const reach = (): AstroIntegration => ({
  name: 'reach',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'reach', entrypoint: './src/plugins/reach.ts' }),
  },
});

const directive: ClientDirective = (load, _options, el) => {
  let reached = false;
  let clicked: HTMLElement | undefined;
  const hold = (event: Event) => {
    if ((event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = event.target as HTMLElement;
    start();
  };
  const start = async () => {
    if (reached) return;
    reached = true;
    const hydrate = await load();
    await hydrate();
    el.removeEventListener('click', hold, true);
    clicked?.click();
  };
  el.addEventListener('pointerover', start, { once: true });
  el.addEventListener('touchstart', start, { once: true, passive: true });
  el.addEventListener('focusin', start, { once: true });
  el.addEventListener('click', hold, true);
};
export default directive;
