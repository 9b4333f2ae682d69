/** The files of recorded answers and facts: a place and its value in each line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fact } from './facts.ts';

export interface Recorded {
  /** The part of an address after the `?`. */
  readonly address: string;
  readonly answer: string;
}

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.txt`, import.meta.url));

/** The two fields of each line. */
const readLines = (name: string): (readonly [string, string])[] =>
  readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [first = '', second = ''] = line.split('\t');
      return [first, second];
    });

const writeLines = (name: string, lines: readonly (readonly [string, string])[]): void =>
  writeFileSync(fileOf(name), lines.map((line) => `${line.join('\t')}\n`).join(''));

export const readRecorded = (name: string): Recorded[] => readLines(name).map(([address, answer]) => ({ address, answer }));

export const writeRecorded = (name: string, all: readonly Recorded[]): void =>
  writeLines(
    name,
    all.map(({ address, answer }) => [address, answer]),
  );

export const readFacts = (): Fact[] => readLines('facts').map(([at, value]) => ({ at, value }));

export const writeFacts = (all: readonly Fact[]): void =>
  writeLines(
    'facts',
    all.map(({ at, value }) => [at, value]),
  );
