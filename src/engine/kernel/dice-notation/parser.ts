/** Parses dice expressions. Errors are values with a position; nothing throws. */
import { quoted } from '../text.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  type DiceQuestion,
  type Expression,
  type Faces,
  facesOf,
  fixedValue,
  type Pool,
  type Relation,
  rolls,
} from './vocabulary.ts';

/** The position and length of the fault. */
export interface DiceProblem {
  readonly at: number;
  readonly length: number;
  /** A sentence that says what is wrong and what would be right. */
  readonly because: string;
}

export type DiceReading =
  | { readonly ok: true; readonly question: DiceQuestion }
  | { readonly ok: false; readonly problem: DiceProblem };

/** Limits of an expression: the longest text and the largest numbers. */
export const mostText = 200;
export const mostDice = 100;
export const mostSides = 1000;
export const mostNumber = 10_000;
export const mostTimes = 100;
const mostNesting = 12;

class Wrong extends Error {
  readonly problem: DiceProblem;
  constructor(at: number, length: number, because: string) {
    super(because);
    this.problem = { at, length, because };
  }
}

const relationWords: ReadonlyMap<string, Relation> = new Map([
  ['vs', 'vs'],
  ['versus', 'vs'],
  ['against', 'vs'],
  ['doubles', 'doubles'],
]);
const signRelations = ['>=', '<=', '>', '<', '=', '!='];

