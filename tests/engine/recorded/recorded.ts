/** The files of recorded answers: one address and its answer in each line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Recorded {
  /** The part of an address after the `?`. */
  readonly address: string;
  readonly answer: string;
}

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}.txt`, import.meta.url));

export const readRecorded = (name: string): Recorded[] =>
  readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [address = '', answer = ''] = line.split('\t');
      return { address, answer };
    });

export const writeRecorded = (name: string, all: readonly Recorded[]): void =>
  writeFileSync(fileOf(name), all.map(({ address, answer }) => `${address}\t${answer}\n`).join(''));
