/** Every MDX file of the book, hand-written and generated, loaded when its page is built. */
import type { MDXInstance } from 'astro';

export const files = import.meta.glob<MDXInstance<Record<string, unknown>>>([
  '/src/content/rules/**/*.mdx',
  '/src/content/generated/**/*.mdx',
]);
