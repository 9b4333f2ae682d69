/** A whole battle as a text to read, and as the letters of a link; and back. Loaded when somebody asks for it. */
import { drawnBy, fr3Notation } from '../../engine/fr3/battle/notation/game.ts';
import { linkWords } from '../../engine/fr3/battle/notation/link-words.ts';
import { readGame } from '../../engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../engine/kernel/notation/game-writer.ts';
import { packed, unpacked } from '../../engine/kernel/notation/link.ts';
import type { Read } from '../../engine/kernel/ruleset.ts';
import { type Course, replayOf } from './course.ts';
import { opened, type ReadBattle } from './read-saved.ts';
import { freshSeed } from './requested.ts';
import type { Battle } from './saved.ts';

/** The name of a battle that nobody has named: texts leave it out. */
const usualName = ({ armies }: Battle['setup']): string => `${armies.A.name} against ${armies.B.name}`;

function written(
  { name, setup, question }: Battle,
  course: Course,
  notation: typeof fr3Notation,
  how: { readonly results: boolean; readonly titled: boolean },
): Read<string> {
  const titled = how.titled || name !== usualName(setup);
  const headings = [
    ...(titled ? [{ name: 'title', text: name }] : []),
    ...(question ? [{ name: 'question', text: question }] : []),
  ];
  return writeGame(notation, { headings, comments: [], replay: replayOf(setup, course) }, how);
}

/**
 * The battle in the notation: every move with its dice, with `results` what came of it too. Results that would make it longer
 * than any text that is read are left out.
 */
export function textOf(battle: Battle, course: Course, results: boolean): Read<string> {
  const text = written(battle, course, fr3Notation, { results, titled: true });
  return text.ok || !results ? text : written(battle, course, fr3Notation, { results: false, titled: true });
}

/** What stands after the `#` of the link. Drawn ground is said by the seed of the battle. */
export function linkOf(battle: Battle, course: Course): Read<string> {
  const text = written(battle, course, drawnBy(battle.seed), { results: false, titled: false });
  return text.ok ? { ok: true, value: packed(text.value, linkWords) } : text;
}

/** The seed that has drawn the ground of a text: whoever opens it can make a link as short again. */
const seedOf = (text: string): { readonly seed?: number } => {
  const found = /(?:^|[\n;])\s*landscape (-?\d+)/.exec(text);
  return found ? { seed: Number(found[1]) } : {};
};

/** A text that is read as a game. A position alone may need dice before anybody moves (pools of magic): nobody has chosen them. */
function gameOf(text: string) {
  const read = readGame(fr3Notation, text);
  if (read.ok || read.kept?.replay.actions.length !== 0) return read;
  const thrown = readGame(fr3Notation, `${text}\nseed ${freshSeed()}`);
  return thrown.ok ? thrown : read;
}

/** Errors of one text that are said: whoever mends those reads the next. */
const mostErrors = 5;

/** The battle of a text in the notation. */
export function fromText(text: string): ReadBattle {
  const read = gameOf(text);
  const game = read.ok ? read.game : read.kept;
  const because = read.ok
    ? ''
    : read.errors
        .slice(0, mostErrors)
        .map(({ text: says }) => says)
        .join(' ');
  if (!game) return { ok: false, because };
  const heading = (of: string) => game.headings.find(({ name }) => name === of)?.text;
  const [name, question] = [heading('title'), heading('question')];
  const played = opened(game.replay, { ...seedOf(text), ...(name ? { name } : {}), ...(question ? { question } : {}) });
  if (read.ok || !played.ok) return played;
  return { ok: false, because, kept: played };
}

export function fromLink(letters: string): ReadBattle {
  const text = unpacked(letters, linkWords);
  return text.ok ? fromText(text.value) : { ok: false, because: text.because };
}
