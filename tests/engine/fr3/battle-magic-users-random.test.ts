/** Whole battles of random legal actions among witch hunters, bards, nulls, archangels, wards and stored spells. */
import { expect, test } from 'vitest';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { expectTheSame, randomBattle, setupOf } from './battle-table.ts';

/** Two lines about to meet. */
const table = 'table 28x24; terrain woods 2,8 to 6,15; terrain marsh 18,10 to 24,13';
const sides = [
  `A1 spears 8,9 N protective-spirit; A2 handweapons 9.575,9 N undead; A3 longbows 11.15,9 N; A4 knights 15,9 N
   A5 major-spirits 18,6 N ruler fade; A6 mobs 4,9 N
   A7 general-2-2 with A5 magic=cleric-3 unit-character; A8 hero-1-1 with A1 magic-ward stored-blast-2 stored-summon-2-3
   A9 individual with A3 null; A10 hero-2-0 with A4 bard; A11 individual with A2 magic=necromancer-2`,
  `B1 pikes 12,13 S; B2 longbows 10.425,13 S; B3 large-monsters 8.85,13 S; B4 knights 17,13 S; B5 handweapons 5,13 S
   B6 general-2-2 with B1 witch-hunter holy-hand-grenade; B7 hero-1-1 with B4 protection-clerical stored-apoplexy
   B8 individual with B2 bard; B9 hero-1-1 with B5 protection-necromantic stored-unstable-ground`,
].map((side) => side.replace('B8 individual', 'B8 hero-1-1'));

const kinds = new Set<string>();

test.each(Array.from({ length: 6 }, (_, at) => at + 4))('battle %i', (seed) => {
  const setup = setupOf(`${table}; ${sides.join('; ')}`, { turns: 1 });
  const { states, events, actions, faces } = randomBattle(setup, seed, 5000, (state) =>
    expect(brokenInvariants(state)).toEqual([]),
  );
  const last = states.at(-1);
  if (!last) throw new Error('There is no battle.');
  for (const event of events) {
    kinds.add(event.kind);
    expect(tell(last, event)).not.toMatch(/undefined|NaN/);
  }
  for (const action of actions)
    kinds.add('stored' in action ? '' : (action as { spell?: string }).spell?.startsWith('stored-') ? 'stored' : action.kind);
  expectTheSame({ setup, actions, faces }, last);
});

test('much of it was used in them', () => {
  for (const kind of ['stored', 'thrown', 'lulled', 'charged']) expect([...kinds]).toContain(kind);
});
