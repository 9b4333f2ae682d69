/** What happens when all pages are built: the search index, the forwarding files, a word on lost links. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeForwards } from './forwards.ts';
import { lostLinks } from './prose.ts';
import { writeSearchIndex } from './search-index.ts';

export function bookbinding(): AstroIntegration {
  return {
    name: 'bookbinding',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const indexed = await writeSearchIndex(out);
        logger.info(`${indexed} pages in the search index`);
        const forwards = writeForwards(out);
        logger.info(`${forwards} forwarding addresses`);
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