/** Parses a question from its tokens, with one method for each line of the grammar. */
class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;
  #dice = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get #now(): Token {
    return this.#tokens[this.#place] as Token;
  }

  #ahead(by: number): Token | undefined {
    return this.#tokens[this.#place + by];
  }

  #take(): Token {
    const token = this.#now;
    if (token.kind !== 'end') this.#place++;
    return token;
  }

  #is(...texts: string[]): boolean {
    return this.#now.kind !== 'number' && texts.includes(this.#now.text);
  }

  #eat(...texts: string[]): boolean {
    if (!this.#is(...texts)) return false;
    this.#take();
    return true;
  }

  #wrong(because: string, token: Token = this.#now): never {
    throw new Wrong(token.at, Math.max(1, token.length), because);
  }

  #said(token: Token = this.#now): string {
    return token.kind === 'end' ? 'the end' : quoted(token.text);
  }

  question(): DiceQuestion {
    const left = this.#sum();
    const relation = this.#relation();
    const right = relation ? this.#sum() : undefined;
    const times = this.#repeat();
    if (this.#now.kind !== 'end')
      this.#wrong(
        `Something is missing before ${this.#said()}: a sign such as +, a comparison such as vs, or a comma and the number of repeats.`,
      );
    return { left, ...(relation && right ? { against: { relation, right } } : {}), times };
  }

  #relation(): Relation | undefined {
    const token = this.#now;
    if (token.kind === 'sign' && signRelations.includes(token.text)) {
      this.#take();
      return token.text as Relation;
    }
    if (token.kind !== 'word') return undefined;
    const relation = relationWords.get(token.text);
    if (relation !== undefined) {
      this.#take();
      return relation;
    }
    if (token.text !== 'at') return undefined;
    this.#take();
    if (this.#eat('least')) return '>=';
    if (this.#eat('most')) return '<=';
    return this.#wrong(`Write “least” or “most” after “at”, not ${this.#said()}.`);
  }

  #repeat(): number {
    if (!this.#eat(',')) return 1;
    if (this.#eat('once')) return 1;
    if (this.#eat('twice')) return 2;
    if (this.#eat('thrice')) return 3;
    const token = this.#now;
    if (token.kind !== 'number')
      this.#wrong(`Write how often after the comma, such as once, twice or 3 times, not ${this.#said()}.`);
    const times = this.#number(mostTimes, 'It can be repeated', 1);
    this.#eat('times', 'x', 'time', '*');
    return times;
  }

  /** A number up to a limit. */
  #number(most: number, what: string, least = 0): number {
    const token = this.#now;
    if (token.kind !== 'number') this.#wrong(`Write a number here, not ${this.#said()}.`);
    const value = Number(token.text);
    if (value > most)
      this.#wrong(
        `${what} at most ${most.toLocaleString('en')}${what === 'It can be repeated' ? ' times' : ''}, not ${token.text}.`,
      );
    if (value < least) this.#wrong(`Write a number of at least ${least} here, not ${token.text}.`);
    this.#take();
    return value;
  }

  #sum(): Expression {
    const terms: { sign: 1 | -1; of: Expression }[] = [{ sign: 1, of: this.#product() }];
    while (this.#is('+', '-')) {
      const sign = this.#take().text === '+' ? 1 : -1;
      terms.push({ sign, of: this.#product() });
    }
    const [first] = terms;
    return terms.length === 1 && first ? first.of : { kind: 'sum', terms };
  }

  #product(): Expression {
    const minus = this.#is('-') ? this.#take() : undefined;
    let of = this.#factor();
    while (this.#is('*') || (this.#is('x') && this.#ahead(1)?.kind === 'number')) {
      const sign = this.#take();
      const by = this.#factor();
      if (rolls(of) && rolls(by)) this.#wrong('Dice can be multiplied by a number, not by other dice.', sign);
      const number = fixedValue(rolls(of) ? by : of) as number;
      of = { kind: 'product', by: number, of: rolls(of) ? of : by };
    }
    return minus ? { kind: 'product', by: -1, of } : of;
  }

  #factor(): Expression {
    const token = this.#now;
    if (token.kind === 'sign' && token.text === '(') return this.#bracket();
    if (
      token.kind === 'word' &&
      (token.text === 'highest' || token.text === 'lowest' || token.text === 'max' || token.text === 'min')
    )
      return this.#best();
    const dice =
      token.kind === 'number' && !this.#ahead(1)?.apart ? this.#ahead(1) : token.kind === 'number' ? this.#ahead(1) : token;
    if (dice?.kind === 'word' && dice.text === 'd') return this.#pool();
    if (token.kind === 'number') return { kind: 'number', value: this.#number(mostNumber, 'A number can be') };
    return this.#wrong(
      token.kind === 'end'
        ? 'The expression is not complete: add a number, or dice such as 2d10.'
        : `Write a number or dice such as 2d10 here, not ${this.#said()}.`,
    );
  }

  #deeper(token: Token): void {
    this.#depth++;
    if (this.#depth > mostNesting) this.#wrong(`Brackets can be at most ${mostNesting} deep.`, token);
  }

  #bracket(): Expression {
    const open = this.#take();
    this.#deeper(open);
    const of = this.#sum();
    if (!this.#eat(')'))
      this.#wrong(
        this.#now.kind === 'end' ? 'This bracket is never closed.' : `Close the bracket here, before ${this.#said()}.`,
        this.#now.kind === 'end' ? open : this.#now,
      );
    this.#depth--;
    return of;
  }

  #best(): Expression {
    const word = this.#take();
    const which = word.text === 'highest' || word.text === 'max' ? 'high' : 'low';
    const open = this.#now;
    if (!this.#eat('(')) this.#wrong(`Write a bracket with the choices after “${word.text}”, such as ${word.text}(d10, 2d6).`);
    this.#deeper(open);
    const of = [this.#sum()];
    while (this.#eat(',')) of.push(this.#sum());
    if (!this.#eat(')'))
      this.#wrong(
        this.#now.kind === 'end'
          ? 'This bracket is never closed.'
          : `Write a comma or the closing bracket here, not ${this.#said()}.`,
        this.#now.kind === 'end' ? open : this.#now,
      );
    this.#depth--;
    return { kind: 'best', which, of };
  }

  #pool(): Expression {
    const start = this.#now;
    const count = start.kind === 'number' ? this.#number(mostDice, 'There can be', 1) : 1;
    this.#dice += count;
    if (this.#dice > mostDice) this.#wrong(`There are too many dice: an expression can have at most ${mostDice} in all.`, start);
    this.#take();
    let sides: number;
    if (this.#eat('%')) sides = 100;
    else if (this.#now.kind === 'number') sides = this.#number(mostSides, 'A die can have', 1);
    else return this.#wrong(`Write the number of sides after “d”, such as d10, not ${this.#said()}.`);
    return this.#modifiers({ kind: 'dice', count, sides });
  }

  #modifiers(pool: Pool): Pool {
    let found = pool;
    for (;;) {
      const token = this.#now;
      const next = this.#modifier(found, token);
      if (!next) return found;
      found = next;
    }
  }

  /** The pool with another modifier; undefined if there is none here. */
  #modifier(pool: Pool, token: Token): Pool | undefined {
    if (token.kind === 'sign' && token.text === '!') return this.#explode(pool, this.#take());
    if (token.kind !== 'word') return undefined;
    if (['kh', 'kl', 'dh', 'dl'].includes(token.text)) {
      this.#take();
      return this.#keep(pool, token, token.text[0] === 'k', token.text[1] === 'h' ? 'high' : 'low');
    }
    if (token.text === 'keep' || token.text === 'drop') {
      this.#take();
      const high = this.#eat('high', 'highest', 'best');
      if (!high && !this.#eat('low', 'lowest', 'worst'))
        this.#wrong(`Write “high” or “low” after “${token.text}”, not ${this.#said()}.`);
      return this.#keep(pool, token, token.text === 'keep', high ? 'high' : 'low');
    }
    if (token.text === 'explode' || token.text === 'explodes') return this.#explode(pool, this.#take());
    if (token.text === 'reroll' || token.text === 'r') return this.#reroll(pool, this.#take());
    if (token.text === 'count') return this.#counted(pool, this.#take());
    return undefined;
  }

  #keep(pool: Pool, token: Token, keep: boolean, which: 'high' | 'low'): Pool {
    if (pool.keep) this.#wrong('You can say only once which of these dice are kept or dropped.', token);
    const number = this.#now.kind === 'number' && this.#ahead(1)?.text !== 'd' ? this.#now : undefined;
    const count = number ? this.#number(mostDice, 'There can be') : 1;
    if (count < 1 || count > pool.count || (!keep && count === pool.count))
      this.#wrong(
        `Of ${pool.count} dice, you can ${keep ? `keep 1 to ${pool.count}` : pool.count === 1 ? 'drop none' : `drop 1 to ${pool.count - 1}`}.`,
        number ?? token,
      );
    // The dice that remain after dropping the others.
    return keep
      ? { ...pool, keep: { which, count } }
      : { ...pool, keep: { which: which === 'high' ? 'low' : 'high', count: pool.count - count } };
  }

  #explode(pool: Pool, token: Token): Pool {
    if (pool.explode) this.#wrong('These dice can be marked as exploding only once.', token);
    const explode = this.#faces(pool, false) ?? {};
    const faces = explode.least === undefined && explode.most === undefined ? { least: pool.sides } : explode;
    if (facesOf(faces, pool.sides).length === pool.sides)
      this.#wrong('A die cannot explode on every face, because it would never stop.', token);
    return { ...pool, explode };
  }

  #reroll(pool: Pool, token: Token): Pool {
    if (pool.reroll) this.#wrong('You can say only once when these dice are rerolled.', token);
    const faces = this.#faces(pool, true) as Faces;
    const always = this.#eat('always') ? (true as const) : undefined;
    this.#eat('once');
    if (always && facesOf(faces, pool.sides).length === pool.sides)
      this.#wrong('You cannot reroll a die on every face, because the rolling would never end.', token);
    return { ...pool, reroll: { ...faces, ...(always ? { always } : {}) } };
  }

  #counted(pool: Pool, token: Token): Pool {
    if (pool.counted) this.#wrong('You can say only once how these dice are counted.', token);
    return { ...pool, counted: this.#faces(pool, true) as Faces };
  }

  /** Reads faces written as `7`, `7+`, `3-` or `>= 7`; undefined if there are none and none are required. */
  #faces(pool: Pool, needed: boolean): Faces | undefined {
    const token = this.#now;
    if (token.kind === 'sign' && ['>=', '<=', '>', '<', '='].includes(token.text)) {
      // In `2d6 explode >= 7` the relation is about the total. The relation is about faces only if faces are required here.
      if (!needed) return undefined;
      this.#take();
      const number = this.#now;
      const value = this.#face(pool);
      if ((token.text === '>' && value === pool.sides) || (token.text === '<' && value === 1))
        this.#wrong(`A d${pool.sides} has no face ${token.text === '>' ? 'above' : 'below'} ${value}.`, number);
      const { least, most } = {
        '>=': { least: value },
        '<=': { most: value },
        '>': { least: value + 1 },
        '<': { most: value - 1 },
        '=': { least: value, most: value },
      }[token.text] as Faces;
      return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
    }
    if (token.kind !== 'number' || this.#ahead(1)?.text === 'd') {
      if (needed) this.#wrong(`Write the faces here, such as 1, 7+ or 3-, not ${this.#said()}.`);
      return undefined;
    }
    const value = this.#face(pool);
    const sign = this.#now;
    const after = this.#ahead(1);
    // `7+` is one token if there is no space inside and no number right after it.
    const joined =
      sign.kind === 'sign' &&
      (sign.text === '+' || sign.text === '-') &&
      !sign.apart &&
      (after?.apart || after?.kind === 'end' || after?.kind === 'sign');
    if (!joined) return { least: value, most: value };
    this.#take();
    return sign.text === '+' ? { least: value } : { most: value };
  }

  #face({ sides }: Pool): number {
    const token = this.#now;
    const value = this.#number(mostNumber, 'A number can be');
    if (value < 1 || value > sides) this.#wrong(`A d${sides} has the faces 1 to ${sides}, not ${value}.`, token);
    return value;
  }
}

export function parseDice(text: string): DiceReading {
  if (text.trim() === '')
    return { ok: false, problem: { at: 0, length: 1, because: 'Write an expression, such as 2d10 keep high + 3 vs d10 + 5.' } };
  if (text.length > mostText)
    return {
      ok: false,
      problem: {
        at: mostText,
        length: text.length - mostText,
        because: `An expression can have at most ${mostText} characters.`,
      },
    };
  const tokens = tokensOf(text);
  if (!('length' in tokens))
    return {
      ok: false,
      problem: {
        at: tokens.at,
        length: tokens.character.length,
        because: `The character ${quoted(tokens.character)} cannot be part of an expression.`,
      },
    };
  try {
    return { ok: true, question: new Reader(tokens).question() };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.problem };
    throw error;
  }
}
