/** The faults that `npm run mutate` puts into a source text, and how it draws them. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { addedLines } from '../../src/tools/mutate/changed.ts';
import { type Executed, testsAt } from '../../src/tools/mutate/map.ts';
import { type Kind, mutated, mutationsOf } from '../../src/tools/mutate/mutations.ts';
import { hashOf, marksOf, probeAt, probed, probesOf } from '../../src/tools/mutate/probes.ts';
import { mutantOf, sample } from '../../src/tools/mutate/sample.ts';

/** What the mutations of a kind make of a text. */
const made = (text: string, kind: Kind) =>
  mutationsOf(text)
    .filter((each) => each.kind === kind)
    .map((each) => mutated(text, each));

describe('faults in a source text', () => {
  test('an operand of "and", "or" and "or else" is dropped, either one', () => {
    expect(made('x = a && b;', 'operand')).toEqual(['x = b;', 'x = a;']);
    expect(made('x = a || (b ?? c);', 'operand').toSorted()).toEqual([
      'x = (b ?? c);',
      'x = a || (b);',
      'x = a || (c);',
      'x = a;',
    ]);
  });

  test('each entry of a list is dropped, with one comma', () => {
    expect(made('x = [1, f(2), 3];', 'element')).toEqual(['x = [f(2), 3];', 'x = [1, 3];', 'x = [1, f(2)];']);
    expect(made('x = [1];', 'element')).toEqual([]);
  });

  test('signs are swapped', () => {
    expect(made('x = a + b - -c;', 'sign').toSorted()).toEqual(['x = a + b + -c;', 'x = a + b - c;', 'x = a - b - -c;']);
  });

  test('edges of comparisons move by nothing more than the edge', () => {
    expect(made('x = a < b; y = a >= b;', 'edge')).toEqual(['x = a <= b; y = a >= b;', 'x = a < b; y = a > b;']);
    expect(made('x = Math.min(a, b);', 'edge')).toEqual(['x = Math.max(a, b);']);
  });

  test('numbers change, but not those of types', () => {
    expect(made('const x: 1 | 2 = 1;', 'number')).toEqual(['const x: 1 | 2 = 2;']);
  });

  test('refusals are removed: early returns, entries of firstOf, either side of a question', () => {
    expect(made('if (a) return refusal(b);', 'refusal')).toEqual(['']);
    expect(made('if (a) { b(); return c; }', 'refusal')).toEqual([]);
    expect(made('firstOf(a, b);', 'refusal')).toEqual(['firstOf(b);', 'firstOf(a);']);
    expect(made('x = a ? null : refusal(b);', 'refusal')).toEqual(['x = null;']);
    expect(made('x = a ? refusal(b) : c();', 'refusal')).toEqual(['x = c();']);
  });

  test('conditions are negated', () => {
    expect(made('if (a) b(); else c();', 'condition')).toEqual(['if (!(a)) b(); else c();']);
  });
});

describe('a sample', () => {
  const sources = new Map([
    ['one.ts', 'x = a && b;\ny = c < d;\n'],
    ['two.ts', 'z = [1, 2];\n'],
  ]);
  const said = (...more: Parameters<typeof sample>) =>
    [...sample(...more)].map(({ file, mutation, becomes }) => `${file}:${mutation.line} ${becomes}`);

  test('is the same for the same seed, and another for another', () => {
    expect(said(sources, new Map(), 5)).toEqual(said(sources, new Map(), 5));
    expect(said(sources, new Map(), 5)).not.toEqual(said(sources, new Map(), 6));
  });

  test('holds every mutation once if it is drawn to its end', () => {
    const all = said(sources, new Map(), 5);
    expect(all.toSorted()).toEqual(
      [...sources]
        .flatMap(([file, text]) => mutationsOf(text).map((each) => `${file}:${each.line} ${mutantOf(file, text, each).becomes}`))
        .toSorted(),
    );
  });

  test.each([1, 2, 3, 4, 5])('begins with the changed lines (seed %i)', (seed) => {
    expect(said(sources, new Map([['one.ts', new Set([2])]]), seed)[0]).toBe('one.ts:2 y = c <= d;');
  });

  test('shows a change as one line, even where the text has several', () => {
    const text = 'x = [\n  1,\n  2,\n];';
    const last = mutationsOf(text).find(({ kind, line }) => kind === 'element' && line === 2)!;
    expect(mutantOf('one.ts', text, last)).toMatchObject({ was: '1, 2,', becomes: '2,' });
  });

  test('takes the changed lines from a diff without context', () => {
    const diff =
      '--- a/x.ts\n+++ b/x.ts\n@@ -3 +3,2 @@\n-a\n+b\n+c\n@@ -9,2 +10,0 @@\n-d\n-e\n--- a/y.ts\n+++ b/y.ts\n@@ -1 +1 @@\n-f\n+g\n';
    expect([...addedLines(diff)].map(([file, lines]) => [file, ...lines])).toEqual([
      ['x.ts', 3, 4],
      ['y.ts', 1],
    ]);
  });
});

