/** Reads the tokens of a statement one by one. If a token does not fit, reading the statement ends with an error. */
import type { NotationError, Token } from './vocabulary.ts';

/** Thrown by the reader and caught only by the parser, to end a statement. */
export class Stop {
  readonly error: NotationError;
  constructor(error: NotationError) {
    this.error = error;
  }
}

export class Reader {
  private at = 0;
  private readonly tokens: readonly Token[];
  readonly line: number;
  /** The side of a single base in inches. */
  readonly side: number;
  private readonly end: number;
  constructor(tokens: readonly Token[], line: number, side: number) {
    this.tokens = tokens;
    this.line = line;
    this.side = side;
    const last = tokens.at(-1);
    this.end = last ? last.column + last.text.length + (last.kind === 'bare' ? 0 : 2) : 1;
  }
  get next(): Token | undefined {
    return this.tokens[this.at];
  }
  /** The next token's text without quotes or brackets, if it is of this kind. */
  take(kind: Token['kind'] = 'bare'): string | undefined {
    if (this.next?.kind !== kind) return undefined;
    return this.tokens[this.at++]?.text;
  }
  /** The next bare token, if it matches. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    if (this.next?.kind !== 'bare') return undefined;
    const found = pattern.exec(this.next.text);
    if (!found) return undefined;
    this.at++;
    return found;
  }
  /** Returns a function that `one` can try: if the next token matches the pattern, the function calls `then` and returns true. */
  on(pattern: RegExp, then: (found: RegExpExecArray) => void): () => boolean {
    return () => {
      const found = this.match(pattern);
      if (found) then(found);
      return found !== undefined;
    };
  }
  onText(then: (text: string) => void): () => boolean {
    return () => {
      const text = this.take('text');
      if (text !== undefined) then(text);
      return text !== undefined;
    };
  }
  /** Tries several readings and stops with an error if none fits the next token. */
  one(readings: readonly (() => boolean)[], expected: string): void {
    if (!readings.some((reading) => reading())) this.stop(expected);
  }
  need(pattern: RegExp, expected: string): RegExpExecArray {
    return this.match(pattern) ?? this.stop(expected);
  }
  stop(expected: string): never {
    const { next } = this;
    throw new Stop({ line: this.line, column: next?.column ?? this.end, expected, found: next?.text ?? '' });
  }
  finish(): void {
    if (this.next) this.stop('nothing more in this statement');
  }
}
