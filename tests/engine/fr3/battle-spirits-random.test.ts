/**
 * Whole battles of random legal actions between spirits, elementals and units with many innate abilities: each battle ends,
 * breaks no invariant and replays to the same state.
 */
import { expect, test } from 'vitest';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { type Battle, expectTheSame, randomBattle, setupOf } from './battle-table.ts';

const ground = 'table 30x26; terrain woods 2,9 to 6,16; terrain water 21,9 to 27,14; terrain hill 12,11 to 16,14';
/** Two lines about to meet, each with its own abilities. */
const armies: readonly string[] = [
  `A1 major-spirits 8,7 N; A2 ethereals 10,7 N; A3 tricksters 12,7 N; A4 minor-spirits 14,7 N; A5 spears 16,7 N innate=war-cry
   A6 lesser-spirits 18,7 N; A7 mobs 22,7 N; A8 air-elemental 25,7 N; A9 minor-spirits 5,6 N 2x2
   B1 air-elemental 8,19 S; B2 earth-elemental 10,19 S; B3 fire-elemental 12,19 S; B9 longbows 5,19 S innate=set-fire; B4 plant-elemental 14,19 S
   B5 longbows 16,19 S innate=apoplexy; B6 water-elemental 24,16 S; B7 dragons 20,19 S flying; B8 ethereals 22,19 S
   A20 general-2-2 with A5; A21 hero-1-1 with A5 freeze; B20 general-2-2 with B5 dispel`,
  `A1 rangers 8,7 N innate=apoplexy innate=disorient innate=smoke-screen; A2 spears 10,7 N innate=magic-resistance
   A3 handweapons 12,7 N innate=nullify; A4 longbows 14,7 N innate=sudden-wind; A5 knights 16,7 N innate=levitate
   A6 pikes 18,7 N innate=stinkbomb; A9 heavy-cavalry 20,7 N innate=fast-movement; A7 light-cavalry 22,7 N innate=fast-movement; A8 skirmishers 25,7 N innate=hide
   B1 rangers 8,19 S innate=animate-terrain; B2 spears 10,19 S innate=war-cry; B3 handweapons 12,19 S innate=dispel
   B4 longbows 14,19 S innate=flash-flood; B5 heavy-cavalry 16,19 S innate=freeze; B9 skirmishers 18,19 S innate=toughness; B10 light-cavalry 26,19 S innate=fast-movement; B6 mobs 24,19 S innate=earthquake
   B7 dragons 20,19 S flying innate=fast-movement; B8 light-artillery 22,19 S innate=tempest
   A20 general-2-2 with A2; A21 individual with A3 magic=wizard-2; B20 general-2-2 with B2 war-cry; B21 individual with B3 magic=cleric-2`,
];

const setups = armies.map((army) => setupOf(`${ground}; ${army}`, { turns: 2 }));

function played(setup: Setup, seed: number): Battle {
  return randomBattle(setup, seed, 5000, (state) => expect(brokenInvariants(state), `seed ${seed}`).toEqual([]));
}

test.each([1, 2, 3, 4])('seed %i: battles end, hold and replay', (seed) => {
  for (const setup of setups) {
    const battle = played(setup, seed);
    const last = battle.states.at(-1)!;
    for (const event of battle.events) expect(tell(last, event)).not.toMatch(/undefined|NaN/);
    expectTheSame(battle, last);
  }
});
