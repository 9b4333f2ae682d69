/**
 * Finds wordings that often confuse readers (voice/habits.ts), with file and line, and fails if there are more than the limits
 * allow.
 * usage: check-voice [--list]: prints the places if a limit is exceeded, or with --list.
 */

import { habits } from './voice/habits.ts';
import { filesBelow, type Text, textsOf } from './voice/texts.ts';

/**
 * How many places may remain after a review. Lower a number when you have removed some; raise it only for a sentence that reads
 * well.
 */
const limits = { 'strings and prose': 60, comments: 26 };

interface Hit {
  readonly of: keyof typeof limits;
  readonly says: string;
}

const hitsIn = ({ file, line, is, text }: Text): readonly Hit[] =>
  habits.flatMap(({ name, pattern, instead }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
    return [
      {
        of: is === 'comment' ? 'comments' : 'strings and prose',
        says: `${file}:${line}: ${name}; better: ${instead}: …${around}…`,
      },
    ];
  });

const hits = filesBelow('src')
  .filter((file) => !file.endsWith('voice/habits.ts'))
  .flatMap(textsOf)
  .flatMap(hitsIn);

for (const [of, limit] of Object.entries(limits)) {
  const found = hits.filter((hit) => hit.of === of);
  if (found.length > limit || process.argv.includes('--list')) for (const { says } of found) console.error(says);
  console.log(`${found.length} doubtful wordings in ${of}; ${limit} are allowed.`);
  if (found.length > limit) process.exitCode = 1;
}
