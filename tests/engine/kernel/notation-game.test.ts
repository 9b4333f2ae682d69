/** Whole games as texts, and games of other versions, with a game small enough to see through. */
import { expect, test } from 'vitest';
import { known, map, roll } from '../../../src/engine/kernel/chance.ts';
import { object, oneOf, whole } from '../../../src/engine/kernel/fields.ts';
import type { Notated, WrittenGame } from '../../../src/engine/kernel/notation/game.ts';
import { readGame } from '../../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../src/engine/kernel/notation/game-writer.ts';
import type { Argument, Note } from '../../../src/engine/kernel/notation.ts';
import { readReplay, replayed } from '../../../src/engine/kernel/replay.ts';
import type { HappenedBy, Ruleset } from '../../../src/engine/kernel/ruleset.ts';

/** Pebbles: whoever takes the last one loses. A roll says who begins; a gamble takes as many as a d4 shows. */
interface Setup {
  readonly pebbles: number;
}
interface State {
  readonly left: number;
  readonly turn: 'A' | 'B';
}
const fields = { take: { many: whole(1, 3) }, gamble: { hand: oneOf(['left', 'right']) } };
type Action = { readonly kind: 'take'; readonly many: number } | { readonly kind: 'gamble'; readonly hand: 'left' | 'right' };
const happened = (kind: string): HappenedBy => ({ kind, rules: ['pebbles.basics.taking'] });
const after = ({ left, turn }: State, many: number) => ({
  state: { left: left - many, turn: turn === 'A' ? 'B' : 'A' } as const,
  events: [happened(`${turn} takes ${many}`)],
});

/** Of version 2 on nobody takes 3. */
const pebbles = (version: number): Ruleset<Setup, State, Action, HappenedBy, string, string> => ({
  system: 'pebbles',
  version,
  begin: ({ pebbles: left }) =>
    map(roll(2, { decides: 'who begins', rules: [] }, known), (face) => ({
      state: { left, turn: face === 1 ? 'A' : 'B' },
      events: [],
    })),
  decider: ({ left, turn }) => (left > 0 ? turn : null),
  actions: () => [],
  refuse({ left }, action) {
    if (left <= 0) return { because: 'The game is over.', rules: ['pebbles.basics.end'] };
    const most = Math.min(left, version > 1 ? 2 : 3);
    return action.kind === 'take' && action.many > most
      ? { because: `Nobody takes more than ${most}.`, rules: ['pebbles.basics.taking'] }
      : null;
  },
  perform: (state, action) =>
    action.kind === 'take'
      ? known(after(state, action.many))
      : map(roll(4, { decides: 'how many', rules: [] }, known), (many) => after(state, many)),
  result: ({ left, turn }) => (left > 0 ? null : turn),
  readSetup: (value) =>
    object({ pebbles: whole(1, 99) })(value)
      ? { ok: true, value }
      : { ok: false, because: 'A game has 1 to 99 pebbles.', rules: [] },
  readAction: (value) => {
    const { kind } = value as Action;
    return object(fields[kind])(value) ? (value as Action) : undefined;
  },
});

const notated = (version = 1): Notated<Setup, State, Action> => ({
  ruleset: pebbles(version),
  language: { kinds: fields, words: {}, movers: [] },
  sides: ['A', 'B'],
  asked: ({ left, turn }) => (left > 0 ? turn : null),
  writeSetup: ({ pebbles: many }) => [{ kind: 'note', name: 'pebbles', with: [{ number: many }] }],
  readSetup(statements) {
    const [note] = statements as readonly Note[];
    const given = note?.with[0] as Extract<Argument, { number: number }> | undefined;
    const read = pebbles(version).readSetup({ pebbles: given?.number });
    return read.ok
      ? read
      : { ok: false, faults: [{ statement: 0, word: String(given?.number), because: read.because, rules: [] }] };
  },
  tell: (_, { kind }) => `${kind}.`,
});

const text = `title: A quiet evening
game pebbles version=1
pebbles 9
A,B: begin [2] {B wins the roll}
B: take 3 {bold}
# Now it is getting serious.
A: gamble left [4]
B: take 1
# Over.`;

const read = (of = text, version = 1) => readGame(notated(version), of);
const game = (): WrittenGame<Setup, Action> => {
  const result = read();
  if (!result.ok) throw new Error(result.errors.map((error) => error.text).join(' '));
  return result.game;
};
const faults = (of: string, version = 1) => {
  const result = read(of, version);
  return result.ok ? [] : result.errors.map((error) => [error.line, error.column, error.text]);
};

