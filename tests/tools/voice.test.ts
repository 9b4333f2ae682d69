import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { habits } from '../../src/tools/voice/habits.ts';
import { textsOf } from '../../src/tools/voice/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'voice-'));
const textsIn = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return textsOf(join(folder, name)).map(({ line, text, is }) => [line, is, text]);
};

describe('texts', () => {
  it('are the strings and comments of code, with the name of what is put in', () =>
    expect(
      textsIn('one.ts', `import a from 'some thing';\n/** Why\n * it is. */\nconst b = \`The \${unit.name} runs.\`; // Here.\n`),
    ).toEqual([
      [2, 'comment', 'Why it is.'],
      [4, 'string', 'The [name] runs.'],
      [4, 'comment', 'Here.'],
    ]));

  it('show an inserted number, noun or list as a reader would see it', () =>
    expect(
      textsIn(
        'five.ts',
        `const a = \`\${quoted(b)}: \${count(c.length, 'unit')} with \${of(d).toLowerCase()} or \${e.length}.\`;`,
      ),
    ).toEqual([[1, 'string', '“[b]”: [2 units] with [d] or [number].']]));

  it('show a figure of the book as its page does', () =>
    expect(
      textsIn('six.mdx', 'It has <Bonus of="melee.support" /> and rallies on <Needed of="units.knights.rally" />.\n'),
    ).toEqual([[1, 'prose', expect.stringMatching(/^It has \+\d and rallies on \d+\+\.$/)]]));

  it('are the sentences of markup, not its classes', () =>
    expect(textsIn('two.tsx', 'const a = <p class="one two">Roll <b>{dice}</b> dice.</p>;')).toEqual([
      [1, 'string', 'Roll [dice] dice.'],
    ]));

  it('are the script and the markup of a page, each on its line', () =>
    expect(
      textsIn('three.astro', "---\nconst a = 'One thing';\n---\n<p>Another thing</p>\n<style>p { color: red; }</style>"),
    ).toEqual([
      [2, 'string', 'One thing'],
      [4, 'string', 'Another thing'],
    ]));

  it('are the paragraphs of prose and the summaries above it', () =>
    expect(textsIn('four.mdx', '---\ntitle: A title\nsummary: What it says.\n---\n\nA [linked](a.b) word\ngoes on.\n')).toEqual([
      [3, 'prose', 'What it says.'],
      [6, 'prose', 'A linked word goes on.'],
    ]));
});

describe('habits', () => {
  const flagged = (text: string) => habits.filter(({ pattern }) => pattern.test(text)).length;

  it.each([
    'This is JSON, but is no roster.',
    'They have not Fast Movement.',
    'There is not water enough to swim under.',
    'Whoever wins moves first.',
    'Somebody stands in the way.',
    'Counted are all units.',
    'The units that move, each once.',
  ])('flag %s', (text) => expect(flagged(text)).toBeGreaterThan(0));

  it.each(['This JSON file is not a roster.', 'There is no room.', 'The unit is no longer engaged.', 'Who can shoot?'])(
    'pass %s',
    (text) => expect(flagged(text)).toBe(0),
  );
});
