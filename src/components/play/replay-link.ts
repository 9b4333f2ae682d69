/** A whole battle as a text to read, and as the letters of a link; and back. Loaded when somebody asks for it. */
import { fr3Notation } from '../../engine/fr3/battle/notation/game.ts';
import { readGame } from '../../engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../engine/kernel/notation/game-writer.ts';
import { packed, unpacked } from '../../engine/kernel/notation/link.ts';
import type { Read } from '../../engine/kernel/ruleset.ts';
import { type Course, replayOf } from './course.ts';
import { opened, type ReadBattle } from './read-saved.ts';
import type { Battle } from './saved.ts';
import { freshSeed } from './wanted.ts';

/** The battle in the notation: every move with its dice, with `results` what came of it too. */
export const textOf = ({ name, setup, question }: Battle, course: Course, results: boolean): Read<string> =>
  writeGame(
    fr3Notation,
    {
      headings: [{ name: 'title', text: name }, ...(question ? [{ name: 'question', text: question }] : [])],
      comments: [],
      replay: replayOf(setup, course),
    },
    { results },
  );

/** What stands after the `#` of the link. */
export function linkOf(battle: Battle, course: Course): Read<string> {
  const text = textOf(battle, course, false);
  return text.ok ? { ok: true, value: packed(text.value) } : text;
}

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
  const played = opened(game.replay, { ...(name ? { name } : {}), ...(question ? { question } : {}) });
  if (read.ok || !played.ok) return played;
  return { ok: false, because, kept: played };
}

export function fromLink(letters: string): ReadBattle {
  const text = unpacked(letters);
  return text.ok ? fromText(text.value) : { ok: false, because: text.because };
}