test('a game is read with its words, its dice and its moves', () => {
  expect(game()).toEqual({
    headings: [{ name: 'title', text: 'A quiet evening' }],
    comments: [
      { at: -1, beside: true, text: 'B wins the roll' },
      { at: 0, beside: true, text: 'bold' },
      { at: 1, beside: false, text: 'Now it is getting serious.' },
      { at: 3, beside: false, text: 'Over.' },
    ],
    replay: {
      system: 'pebbles',
      version: 1,
      setup: { pebbles: 9 },
      dice: { faces: [2, 4] },
      actions: [
        { kind: 'take', many: 3 },
        { kind: 'gamble', hand: 'left' },
        { kind: 'take', many: 1 },
      ],
    },
  });
  expect(read()).toMatchObject({ last: { left: 1, turn: 'A' } });
});

test('what is written reads back as the same game, and is written the same again', () => {
  expect(writeGame(notated(), game())).toEqual({ ok: true, value: text });
});

test('results are told after their moves, and are not read', () => {
  const told = writeGame(notated(), game(), { results: true });
  expect(told).toMatchObject({ value: expect.stringContaining('A: gamble left [4]\n# = A takes 4.\n') });
  expect(told.ok && read(told.value)).toEqual(read());
});

test('a game with a seed is short, and its dice can be written out', () => {
  const seeded = 'game pebbles version=1\npebbles 9\nseed 11\n';
  // The faces that seed 11 gives, whatever they are.
  const moves = ['A', 'B'].map((first) => `${seeded}${first}: gamble left`).filter((of) => read(of).ok);
  expect(moves).toHaveLength(1);
  const short = read(moves[0] as string);
  expect(short.ok && short.game.replay.dice).toEqual({ seed: 11 });
  if (!short.ok) return;
  expect(writeGame(notated(), short.game)).toEqual({ ok: true, value: moves[0] });
  const long = writeGame(notated(), short.game, { results: true });
  const again = long.ok ? read(long.value) : null;
  expect(again?.ok && again.last).toEqual(short.last);
  expect(again?.ok && again.game.replay.dice).toMatchObject({ faces: [expect.any(Number), expect.any(Number)] });
});

test('errors say where, and what would be right', () => {
  const lines = text.split('\n');
  const line = (at: number, is: string) => lines.with(at - 1, is).join('\n');
  expect(faults('')).toEqual([[1, 1, 'Line 1, column 1: expected “game pebbles version=1”, found the end.']]);
  expect(faults(line(2, 'game pebbles'))).toEqual([
    [2, 6, 'Line 2, column 6: expected “game pebbles version=1”, found “pebbles”.'],
  ]);
  expect(faults(line(2, 'game marbles version=1'))).toEqual([
    [2, 1, 'Line 2, column 1: This battle belongs to marbles, not to pebbles.'],
  ]);
  expect(faults(line(3, 'pebbles 100'))).toEqual([[3, 9, 'Line 3, column 9: A game has 1 to 99 pebbles.']]);
  expect(faults(line(5, 'B: tke 3'))).toEqual([[5, 4, 'Line 5, column 4: expected one of the moves take, gamble, found “tke”.']]);
  expect(faults(line(5, 'A: take 3'))).toEqual([[5, 1, 'Line 5, column 1: expected B, who decides here, found “A:”.']]);
  expect(faults(line(5, 'B: take 4'))).toEqual([[5, 9, 'Line 5, column 9: expected “many”, found “4”.']]);
  expect(faults(line(7, 'A: gamble left'))[0]?.slice(0, 2)).toEqual([7, 1]);
  expect(faults(line(7, 'A: gamble left [5]'))).toEqual([[7, 16, 'Line 7, column 16: how many: 5 is not a face of a d4.']]);
  expect(faults(line(7, 'A: gamble left [4 3]'))[0]?.slice(0, 2)).toEqual([7, 16]);
  expect(faults(line(8, 'pebbles 8'))[0]?.[2]).toMatch(/^Line 8, column 1: expected a move, such as/);
  expect(faults(line(3, 'pebbles 9; seed 1'))[0]?.[2]).toMatch(/not both|not used/);
  expect(faults(line(3, 'pebbles 9; seed now'))[0]?.[2]).toMatch(/expected a whole number, such as seed 7, found “now”/);
  expect(faults(`${text}\nA: take 1\nB: take 1`)[0]?.[2]).toBe('Line 11, column 1: The game is over.');
});

