/** Reads games and plays them through. Errors are values with line and column; nothing throws. */
import { type Chance, play } from '../chance.ts';
import { DiceError, type DiceSource, scripted } from '../dice.ts';
import { byEarlier, diceOf, foreign, type Replay } from '../replay.ts';
import type { RuleId } from '../rule-id.ts';
import { type GameComment, type GameError, type Notated, opening, type ReadGame, resultSign, type WrittenGame } from './game.ts';
import { type AnyAction, readMove } from './moves.ts';
import { parse } from './parser.ts';
import { describe, type Move, type Note, type Parsed, type Statement, type Token } from './vocabulary.ts';

type ParsedText = Extract<Parsed, { ok: true }>;

/** An error at a token of a statement. */
function errorAt(
  { lines, tokens }: ParsedText,
  at: number,
  text: string,
  { token, rules = [] }: { readonly token?: Token | undefined; readonly rules?: readonly RuleId[] } = {},
): GameError {
  const line = lines[at] ?? 1;
  const column = (token ?? tokens[at]?.[0])?.column ?? 1;
  return { line, column, text: `Line ${line}, column ${column}: ${text}`, rules };
}

/** An error that says what was expected in place of a statement's token, or after its last token. */
function expectedAt({ lines, tokens }: ParsedText, at: number, number: number, expected: string): GameError {
  const [token, last] = [tokens[at]?.[number], tokens[at]?.at(-1)];
  const line = lines[at] ?? 1;
  const column = token?.column ?? (last ? last.column + last.text.length : 1);
  return { line, column, text: describe({ line, column, expected, found: token?.text ?? '' }), rules: [] };
}

/** The token that contains a word, alone or among others: `spears*3+hero`. */
const tokenOf = (tokens: readonly Token[] = [], word: string | undefined): Token | undefined =>
  word === undefined
    ? undefined
    : (tokens.find(({ text }) => text === word) ?? tokens.find(({ text }) => text.split(/[*+=]/).includes(word)));

/** The statements of a game by purpose, as indexes into the text. */
interface Parts {
  readonly head: number | undefined;
  readonly seed: number | undefined;
  readonly setup: readonly number[];
  /** The statements from the first move on, without comments. */
  readonly moves: readonly number[];
  readonly headings: WrittenGame<never, never>['headings'];
  readonly comments: readonly GameComment[];
}

function partsOf({ statements }: ParsedText): Parts {
  const [setup, moves, comments]: [number[], number[], GameComment[]] = [[], [], []];
  const first = statements.findIndex(({ kind }) => kind === 'move');
  const opens = (statements[first] as Move | undefined)?.verb === opening;
  const noted = (name: string) =>
    setup.find((at) => (statements[at] as Note).kind === 'note' && (statements[at] as Note).name === name);
  for (const [index, one] of statements.entries()) {
    const at = moves.length - (opens ? 1 : 0);
    if (one.kind === 'heading') continue;
    if (one.kind === 'comment') {
      if (!one.text.startsWith(resultSign)) comments.push({ at: Math.max(0, at), beside: false, text: one.text });
    } else if (first >= 0 && index >= first) {
      if (one.kind === 'move' && one.comment !== null) comments.push({ at, beside: true, text: one.comment });
      moves.push(index);
    } else setup.push(index);
  }
  const [head, seed] = [noted('game'), noted('seed')];
  return {
    head,
    seed,
    setup: setup.filter((at) => at !== head && at !== seed),
    moves,
    headings: statements.flatMap((one) => (one.kind === 'heading' ? [{ name: one.name, text: one.text }] : [])),
    comments,
  };
}

/** `game fr3 version=1` */
function writtenBy({ with: given }: Note): { readonly system: string; readonly version: number } | null {
  const words = given.flatMap((each) => ('word' in each ? [each.word] : []));
  const version = /^version=([1-9]\d{0,5})$/.exec(words[1] ?? '');
  return words[0] !== undefined && version && given.length === 2 ? { system: words[0], version: Number(version[1]) } : null;
}

/** `seed 7` */
function seedOf({ with: given }: Note): number | null {
  const [only] = given;
  return given.length === 1 && only && 'number' in only && Number.isInteger(only.number) ? only.number : null;
}

