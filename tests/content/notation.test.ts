/** The page about the notation: every example can be read, and means what the page says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Example,
  inFacings,
  inStates,
  inUnits,
  mistakes,
  moves,
  ofBattles,
  ofCommands,
  ofTheTable,
  wrongLines,
} from '../../src/content/notation/examples.ts';
import { readyForAll } from '../../src/engine/fr3/battle/chapters/loading.ts';
import { fr3Notation } from '../../src/engine/fr3/battle/notation/game.ts';
import { readPosition } from '../../src/engine/fr3/battle/notation/setup-reader.ts';
import { readGame } from '../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../src/engine/kernel/notation/game-writer.ts';
import { exampleMove, readMove, writeMove } from '../../src/engine/kernel/notation/moves.ts';
import { describe as inWords, type Move, parse, writeStatement } from '../../src/engine/kernel/notation.ts';

await readyForAll();

const hill = readFileSync('src/content/notation/hill.txt', 'utf8').trim();
const statementsOf = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map(inWords).join(' ')}`);
  return parsed.statements;
};

test('the game is read, played to its end, and written in just that way', () => {
  const read = readGame(fr3Notation, hill);
  if (!read.ok) throw new Error(read.errors.map(({ text }) => text).join(' '));
  expect(fr3Notation.ruleset.result(read.last)).not.toBeNull();
  expect(writeGame(fr3Notation, read.game)).toEqual({ ok: true, value: hill });
});

test('the parts of a position and the statements about the table are read, and written as they are shown', () => {
  const shown = (examples: readonly Example[], around: (written: string) => string) =>
    examples.map(({ written }) => around(written));
  const lines = [
    ...shown(inUnits, (written) => `A1 ${written} 10,10 N`),
    ...shown(inFacings, (written) => `A1 spears 10,10 ${written}`),
    ...shown(inStates, (written) => `A1 spears 10,10 N ${written}`),
    ...shown(ofTheTable, (written) => written),
  ];
  for (const line of lines) expect(statementsOf(line).map(writeStatement)).toEqual([line]);
});

test('the words of a set-up make one together', () => {
  const text = [...ofBattles.map(({ written }) => written), 'B1 mobs 20,30 S'].join('\n');
  const read = readPosition(statementsOf(text));
  expect(read.ok ? read.renamed : read.faults).toEqual([]);
  expect(read.ok && read.value).toMatchObject({ first: 'A', turns: 12, armies: { A: { name: 'The river folk' } } });
});

test('the words about commands divide two armies', () => {
  const armies = 'command B "Ben" B1; A1 spears+general-2-2 10,10 N; A2 spears 14,10 N; B1 mobs+general-2-2 20,30 S';
  const read = readPosition(statementsOf([...ofCommands.map(({ written }) => written), armies].join('\n')));
  expect(read.ok ? read.value : read.faults).toMatchObject({
    clocks: 'each-turn',
    armies: { A: { commands: [{ name: 'The left wing', troops: [1, 2] }] } },
  });
});

test('each move is of its kind, and is written as it is shown; the others show themselves', () => {
  for (const [kind, { written }] of Object.entries(moves)) {
    const move = statementsOf(written)[0] as Move;
    const read = readMove(fr3Notation.language, move);
    expect([written, read.ok && read.action.kind]).toEqual([written, kind]);
    const again = read.ok ? writeMove(fr3Notation.language, read.action, move.who[0] as string) : null;
    expect(again && writeStatement({ ...again, rolls: move.rolls })).toBe(written);
  }
  for (const kind of Object.keys(fr3Notation.language.kinds))
    if (!Object.hasOwn(moves, kind)) expect([kind, exampleMove(fr3Notation.language, kind, 'A')]).not.toEqual([kind, null]);
});

test('each mistake is one, at the line and with the words of its answer', () => {
  for (const text of mistakes) expect(parse(text).ok).toBe(false);
  for (const [line, instead] of wrongLines) {
    const at = hill.split('\n').indexOf(line);
    const read = readGame(fr3Notation, hill.replace(line, instead));
    expect([line, at >= 0, !read.ok && read.errors[0]?.line]).toEqual([line, true, at + 1]);
  }
});
