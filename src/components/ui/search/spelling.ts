/** Corrects spelling: finds known words that are close to an unknown one. */

/** How many letters must be added, left out, changed or swapped with a neighbour; `limit + 1` if it is more than the limit. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let steps = Math.min((above[at] as number) + 1, (line[at - 1] as number) + 1, (above[at - 1] as number) + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        steps = Math.min(steps, (before[at - 2] as number) + 1);
      line.push(steps);
      least = Math.min(least, steps);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = line;
  }
  return above[other.length] as number;
}

/** The largest distance that is allowed for a word. Short words are taken literally. */
const limitOf = ({ length }: string): number => (length < 4 ? 0 : length < 5 ? 1 : length < 8 ? 2 : 3);

/** The additional distance for a different first letter, which is the rarest mistake. */
const otherBeginning = 0.6;

/** Up to three known words nearest to an unknown one, with their distances. */
export function nearest(
  word: string,
  known: ReadonlyMap<string, { readonly size: number }>,
): readonly (readonly [string, number])[] {
  const limit = limitOf(word);
  if (limit === 0) return [];
  let least = limit;
  let found: (readonly [string, number, number])[] = [];
  for (const [other, { size }] of known) {
    if (other.length < 3) continue;
    const off = distance(word, other, limit) + (other[0] === word[0] ? 0 : otherBeginning);
    if (off > least) continue;
    if (off < least) found = [];
    least = off;
    found.push([other, off, size]);
  }
  return found
    .sort((a, b) => b[2] - a[2])
    .slice(0, 3)
    .map(([other, off]) => [other, off] as const);
}
