/** The questions in `questions/`, and how many of them find their page among the first three results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offers } from '../../src/components/ui/search/offers.ts';
import { find, type Index, makeIndex } from '../../src/components/ui/search/ranking.ts';
import { standing } from '../../src/content/book.ts';
import { searchFile, sharedSearchFile } from '../../src/content/search/documents.ts';

export interface Asked {
  /** The current game; empty on the home page. */
  readonly here: string;
  readonly text: string;
  /** Any of these addresses is a correct answer. */
  readonly pages: readonly string[];
}

export function questionsIn(name: string): Asked[] {
  let here = '';
  return readFileSync(join(import.meta.dirname, 'questions', `${name}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = /^\[(.*)\]$/.exec(line)?.[1];
      if (heading) here = heading === 'home' ? '' : heading;
      const [text, pages] = line.split(' | ');
      if (!text || !pages || line.startsWith('#')) return [];
      return [
        {
          here,
          text,
          pages: pages
            .trim()
            .split(/\s+/)
            .map((page) => (page.startsWith('/') ? `${page}/` : `/${here}/${page}/`)),
        },
      ];
    });
}

export const indexes: readonly Index[] = [...standing().map(({ id }) => searchFile(id)), sharedSearchFile()].map(makeIndex);

/** The addresses of the first results; calculators with a question filled in come before pages. */
export function firstResults({ here, text }: Asked, most = 3): string[] {
  const filled = indexes
    .filter(({ file }) => here === '' || file.system === here)
    .flatMap(({ file }) => offers(file, text))
    .slice(0, 1);
  return [
    ...new Set([
      ...filled.map(({ url }) => url.split('?')[0] as string),
      ...find(indexes, text, here)
        .slice(0, most)
        .map(({ page }) => page.url),
    ]),
  ].slice(0, most);
}

/** The questions that fail, with what they find instead. */
export const missed = (questions: readonly Asked[]): string[] =>
  questions.flatMap((question) => {
    const found = firstResults(question);
    return found.some((page) => question.pages.includes(page))
      ? []
      : [`${question.here || 'home'}: ${question.text} → ${found.join(' ')}`];
  });
