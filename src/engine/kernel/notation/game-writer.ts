/** Writes games so that reading them gives the same game again. */
import { type Chance, play } from '../chance.ts';
import { DiceError, recorded } from '../dice.ts';
import { diceOf, foreign } from '../replay.ts';
import type { RuleId } from '../rule-id.ts';
import type { HappenedBy, Read, Report } from '../ruleset.ts';
import { type Notated, opening, resultSign, type WrittenGame } from './game.ts';
import { type AnyAction, readMove, writeMove } from './moves.ts';
import { parse } from './parser.ts';
import { longest, type Move, type Statement } from './vocabulary.ts';
import { write } from './writer.ts';

/** The set-up after a round trip through its text: positions rounded to the grid. */
function settled<Setup, State, Action extends AnyAction>(notated: Notated<Setup, State, Action>, setup: Setup) {
  const set = parse(write(notated.writeSetup(setup)));
  const read = set.ok ? notated.readSetup(set.statements) : null;
  return set.ok && read?.ok ? { statements: set.statements, setup: read.value } : null;
}

/**
 * Writes a game. With `results`, every roll is written beside its move, and the results of a move in `#=` lines after it. Without
 * results, a seeded game is written with its seed and no dice, which is short enough for a link. To write the game, the function
 * plays it through. If the game cannot be played or written, or would be too long to read, the answer says where and why.
 */
export function writeGame<Setup, State, Action extends AnyAction>(
  notated: Notated<Setup, State, Action>,
  { headings, comments, replay }: WrittenGame<Setup, Action>,
  { results = false }: { readonly results?: boolean } = {},
): Read<string> {
  const { ruleset, language } = notated;
  const wrong = (because: string, rules: readonly RuleId[] = []): Read<string> => ({ ok: false, because, rules });
  const closed = foreign(replay, ruleset);
  if (closed) return wrong(closed);
  const begun = settled(notated, replay.setup);
  if (!begun) return wrong('This set-up cannot be written as text.');

  const seed = !results && 'seed' in replay.dice ? replay.dice.seed : null;
  const source = diceOf(replay.dice);
  const lines: Statement[] = [];
  const words = (at: number, beside: boolean) =>
    comments.filter((one) => one.at === at && one.beside === beside).map(({ text }) => text);
  const note = (at: number) => lines.push(...words(at, false).map((text) => ({ kind: 'comment' as const, text })));
  /** Plays an action and writes its line. The start of a game gets a line only if something happened. */
  const step = (at: number, move: Move, chance: Chance<Report<State, HappenedBy>>): State => {
    const dice = recorded(source);
    const { state, events } = play(chance, dice);
    const rolls = seed === null ? dice.faces : [];
    const comment = words(at, true).join(' ') || null;
    if (at >= 0 || rolls.length > 0 || comment !== null) lines.push({ ...move, rolls, comment });
    if (results)
      for (const event of events)
        lines.push({ kind: 'comment', text: `${resultSign} ${notated.tell(state, event)}`.replace(/\s+/g, ' ') });
    return state;
  };
  try {
    const first: Move = { kind: 'move', who: notated.sides, verb: opening, with: [], rolls: [], comment: null };
    let state = step(-1, first, ruleset.begin(begun.setup));
    for (const [at, action] of replay.actions.entries()) {
      const where = `Action ${at + 1} of ${replay.actions.length}`;
      const asked = notated.asked(state);
      const move = asked === null ? null : writeMove(language, action, asked);
      const back = move && readMove(language, move);
      if (!move || !back?.ok) return wrong(`${where} cannot be written${asked === null ? ': the battle is over' : ''}.`);
      const refusal = ruleset.refuse(state, back.action as Action);
      if (refusal) return wrong(`${where} is not possible: ${refusal.because}`, refusal.rules);
      note(at);
      state = step(at, move, ruleset.perform(state, back.action as Action));
    }
    note(replay.actions.length);
    source.finish?.();
  } catch (error) {
    if (error instanceof DiceError) return wrong(error.message);
    throw error;
  }
  const text = write([
    ...headings.map((heading) => ({ kind: 'heading' as const, ...heading })),
    { kind: 'note', name: 'game', with: [{ word: ruleset.system }, { word: `version=${ruleset.version}` }] },
    ...begun.statements,
    ...(seed === null ? [] : [{ kind: 'note' as const, name: 'seed', with: [{ number: seed }] }]),
    ...lines,
  ]);
  return text.length > longest
    ? wrong(
        `This battle is too long for a text: ${text.length} characters, and at most ${longest} can be read. Save the battle as a file instead.`,
      )
    : { ok: true, value: text };
}