test('of a game that breaks off, what comes before is kept', () => {
  const result = read(text.replace('B: take 1', 'B: take 9'));
  expect(!result.ok && result.kept?.replay.actions).toHaveLength(2);
  expect(!result.ok && result.kept?.replay.dice).toEqual({ faces: [2, 4] });
  expect(!result.ok && result.kept?.comments.at(-1)).toMatchObject({ at: 1 });
});

test('a game that cannot be played is not written, and the answer says why', () => {
  const { replay } = game();
  const written = (change: Partial<typeof replay>) => {
    const result = writeGame(notated(), { headings: [], comments: [], replay: { ...replay, ...change } });
    return result.ok ? null : result.because;
  };
  expect(written({})).toBeNull();
  expect(written({ actions: [...replay.actions, ...replay.actions] })).toBe(
    'Action 4 of 6 is not possible: Nobody takes more than 1.',
  );
  expect(written({ dice: { faces: [2] } })).toMatch(/A die is missing/);
  expect(written({ dice: { faces: [2, 4, 1] } })).toMatch(/Some of the dice were not used: 1/);
  expect(written({ setup: { pebbles: 0 } })).toBe('This set-up cannot be written as text.');
  expect(
    written({
      actions: [
        { kind: 'take', many: 3 },
        { kind: 'take', many: 3 },
        { kind: 'take', many: 3 },
        { kind: 'take', many: 1 },
      ],
    }),
  ).toBe('Action 4 of 4 cannot be written: the battle is over.');
  expect(written({ version: 2 })).toMatch(/Reload the page/);
});

test('a game of an earlier version opens when it can be played by this one, or says why not', () => {
  const mild = text.replace('take 3', 'take 2').replace('take 1', 'take 2');
  const opened = read(mild, 2);
  expect(opened.ok && opened.game.replay.version).toBe(2);
  expect(faults(text, 2)).toEqual([
    [
      5,
      1,
      'Line 5, column 1: This battle was saved by an earlier version of this page (1; this one is 2), which had different rules. Nobody takes more than 2.',
    ],
  ]);
});

test('a game of a later version asks for the page to be loaded again', () => {
  expect(faults(text.replace('version=1', 'version=7'))).toEqual([
    [
      2,
      1,
      'Line 2, column 1: This battle was saved by a later version of this page (7; this one is 1). Reload the page and try again.',
    ],
  ]);
});

test('a saved replay opens, or says why not: damaged, foreign, earlier, later', () => {
  const { replay } = game();
  const saved = (change: object, version = 1) =>
    readReplay(pebbles(version), JSON.parse(JSON.stringify({ ...replay, ...change })));
  expect(saved({})).toEqual({ ok: true, value: replay });
  const says = (change: object, version = 1) => {
    const result = saved(change, version);
    return result.ok ? null : result.because;
  };
  expect(says({ system: 'marbles' })).toBe('This battle belongs to marbles, not to pebbles.');
  expect(says({ version: 3 })).toMatch(/^This battle was saved by a later version of this page \(3; this one is 1\)\. Reload/);
  expect(says({ version: 'x' })).toMatch(/which game and version/);
  expect(says({ setup: null })).toBe('A game has 1 to 99 pebbles.');
  expect(says({ dice: { seed: 'x' } })).toMatch(/dice of the saved battle cannot be read/);
  expect(says({ dice: { faces: [1, 'x'] } })).toMatch(/dice of the saved battle cannot be read/);
  expect(says({ actions: 3 })).toMatch(/no list of actions/);
  expect(says({ actions: [...replay.actions, { kind: 'take', many: 7 }] })).toBe('Action 4 of 4 cannot be read.');
  expect(readReplay(pebbles(1), null)).toMatchObject({ because: 'This is not a saved battle.' });
  // Of an earlier version: it is read, and plays as far as the rules of now let it.
  expect(saved({}, 2).ok).toBe(true);
  const played = replayed(pebbles(2), replay);
  expect(played).toMatchObject({ ok: false, states: [{ left: 9 }] });
  expect(!played.ok && played.because).toMatch(
    /^This battle was saved by an earlier version of this page.*Action 1 of 3.*Nobody takes more than 2\.$/,
  );
  expect(replayed(pebbles(1), { ...replay, dice: { faces: [2, 4, 4] } })).toMatchObject({
    ok: false,
    because: 'Some of the dice were not used: 4 of 2, 4, 4.',
  });
});