/** Reads a game and plays it through. If an error stops the game, the result still has the moves before the error (`kept`). */
export function readGame<Setup, State, Action extends AnyAction>(
  notated: Notated<Setup, State, Action>,
  text: string,
): ReadGame<Setup, State, Action> {
  const { ruleset, language } = notated;
  const parsed = parse(text);
  if (!parsed.ok)
    return { ok: false, errors: parsed.errors.map((error) => ({ ...error, text: describe(error), rules: [] })), kept: null };
  const { statements, tokens } = parsed;
  const refused = (...errors: readonly GameError[]): ReadGame<Setup, State, Action> => ({ ok: false, errors, kept: null });
  const parts = partsOf(parsed);
  const { head, headings } = parts;

  const by = head === undefined ? null : writtenBy(statements[head] as Note);
  if (head === undefined || !by)
    return refused(
      expectedAt(parsed, head ?? 0, head === undefined ? 0 : 1, `“game ${ruleset.system} version=${ruleset.version}”`),
    );
  const closed = foreign(by, ruleset);
  if (closed) return refused(errorAt(parsed, head, closed));
  const earlier = byEarlier(by, ruleset);

  const seed = parts.seed === undefined ? null : seedOf(statements[parts.seed] as Note);
  if (parts.seed !== undefined && seed === null)
    return refused(expectedAt(parsed, parts.seed, 1, 'a whole number, such as seed 7'));

  const begun = notated.readSetup(parts.setup.map((at) => statements[at] as Statement));
  if (!begun.ok)
    return refused(
      ...begun.faults.map(({ statement, word, because, rules }) => {
        const at = statement === null ? head : (parts.setup[statement] ?? head);
        return errorAt(parsed, at, `${earlier}${because}`, { token: tokenOf(tokens[at], word), rules });
      }),
    );

  const shared = seed === null ? null : diceOf({ seed });
  const actions: Action[] = [];
  const faces: number[] = [];
  const game = (): WrittenGame<Setup, Action> => {
    const dice = seed === null ? { faces } : { seed };
    const replay: Replay<Setup, Action> = { ...by, version: ruleset.version, setup: begun.value, dice, actions };
    return { headings, comments: parts.comments.filter(({ at }) => at <= actions.length), replay };
  };
  const broken = (error: GameError): ReadGame<Setup, State, Action> => ({ ok: false, errors: [error], kept: game() });
  /** Plays with the dice written beside a move, which must all be used, or with the seed. Throws a DiceError. */
  const go = (chance: Chance<{ readonly state: State }>, rolls: readonly number[]): State => {
    const own = scripted(rolls);
    const { state } = play<{ readonly state: State }>(chance, (shared as DiceSource | null) ?? own);
    own.finish();
    faces.push(...rolls);
    return state;
  };
  const moves = parts.moves.map((at) => ({ at, move: statements[at] as Move }));
  const opens = moves[0]?.move.verb === opening ? moves.shift() : undefined;
  let at = opens?.at ?? head;
  try {
    let state = go(ruleset.begin(begun.value), opens?.move.rolls ?? []);
    for (const next of moves) {
      at = next.at;
      const { move } = next;
      if (move.kind !== 'move') return broken(expectedAt(parsed, at, 0, 'a move, such as A1-A3: ahead 4, or a comment'));
      if (seed !== null && move.rolls.length > 0)
        return broken(errorAt(parsed, at, 'Along with the moves, give either a seed or the dice, not both.'));
      const read = readMove(language, move);
      if (!read.ok) return broken(expectedAt(parsed, at, read.token, read.expected));
      const asked = notated.asked(state);
      if (!read.mover && asked !== null && move.who[0] !== asked)
        return broken(expectedAt(parsed, at, 0, `${asked}, who decides here`));
      const action = ruleset.readAction(read.action);
      if (action === undefined) return broken(errorAt(parsed, at, `This move cannot be read.`));
      const refusal = ruleset.refuse(state, action);
      if (refusal) return broken(errorAt(parsed, at, `${earlier}${refusal.because}`, { rules: refusal.rules }));
      state = go(ruleset.perform(state, action), move.rolls);
      actions.push(action);
    }
    return { ok: true, game: game(), last: state };
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const token = tokens[at]?.find(({ kind }) => kind === 'dice');
    return broken(errorAt(parsed, at, `${earlier}${error.message}`, { token }));
  }
}
