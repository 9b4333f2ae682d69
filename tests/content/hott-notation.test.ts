/** Everything that the page about the notation shows for Hordes of the Things can be read. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hottMoves, ofHottBattles } from '../../src/content/notation/hott.ts';
import { actionKinds } from '../../src/engine/hott/battle/battle.ts';
import { hottNotation } from '../../src/engine/hott/battle/notation/game.ts';
import { readGame } from '../../src/engine/kernel/notation/game-reader.ts';

const game = readFileSync('src/content/notation/hott.txt', 'utf8');

test('the game', () => {
  const read = readGame(hottNotation, game);
  expect(read.ok ? read.last.acting : read.errors).toBe('B');
});

test.each(ofHottBattles.map(({ written }) => [written]))('%s', (written) => {
  const needed = written.includes('heroes') ? '\nB3 hordes 17,14 S\nB4 magicians 19,14 S' : '';
  const lines = game
    .split('\n')
    .filter((line) => !/^(title|A,B:|A1-|A3: |A: |B3|defender|terrain stronghold)/.test(line))
    .join('\n');
  const handle = /^A[89]/.test(written) ? written.replace(/^A[89]/, 'A4') : written;
  const unplaced = written.startsWith('landscape') || written.startsWith('attacks') || written.startsWith('walls');
  const read = readGame(hottNotation, `${lines}${needed}\n${unplaced ? 'defender A\n' : ''}${handle}\nseed 1`);
  expect(read.ok ? [] : read.errors.map(({ text }) => text)).toEqual([]);
});

test('every kind of move is explained', () => {
  expect(Object.keys(hottMoves).sort()).toEqual(Object.keys(actionKinds).sort());
});
