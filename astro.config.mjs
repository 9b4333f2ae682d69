import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { bootHash } from './src/components/ui/boot.ts';
import { base, site } from './src/content/address.ts';
import { directives } from './src/content/policy.ts';
import { bookbinding } from './src/plugins/bookbinding.ts';
import { chunks, marked, plainImports, pure } from './src/plugins/chunks.ts';
import { figures } from './src/plugins/figures.ts';
import { markdown } from './src/plugins/markdown.ts';

export default defineConfig({
  ...(site ? { site } : {}),
  base,
  outDir: process.env.OUT_DIR ?? 'dist',
  trailingSlash: 'always',
  output: 'static',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never' },
  // One file of each kind for all pages: cached once, and nothing inline that the policy would have to allow.
  vite: { plugins: [marked(), figures(), pure(), plainImports(), chunks()], build: { assetsInlineLimit: 0 } },
  markdown: { processor: markdown(), syntaxHighlight: false },
  // Babel sees JSX only: the bundler strips types by itself, and Babel took half of its time.
  integrations: [mdx({ optimize: true }), preact({ include: ['**/*.tsx'] }), ...(site ? [sitemap()] : []), bookbinding()],
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [...directives],
      scriptDirective: { resources: ["'self'"], hashes: [bootHash] },
      styleDirective: { resources: ["'self'"] },
    },
  },
});
