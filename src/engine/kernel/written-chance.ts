/** A chance as written by a player: `2/3`, `65%`, `0.65`. */
export interface WrittenChance {
  readonly ways: number;
  readonly of: number;
}

/** The maximum number of sides of the die for such a chance. */
export const finestChance = 1000;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Reads a chance from 0 to 1; undefined if it is invalid or finer than `finestChance`. */
export function chanceOf(text: string): WrittenChance | undefined {
  const found = /^\s*(?:(\d{1,7})\s*\/\s*(\d{1,7})|(\d{1,3})\s*%|([01](?:\.\d{1,3})?))\s*$/.exec(text);
  if (!found) return undefined;
  const [, above, below, hundredths, decimal] = found;
  const [ways, of] =
    above !== undefined
      ? [Number(above), Number(below)]
      : hundredths !== undefined
        ? [Number(hundredths), 100]
        : [Math.round(Number(decimal) * finestChance), finestChance];
  if (of === 0 || ways > of) return undefined;
  const common = gcd(ways, of);
  return of / common > finestChance ? undefined : { ways: ways / common, of: of / common };
}

/** The shortest way to write a chance. */
export const writeChance = ({ ways, of }: WrittenChance): string => (of === 1 ? String(ways) : `${ways}/${of}`);