describe('the map from places to tests', () => {
  const text = 'const one = (a) => a + 1;\nfunction two() {\n  return 2;\n}\nwhat = one(1);';

  test('a place belongs to the innermost function around it', () => {
    const at = (part: string) => probeAt(probesOf(text), text.indexOf(part));
    expect([at('const one'), at('a + 1'), at('return 2')]).toEqual([0, 1, 2]);
  });

  test('a text with probes does the same on the same lines, and marks what is executed', () => {
    const marked: number[] = [];
    const globals = globalThis as unknown as Record<string, unknown>;
    globals[marksOf] = () => marked;
    const out = probed(text, 'x.ts').replace('what = ', 'return ');
    expect(new Function(out)()).toBe(2);
    delete globals[marksOf];
    expect(Object.keys(marked)).toEqual(['0', '1']);
    expect(out.split('\n')).toHaveLength(5);
  });

  test('only tests that execute the place run, the nearest first; after a change, all that reached the file', () => {
    const executed = (milliseconds: number, probes: number[], hash = hashOf(text)): Executed => ({
      milliseconds,
      reached: { 'src/engine/fr3/melee/charge.ts': { hash, probes } },
    });
    const map = new Map([
      ['tests/engine/fr3/heavy-oracle.test.ts', executed(20_000, [0, 1])],
      ['tests/engine/fr3/rally.test.ts', executed(500, [0, 1])],
      ['tests/engine/fr3/melee.test.ts', executed(600, [0, 1])],
      ['tests/engine/fr3/elites.test.ts', executed(10, [0])],
    ]);
    const at = (now: string) =>
      testsAt(map, 'src/engine/fr3/melee/charge.ts', now, text.indexOf('a + 1')).map((test) => test.split('/')[3]);
    expect(at(text)).toEqual(['melee.test.ts', 'rally.test.ts', 'heavy-oracle.test.ts']);
    expect(at(`${text}\n`)).toEqual(['melee.test.ts', 'elites.test.ts', 'rally.test.ts', 'heavy-oracle.test.ts']);
  });

  test('the check of all figures comes first where a file states something when it is imported', () => {
    const executed = (milliseconds: number): Executed => ({
      milliseconds,
      reached: { 'src/engine/fr3/data/units.ts': { hash: hashOf(text), probes: [0, 1] } },
    });
    const map = new Map([
      ['tests/engine/fr3/units.test.ts', executed(10)],
      ['tests/engine/recorded/data.test.ts', executed(20_000)],
    ]);
    const at = (part: string) =>
      testsAt(map, 'src/engine/fr3/data/units.ts', text, text.indexOf(part)).map((test) => test.split('/')[3]);
    expect(at('one(1)')).toEqual(['data.test.ts', 'units.test.ts']);
    expect(at('a + 1')).toEqual(['units.test.ts', 'data.test.ts']);
  });
});

test('the tool prints its usage when asked, and after an option that it does not know', () => {
  const said = (option: string) => spawnSync(process.execPath, ['src/tools/mutate.ts', option], { encoding: 'utf8' });
  expect(said('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm run mutate -- \[--count N\]/),
    stderr: '',
  });
  expect(said('--hlp')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Unknown option '--hlp'\nnpm run mutate -- /),
  });
});
