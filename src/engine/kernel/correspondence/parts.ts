/**
 * Splits the characters of a parcel into texts for messaging apps: one text, or several if an app would cut a long one off. Also
 * finds the characters again in a pasted link or in pasted texts, which may be in any order and have other words around them.
 */

/** The maximum number of characters in one part. Even apps that cut off long texts do not cut off texts of this length. */
export const longestPart = 1500;

const mark = 'battlebook';

/** The characters of a parcel (`letters`) as one or more texts. Each text states its own number and the number of texts. */
export function textsOf(letters: string, most = longestPart): readonly string[] {
  const count = Math.max(1, Math.ceil(letters.length / most));
  const size = Math.ceil(letters.length / count);
  // The letters end with a checksum, so their end identifies the parcel.
  const name = letters.slice(-4);
  return Array.from(
    { length: count },
    (_, at) => `${mark} ${at + 1}/${count} ${name} ${letters.slice(at * size, (at + 1) * size)}`,
  );
}

export interface Part {
  readonly at: number;
  readonly count: number;
  /** The name of the parcel that the part belongs to. */
  readonly name: string;
  readonly letters: string;
}

export type Found =
  | { readonly is: 'letters'; readonly letters: string }
  /**
   * Some parts are missing. `parts` has the parts that have arrived, `missing` the numbers of the others, and `cut` the numbers
   * of parts of which only the beginning has arrived.
   */
  | {
      readonly is: 'parts';
      readonly parts: readonly Part[];
      readonly missing: readonly number[];
      readonly cut: readonly number[];
      readonly count: number;
    }
  | { readonly is: 'nothing' };

/**
 * The numbers of parts whose end is missing. All parts except the last must be equally long, and the last must end with the name.
 */
function cutParts(parts: readonly Part[]): readonly number[] {
  const size = Math.max(0, ...parts.filter(({ at, count }) => at < count).map(({ letters }) => letters.length));
  const isCut = ({ at, count, name, letters }: Part): boolean => (at < count ? letters.length < size : !letters.endsWith(name));
  return parts.filter(isCut).map(({ at }) => at);
}

/**
 * Finds the characters of a parcel in a text. `before` are parts that arrived earlier. If there are several parcels, the last one
 * counts.
 */
export function lettersIn(text: string, before: readonly Part[] = []): Found {
  const pieces = [...text.matchAll(/battlebook (\d{1,3})\/(\d{1,3}) ([\w-]{4}) ([\w-]+)/g)].map(
    ([, at, count, name, letters]): Part => ({
      at: Number(at),
      count: Number(count),
      name: name as string,
      letters: letters as string,
    }),
  );
  const last = pieces.at(-1);
  if (last) {
    const parts = new Map<number, Part>();
    for (const part of [...before, ...pieces])
      if (part.name === last.name && part.count === last.count && part.at >= 1 && part.at <= part.count) parts.set(part.at, part);
    const cut = cutParts([...parts.values()]);
    for (const at of cut) parts.delete(at);
    const missing = Array.from({ length: last.count }, (_, n) => n + 1).filter((n) => !parts.has(n));
    const inOrder = [...parts.values()].sort((one, other) => one.at - other.at);
    return missing.length > 0
      ? { is: 'parts', parts: inOrder, missing, cut, count: last.count }
      : { is: 'letters', letters: inOrder.map(({ letters }) => letters).join('') };
  }
  const inLink = [...text.matchAll(/#([a-z][\w-]{20,})/g)].at(-1)?.[1];
  const bare = /^\s*([a-z][\w-]{20,})\s*$/.exec(text)?.[1];
  const letters = inLink ?? bare;
  return letters === undefined ? { is: 'nothing' } : { is: 'letters', letters };
}
