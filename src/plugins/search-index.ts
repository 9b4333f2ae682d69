/** The search index: everything inside `data-pagefind-body`, with each section as a separate result. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Indexes the built site in a folder; returns the number of pages. */
export async function writeSearchIndex(out: string): Promise<number> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error(`The search index could not be made: ${errors.join('; ')}`);
  const { page_count } = await index.addDirectory({ path: out });
  // Pagefind's own `writeFiles` has been seen to return before the files were complete: some were cut, one was empty.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`The search index could not be made: ${made.errors.join('; ')}`);
  for (const { path, content } of made.files) {
    const file = join(out, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
  return page_count;
}
