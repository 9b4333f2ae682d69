/** Battles of random legal actions with the unusual troops: each battle ends, breaks no invariant and replays. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { expectTheSame, randomBattle, setupOf } from './battle-table.ts';

const meetings = {
  'specials against rangers': `A1 blobs 8,9 N; A2 fanatics 11,9 N; A3 fanatics 13,9 N flying; A4 handweapons 16,9 N shieldwall mine
    A5 spears 18,9 N shieldwall; A6 contraptions off; A7 cyclics off; A8 mobs+general-2-2 21,7 N
    B1 rangers 9,13 S; B2 rangers 12,13 S; B3 knights 15,14 S; B4 mobs 18,13 S mine; B5 large-monsters 21,13 S grapple
    nuisances A trap parasitics; nuisances B elite-trap elite-parasitics parasitics`,
  'monsters against machines': `A1 large-monsters 8,9 N grapple; A2 cyclics off flying; A3 cyclics 14,9 N stage=adults; A4 blobs 17,9 N
    A5 handweapons 20,9 N; A6 contraptions off model=missile flying; B1 battlewagons 8,14 S grapple mine; B2 blobs 12,14 S
    B3 beastmen 16,15 S 2x2; B4 fanatics 20,13 S elite=1-1-0; B5 cyclics off
    nuisances A trap trap; nuisances B parasitics`,
  'fire, poison and wagons': `A1 longbows 9,9 N innate=set-fire; A2 skirmishers 11,9 N poison; A3 handweapons 13,9 N paralyzing-gaze wagons
    A4 spears 15,9 N transports-flying offerings; A5 handweapons 17,9 N offerings canoes; A6 swarms 19,9 N poison; A7 mobs+general-2-2 21,7 N
    B1 longbows 9,14 S innate=douse-fire; B2 rangers 11,14 S poison innate=set-fire; B3 spears 14,14 S transports-burrowing; B4 blobs 17,14 S
    B5 mobs 20,14 S wagons; B6 knights 24,5 N barges; B7 handweapons 23,14 S; B8 individual with B7 healer`,
} as const;
const battles = Object.entries(meetings).flatMap(([name, text]) => [31, 32, 37].map((seed) => ({ name, text, seed })));

const seen = new Set<string>();

test.each(battles)('$name, $seed', ({ text, seed }) => {
  const ground = 'table 28x24; terrain woods 7,11 to 13,15; terrain water 22,3 to 26,8';
  const setup = setupOf(`${ground}; ${text}`, { turns: 4 });
  const { states, events, actions, faces } = randomBattle(setup, seed);
  expect(states.filter((_, at) => at % 3 === 0).flatMap(brokenInvariants)).toEqual([]);
  const last = states.at(-1)!;
  expect(last.stage).toBe('over');
  for (const event of events) expect(tell(last, event)).not.toContain('undefined');
  for (const { kind } of actions) seen.add(kind);
  expectTheSame({ setup, actions, faces }, last);
});

test('they did what only they do', () => {
  const own: readonly Action['kind'][] = ['lay', 'shed', 'lay-mine', 'send', 'lay-eggs', 'surge', 'ride', 'gaze', 'innate'];
  expect(own.filter((kind) => !seen.has(kind))).toEqual([]);
});
