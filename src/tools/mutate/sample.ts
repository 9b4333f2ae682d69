/** A random sample of mutants: places in changed lines first, then places drawn by line from all files. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Mutation, mutated, mutationsOf, weights } from './mutations.ts';

export interface Mutant {
  readonly file: string;
  readonly mutation: Mutation;
  /** The whole text with the mutation applied. */
  readonly text: string;
  /** The changed lines before and after, without surrounding space. */
  readonly was: string;
  readonly becomes: string;
}

/** Makes a mutant, with its change as lines before and after. */
export function mutantOf(file: string, text: string, mutation: Mutation): Mutant {
  const from = text.lastIndexOf('\n', mutation.start - 1) + 1;
  const newline = text.indexOf('\n', mutation.end);
  const to = newline < 0 ? text.length : newline;
  const plain = (part: string) => part.replaceAll(/\s+/g, ' ').trim();
  const becomes = text.slice(from, mutation.start) + mutation.put + text.slice(mutation.end, to);
  return { file, mutation, text: mutated(text, mutation), was: plain(text.slice(from, to)), becomes: plain(becomes) };
}

/** Line numbers that have changed, counted from 1. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Generates mutants without repetition, determined by the seed: first in changed lines, then in all lines. Every line is equally
 * likely. Among the mutations of one line, one is drawn by the weight of its kind.
 */
export function* sample(sources: ReadonlyMap<string, string>, changed: ChangedLines, seed: number): Generator<Mutant> {
  const random = xoroshiro128plus(seed);
  const below = (count: number) => uniformInt(random, 0, count - 1);
  const byLine = new Map<string, Mutation[][]>();
  const linesOf = (file: string): Mutation[][] => {
    const known = byLine.get(file);
    if (known) return known;
    const text = sources.get(file)!;
    const lines: Mutation[][] = text.split('\n').map(() => []);
    for (const mutation of mutationsOf(text)) lines[mutation.line - 1]!.push(mutation);
    byLine.set(file, lines);
    return lines;
  };
  function take(file: string, line: number): Mutant | undefined {
    const left = linesOf(file)[line - 1] ?? [];
    if (left.length === 0) return undefined;
    let at = below(left.reduce((sum, { kind }) => sum + weights[kind], 0));
    const index = left.findIndex(({ kind }) => {
      at -= weights[kind];
      return at < 0;
    });
    return mutantOf(file, sources.get(file)!, left.splice(index, 1)[0]!);
  }

  const first = [...changed].flatMap(([file, lines]) => (sources.has(file) ? [...lines].map((line) => ({ file, line })) : []));
  while (first.length > 0) {
    const [{ file, line }] = first.splice(below(first.length), 1) as [{ file: string; line: number }];
    const mutant = take(file, line);
    if (mutant) yield mutant;
  }
  const files = [...sources].map(([file, text]) => ({ file, lines: text.split('\n').length }));
  const all = files.reduce((sum, { lines }) => sum + lines, 0);
  // After this many draws without a new mutant, all places are used up.
  for (let idle = 0; all > 0 && idle < 20 * all; idle += 1) {
    let at = below(all);
    const { file } = files.find(({ lines }) => {
      at -= lines;
      return at < 0;
    })!;
    const mutant = take(file, at + files.find((each) => each.file === file)!.lines + 1);
    if (!mutant) continue;
    idle = 0;
    yield mutant;
  }
}
