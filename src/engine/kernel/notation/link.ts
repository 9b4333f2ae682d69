/**
 * Texts for links: a letter for the form, then the compressed text (DEFLATE by fflate, which is synchronous everywhere, while
 * `CompressionStream` is not), written in characters that addresses leave unchanged. Four characters at the end are a checksum,
 * because DEFLATE does not notice all damage.
 */
import { deflateSync, inflateSync } from 'fflate';
import type { Read } from '../ruleset.ts';
import { longest } from './vocabulary.ts';

/** The forms of links: without the dictionary, and with it. A new form takes the next letter, and the old forms stay readable. */
const plain = 'a';
const worded = 'b';
const checkLength = 4;
/** The maximum number of bytes for one character of text. */
const mostBytes = 3;
/** The maximum number of bytes to which one byte of DEFLATE can expand. */
const mostSwelling = 1032;

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws on characters that links never contain. */
const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** A 24-bit checksum of the bytes of a text (FNV-1a). */
function check(bytes: Uint8Array): string {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return toLetters(Uint8Array.of(sum >>> 8, sum >>> 16, sum >>> 24));
}

/** The dictionary that a link's form uses; undefined for an unknown form. */
const dictionaryOf = (form: string, words: string): { readonly dictionary?: Uint8Array } | undefined => {
  if (form === plain) return {};
  return form === worded && words !== '' ? { dictionary: new TextEncoder().encode(words) } : undefined;
};

/**
 * A text in characters for an address: A to Z, a to z, digits, `-` and `_`. With `words`, phrases that such texts often contain,
 * the packed text is much shorter, but can be unpacked only with exactly the same words.
 */
export function packed(text: string, words = ''): string {
  const bytes = new TextEncoder().encode(text);
  const form = words === '' ? plain : worded;
  return `${form}${toLetters(deflateSync(bytes, { level: 9, ...dictionaryOf(form, words) }))}${check(bytes)}`;
}

const wrong = (because: string): Read<string> => ({ ok: false, because, rules: [] });
const damaged = 'This link is damaged: part of it is missing or has been changed. Copy the whole link again.';
const cutOff = 'This link is damaged: a part of it is missing, probably its end. Copy the whole link again.';
/** The code that fflate reports when a text ends too early. */
const endsEarly = 0;

/** The text of a link, or a sentence about what is wrong with it. `words` must be those it was packed with. */
export function unpacked(link: string, words = ''): Read<string> {
  if (link === '') return wrong('This link is incomplete: the part after “#” is missing. Copy the whole link again.');
  if (!/^[A-Za-z0-9_-]*$/.test(link)) return wrong(damaged);
  const form = dictionaryOf(link.slice(0, 1), words);
  const letters = link.length - 1 - checkLength;
  // Four letters hold three bytes. A single letter after the last group of four cannot hold a byte, so the link was cut off.
  if (form && (letters < 1 || letters % 4 === 1)) return wrong(cutOff);
  if (!form)
    return wrong(
      /^[b-z]/.test(link) ? 'This link was made by a later version of this page. Reload the page and try again.' : damaged,
    );
  try {
    // The buffer has room for the longest allowed text and no more, whatever the link contains.
    const out = new Uint8Array(Math.min(longest * mostBytes, link.length * mostSwelling));
    const bytes = inflateSync(fromLetters(link.slice(1, -checkLength)), { out, ...form });
    if (check(bytes) !== link.slice(-checkLength)) return wrong(damaged);
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return wrong((error as { readonly code?: unknown }).code === endsEarly ? cutOff : damaged);
  }
}
