/** Converts a whole battle to readable text and to letters for a link, and back. This code is loaded when needed. */
import { readGame } from '../../../engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../engine/kernel/notation/game-writer.ts';
import { packed, unpacked } from '../../../engine/kernel/notation/link.ts';
import { readMove, writeMove } from '../../../engine/kernel/notation/moves.ts';
import { parse } from '../../../engine/kernel/notation/parser.ts';
import { write } from '../../../engine/kernel/notation/writer.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { type Course, replayOf, stateOf } from '../course.ts';
import { freshSeed } from '../start/requested.ts';
import type { GameSystem, NotationModule } from '../system.ts';
import type { Action, Setup, State } from '../vocabulary.ts';
import { opened, type ReadBattle } from './read-saved.ts';
import type { Battle } from './saved.ts';

type Module = NotationModule<Setup, State, Action>;
type Reading = Pick<GameSystem, 'rules' | 'words'>;

/** The move that an answer proposes, in notation; empty if the notation has no words for it. */
function wordsOf({ asked, language }: Module['notation'], answer: Action, course: Course) {
  const asks = asked(stateOf(course));
  const move = asks === null ? null : writeMove(language, answer, asks);
  return move ? [{ name: 'answer', text: write([move]).trim() }] : [];
}

/** The action that an answer proposes; undefined if it is unreadable. */
function answerIn({ language, ruleset }: Module['notation'], text: string): Action | undefined {
  const read = parse(text);
  const [move] = read.ok ? read.statements : [];
  const found = move?.kind === 'move' ? readMove(language, move) : null;
  return found?.ok ? ruleset.readAction(found.action) : undefined;
}

function written(
  { rules, words }: Reading,
  { name, setup, question, answer }: Battle,
  course: Course,
  notation: Module['notation'],
  how: { readonly results: boolean; readonly titled: boolean },
): Read<string> {
  // Whether the text states the name. A default name is left out.
  const titled = how.titled || name !== words.battle(setup);
  const headings = [
    ...(titled ? [{ name: 'title', text: name }] : []),
    ...(question ? [{ name: 'question', text: question }] : []),
    ...(answer ? wordsOf(notation, answer, course) : []),
  ];
  return writeGame(notation, { headings, comments: [], replay: replayOf(rules, setup, course) }, how);
}

/**
 * The battle in notation: every move with its dice, and with `results` also what happened. Results are left out if the text would
 * become too long to read back.
 */
export function textOf(system: Reading, { notation }: Module, battle: Battle, course: Course, results: boolean): Read<string> {
  const text = written(system, battle, course, notation, { results, titled: true });
  return text.ok || !results ? text : written(system, battle, course, notation, { results: false, titled: true });
}

/** The part of a link after the `#`. Random ground is stored as the battle's seed. */
export function linkOf(system: Reading, { drawnBy, linkWords }: Module, battle: Battle, course: Course): Read<string> {
  const text = written(system, battle, course, drawnBy(battle.seed), { results: false, titled: false });
  return text.ok ? { ok: true, value: packed(text.value, linkWords) } : text;
}

/** The seed of the random ground in a text, so that a link made from it stays short. */
const seedOf = (text: string): { readonly seed?: number } => {
  const found = /(?:^|[\n;])\s*landscape (-?\d+)/.exec(text);
  return found ? { seed: Number(found[1]) } : {};
};

/**
 * Reads a text as a game. If a text is only a position, the start may need dice (pools of magic). A random seed supplies these
 * dice.
 */
function gameOf(notation: Module['notation'], text: string) {
  const read = readGame(notation, text);
  if (read.ok || read.kept?.replay.actions.length !== 0) return read;
  const drawn = readGame(notation, `${text}\nseed ${freshSeed()}`);
  return drawn.ok ? drawn : read;
}

/** The maximum number of errors that are reported for one text. */
const mostErrors = 5;

/** The battle in a text in notation. */
export function fromText(system: Reading, { notation }: Module, text: string): ReadBattle {
  const read = gameOf(notation, text);
  const game = read.ok ? read.game : read.kept;
  const because = read.ok
    ? ''
    : read.errors
        .slice(0, mostErrors)
        .map(({ text: says }) => says)
        .join(' ');
  if (!game) return { ok: false, because };
  const heading = (of: string) => game.headings.find(({ name }) => name === of)?.text;
  const [name, question, said] = [heading('title'), heading('question'), heading('answer')];
  const answer = said === undefined ? undefined : answerIn(notation, said);
  const played = opened(system, game.replay, {
    ...seedOf(text),
    ...(name ? { name } : {}),
    ...(question ? { question } : {}),
    ...(answer ? { answer } : {}),
  });
  if (read.ok || !played.ok) return played;
  return { ok: false, because, kept: played };
}

export function fromLink(system: Reading, module: Module, letters: string): ReadBattle {
  const text = unpacked(letters, module.linkWords);
  return text.ok ? fromText(system, module, text.value) : { ok: false, because: text.because };
}
