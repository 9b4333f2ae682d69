/** A place where something comes in from outside. */
import type { Random } from './random.ts';

export interface Boundary {
  readonly id: string;
  /** How often it is tried, compared with others. */
  readonly weight: number;
  /** An input, most often a damaged one. */
  draw(by: Random): unknown;
  /** Reads it, and gives the sentences that it has to say. Throws a `Difference` if what it writes is not read back equal. */
  read(input: unknown): readonly string[];
}

/** What is written is not what is read back. */
export class Difference extends Error {
  override name = 'Difference';
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Throws unless both are the same text. */
export function same(one: string, other: string, what: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  throw new Difference(
    `${what} is not read back equal: ${short(one.slice(Math.max(0, at - 30)))} | ${short(other.slice(Math.max(0, at - 30)))}`,
  );
}
