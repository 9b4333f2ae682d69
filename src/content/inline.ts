/**
 * The markup in data and tables: links to rule ids, bold words, and distances (`3″`, inches at 15 mm scale). Pages render this
 * markup. Open data has plain text, with the ids in a separate field.
 */
import { ruleIdPattern } from './schema.ts';
import { typeset } from './typeset.ts';

export type Piece =
  | { readonly kind: 'text' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly rule: string }
  | { readonly kind: 'distance'; readonly inches: number };

const markup = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(\d+(?:\.\d+)?)″/g;

/** Splits a text into pieces. A link that names no rule id stays text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const say = (plain: string) => {
    if (plain) found.push({ kind: 'text', text: typeset(plain) });
  };
  let done = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, words, rule, bold, inches] = match;
    say(text.slice(done, match.index));
    if (words && rule && ruleIdPattern.test(rule)) found.push({ kind: 'link', text: typeset(words), rule });
    else if (words) say(words);
    else if (bold) found.push({ kind: 'bold', text: typeset(bold) });
    else found.push({ kind: 'distance', inches: Number(inches) });
    done = match.index + whole.length;
  }
  say(text.slice(done));
  return found;
}

/** The text without markup. Distances stay in inches at 15 mm scale. */
export const plainOf = (text: string): string =>
  pieces(text)
    .map((piece) => (piece.kind === 'distance' ? `${piece.inches}″` : piece.text))
    .join('');

/** The rule ids that texts link to, without repetition, in order. */
export const rulesIn = (...texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? pieces(text) : [])).flatMap((piece) => (piece.kind === 'link' ? [piece.rule] : []))),
];
