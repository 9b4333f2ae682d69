/**
 * Draws sentences at random for a reader who has never seen the project.
 * usage: sentences <interface | refusals | pages | comments> [--n 100] [--seed 1] [--out folder/name] [--all folder]
 * With --out the sentences go to name.txt and their places to name.where; --all prints every sentence below a folder instead.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { filesBelow, type Text, textsOf } from './voice/texts.ts';

const sentencesIn = ({ text, ...place }: Text): readonly Text[] =>
  text.split(/(?<=[.?!]["”’)]?) (?=[A-Z“[(0-9−+])/).map((sentence) => ({ ...place, text: sentence }));

const words = ({ text }: Text): number => text.split(' ').filter((word) => /[a-z]{2}/i.test(word)).length;
const opens = /^[“"(]?[A-Z[0-9]/;
const spoken = (sentence: Text): boolean =>
  words(sentence) >= 3 && opens.test(sentence.text) && !/[{}]|=>|https?:/.test(sentence.text);
const ended = (sentence: Text): boolean => /[.?!]["”’)]?$/.test(sentence.text);

const below = (...folders: string[]) => folders.flatMap(filesBelow).flatMap(textsOf);
const kinds = {
  interface: () => below('src/components', 'src/pages', 'src/layouts').filter(({ is }) => is === 'string'),
  refusals: () =>
    below('src/engine')
      .filter(({ is, file }) => is === 'string' && !file.includes('/data/'))
      .filter(ended),
  pages: () => [
    ...below('src/content').filter(({ is }) => is === 'prose'),
    ...below('src/engine/fr3/data', 'src/engine/hott/data')
      .filter(({ is }) => is === 'string')
      .filter(ended),
  ],
  comments: () => below('src').filter(({ is, file }) => is === 'comment' || file.endsWith('README.md')),
} as const;

const args = process.argv.slice(2);
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const kind = args[0] as keyof typeof kinds;
if (!Object.hasOwn(kinds, kind)) throw Error(`Name what to draw from: ${Object.keys(kinds).join(', ')}.`);

const folder = option('--all');
const all = kinds[kind]()
  .flatMap(sentencesIn)
  .filter(spoken)
  .filter(({ file }) => !folder || file.startsWith(folder));

/** A random sample without repetition. */
function drawn(count: number, seed: number): readonly Text[] {
  const random = xoroshiro128plus(seed);
  const left = [...all];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(uniformInt(random, 0, left.length - 1), 1)[0] as Text,
  );
}

const where = ({ file, line }: Text): string => `${file}:${line}`;
const chosen = folder === undefined ? drawn(Number(option('--n') ?? 100), Number(option('--seed') ?? 1)) : all;
const out = option('--out');
if (out) {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.txt`, chosen.map(({ text }, at) => `${at + 1}. ${text}\n`).join(''));
  writeFileSync(`${out}.where`, chosen.map((text, at) => `${at + 1}. ${where(text)}\n`).join(''));
} else for (const text of chosen) console.log(`${where(text)}: ${text.text}`);
