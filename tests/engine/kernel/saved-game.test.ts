/** Saved games of a companion, from this version, an earlier one and a later one. */
import { expect, test } from 'vitest';
import { act, type Companion, type Game, newGame } from '../../../src/engine/kernel/companion.ts';
import { whole } from '../../../src/engine/kernel/fields.ts';
import { readGame, writeGame } from '../../../src/engine/kernel/saved-game.ts';

/** Counts up to a most; from version 2 on by less than 3 at once. */
const counter = (version: number): Companion<number, number, number> => ({
  system: 'counting',
  version,
  begin: (most) => ({ state: most, said: [] }),
  refuse: (left, by) =>
    by > Math.min(left, version > 1 ? 2 : 9) ? { because: `${by} is too many.`, rules: ['counting.basics.most'] } : null,
  perform: (left, by) => ({ state: left - by, said: [] }),
  join: () => undefined,
  readSetup: (value) => (whole(1, 99)(value) ? value : undefined),
  readAction: (value) => (whole(1, 9)(value) ? value : undefined),
});
const after = (...actions: number[]): Game<number, number> =>
  actions.reduce(
    (game, action) => {
      const acted = act(counter(1), game, action);
      if (!acted.ok) throw new Error(acted.refusal.because);
      return acted.game;
    },
    newGame<number, number>('An evening', 20),
  );

test('a saved game of an earlier version opens, or says how far', () => {
  const mild = after(2, 1, 2);
  expect(readGame(counter(2), writeGame(counter(1), mild))).toEqual({ ok: true, game: mild });
  expect(readGame(counter(2), writeGame(counter(1), after(2, 5, 1)))).toEqual({
    ok: false,
    because:
      'This battle was saved by an earlier version of this page (1; this one is 2), which had different rules. ' +
      'Entry 2 of 3 in the game’s list is not possible: 5 is too many. The entries before this one could be opened.',
    kept: after(2),
  });
  expect(readGame(counter(1), writeGame(counter(1), after(2, 5, 1))).ok).toBe(true);
});

test('a saved game of a later version asks for the page to be loaded again', () => {
  const read = readGame(counter(1), writeGame(counter(2), after(1)));
  expect(!read.ok && read.because).toMatch(
    /This game was saved by a later version of this page \(2; this one is 1\)\. Reload the page/,
  );
});
