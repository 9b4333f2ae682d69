/** Splits an expression into words, numbers and signs with their positions. */

export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'end';
  /** The text in a form for comparison: lower case, with plain signs. */
  readonly text: string;
  readonly at: number;
  readonly length: number;
  /** Whether a space comes before the token. */
  readonly apart: boolean;
}

/** Signs that can be written in several ways, each with its normal form. */
const alike: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '−': '-',
  '–': '-',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '==': '=',
};
const signs = /^(>=|<=|!=|==|[-+*×·−–≥≤≠><=!(),%])/;

/** The tokens of a text, ending with `end`; or the position of a character that is not allowed. */
export function tokensOf(text: string): readonly Token[] | { readonly at: number; readonly character: string } {
  const tokens: Token[] = [];
  let at = 0;
  let apart = false;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^\s+/.exec(rest);
    if (blank) {
      at += blank[0].length;
      apart = true;
      continue;
    }
    const found = /^\d+/.exec(rest) ?? /^[a-z]+/i.exec(rest) ?? signs.exec(rest);
    if (!found) return { at, character: String.fromCodePoint(rest.codePointAt(0) as number) };
    const raw = found[0];
    const kind = /^\d/.test(raw) ? 'number' : /^[a-z]/i.test(raw) ? 'word' : 'sign';
    tokens.push({ kind, text: kind === 'word' ? raw.toLowerCase() : (alike[raw] ?? raw), at, length: raw.length, apart });
    at += raw.length;
    apart = false;
  }
  tokens.push({ kind: 'end', text: '', at: text.length, length: 0, apart });
  return tokens;
}
