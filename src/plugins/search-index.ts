/** The search index: everything inside `data-pagefind-body`, with each section as a separate result. */
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Indexes the built site in a folder; returns the number of pages. */
export async function writeSearchIndex(out: string): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The search index could not be made: ${errors.join('; ')}`);
  const { page_count } = await index.addDirectory({ path: out });
  await index.writeFiles({ outputPath: join(out, 'pagefind') });
  await close();
  return page_count;
}
