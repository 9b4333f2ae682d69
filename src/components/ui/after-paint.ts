/**
 * The client directive `after-paint`: an island whose script is loaded after the first paint, so that it does not delay the text
 * of the page.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-paint'?: boolean;
  }
}

const afterPaint: ClientDirective = (load) => {
  requestAnimationFrame(() => setTimeout(async () => (await load())()));
};

export default afterPaint;
