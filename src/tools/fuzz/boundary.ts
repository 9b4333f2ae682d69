/** A place where input from outside is read. */
import type { Random } from './random.ts';

export interface Boundary {
  readonly id: string;
  /** How often the boundary is tried, compared to others. */
  readonly weight: number;
  /** A random input, usually damaged. */
  draw(by: Random): unknown;
  /**
   * Reads the input and returns the sentences that result. Throws a `Difference` if written output is not read back unchanged.
   */
  read(input: unknown): readonly string[];
}

/** Written output was not read back unchanged. */
export class Difference extends Error {
  override name = 'Difference';
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Throws a `Difference` unless both texts are equal. */
export function same(one: string, other: string, what: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  throw new Difference(
    `${what} is not read back equal: ${short(one.slice(Math.max(0, at - 30)))} | ${short(other.slice(Math.max(0, at - 30)))}`,
  );
}
