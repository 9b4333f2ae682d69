/**
 * Astro integration for everything around the pages. The pages reload after an edit. After a build the plugin makes the search
 * index and the redirects, and finds broken links.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeForwards } from './forwards.ts';
import { removeOtherGames } from './games.ts';
import { writeHeaders } from './headers.ts';
import { lightenPages } from './lighten.ts';
import { writeOffline } from './offline.ts';
import { lostLinks } from './prose.ts';
import { writeSearchIndex } from './search-index.ts';

export function bookbinding(): AstroIntegration {
  return {
    name: 'bookbinding',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'after-paint', entrypoint: './src/components/ui/after-paint.ts' });
        addClientDirective({ name: 'first-use', entrypoint: './src/components/ui/first-use.ts' });
      },
      'astro:server:setup': ({ server }) => {
        // Prose is read when its page is requested, so the browser only has to reload.
        server.watcher.add(['src/content/rules', 'src/content/generated']);
        server.watcher.on('all', (_event, file) => {
          if (file.endsWith('.mdx') && file.includes('src/content/')) server.ws.send({ type: 'full-reload' });
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const left = removeOtherGames(out);
        if (left.length > 0) logger.info(`built without ${left.join(', ')}`);
        const indexed = await writeSearchIndex(out);
        logger.info(`${indexed} pages in the search index`);
        logger.info(`${lightenPages(out)} hashes left out of policies`);
        const forwards = writeForwards(out);
        logger.info(`${forwards} forwarding addresses`);
        const books = await writeOffline(out);
        logger.info(
          `${Object.entries(books)
            .map(([system, files]) => `${files} files of ${system}`)
            .join(', ')} can be kept offline`,
        );
        writeHeaders(out);
        if (lostLinks.size > 0) {
          const some = [...lostLinks].slice(0, 5).map(([id, files]) => `${id} (from ${[...files][0]})`);
          logger.warn(
            `${lostLinks.size} rules are linked to and stand nowhere: ${some.join(', ')}${lostLinks.size > 5 ? ', …' : ''}`,
          );
        }
      },
    },
  };
}
