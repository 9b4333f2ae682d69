/** Finds the parcel in a pasted text or in the address of the page. If there is no parcel, the function says what is wrong. */
import { type Parcel, readParcel, unpackedParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { lettersIn, type Part } from '../../../engine/kernel/correspondence/parts.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';

type Found = Read<Parcel> | { readonly ok: false; readonly parts: readonly Part[]; readonly because: string };

const listed = (numbers: readonly number[]): string => `part${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}`;

/** The parcel in a pasted text. `before` has the parts that were pasted earlier. */
export function parcelIn(text: string, before: readonly Part[] = []): Found {
  if (text.trimStart().startsWith('{')) return readParcel(text);
  const found = lettersIn(text, before);
  switch (found.is) {
    case 'letters':
      return unpackedParcel(found.letters);
    case 'parts': {
      const { parts, missing, cut, count } = found;
      if (count === 1)
        return {
          ok: false,
          parts,
          because: 'The end of this text is missing. Copy all of it. If your messaging app cuts the text short, ask for a file.',
        };
      const lost = cut.length > 0 ? ` The end of ${listed(cut)} is missing.` : '';
      return {
        ok: false,
        parts,
        because: `${parts.length} of ${count} parts received.${lost} Paste ${listed(missing)} too, in any order.`,
      };
    }
    case 'nothing':
      return {
        ok: false,
        rules: [],
        because: 'There is no battle in this text. Copy the whole link, or all of the text that begins with “battlebook”.',
      };
  }
}

/** A text with fewer letters than this cannot be a parcel. */
const fewest = 20;

/**
 * The parcel after the `#` of the page's address. Undefined if there is nothing, or if it is the name of a place on the page:
 * `isPlace` recognizes those.
 */
export function parcelInAddress({ hash }: { readonly hash: string }, isPlace: (id: string) => boolean): Read<Parcel> | undefined {
  // Some messaging apps add the end of a sentence to the link, so it is cut off here.
  const letters = hash.slice(1).replace(/[^\w-]+$/, '');
  if (letters === '' || isPlace(letters)) return undefined;
  if (letters.length >= fewest) return unpackedParcel(letters);
  return {
    ok: false,
    because: `This link is damaged: only ${letters.length} of the characters after “#” are here. Copy the whole link again.`,
    rules: [],
  };
}
