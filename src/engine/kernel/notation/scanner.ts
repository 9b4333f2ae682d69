/** Splits a line into statements and statements into tokens: words, "quoted text", {comments}, [dice]. */
import type { NotationError, Token, TokenKind } from './vocabulary.ts';

export interface Scanned {
  readonly statements: readonly (readonly Token[])[];
  readonly error: NotationError | null;
}

const closing: Readonly<Record<string, readonly [TokenKind, string, string]>> = {
  '"': ['text', '"', 'a closing quotation mark'],
  '{': ['brace', '}', 'a closing brace'],
  '[': ['dice', ']', 'a closing bracket'],
};

/** The letters that mean a line break after a backslash. */
const breaks: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** The tokens of a line, by statement. A semicolon ends a statement. */
export function scan(line: string, number: number): Scanned {
  const statements: Token[][] = [[]];
  let at = 0;
  while (at < line.length) {
    const sign = line[at] as string;
    if (sign === ' ' || sign === '\t') {
      at++;
      continue;
    }
    if (sign === ';') {
      statements.push([]);
      at++;
      continue;
    }
    const column = at + 1;
    const fence = closing[sign];
    if (!fence) {
      let end = at;
      while (end < line.length && !' \t;"{['.includes(line[end] as string)) end++;
      statements.at(-1)?.push({ kind: 'bare', text: line.slice(at, end), column });
      at = end;
      continue;
    }
    const [kind, close, expected] = fence;
    let text = '';
    at++;
    while (at < line.length && line[at] !== close) {
      if (line[at] === '\\' && at + 1 < line.length) {
        at++;
        text += breaks[line[at] as string] ?? line[at];
      } else text += line[at];
      at++;
    }
    if (at >= line.length) return { statements, error: { line: number, column: line.length + 1, expected, found: '' } };
    at++;
    statements.at(-1)?.push({ kind, text, column });
  }
  return { statements: statements.filter((tokens) => tokens.length > 0), error: null };
}

/** Escapes the characters that would end the text. */
export const escaped = (text: string, close: '"' | '}'): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll(close, `\\${close}`);
