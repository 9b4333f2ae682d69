/** Battles of random legal actions with leviathans: they end, nothing breaks, and they replay. */
import { expect, test } from 'vitest';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { expectTheSame, randomBattle, setupOf } from './battle-table.ts';

const meetings = {
  'in the open': `A1 leviathans 8,9 N 1x2; A2 leviathans 11,9 N grapple; A3 spears 11,10.575 N; A4 mobs+general-2-2 17,9 N; A5 beastmen 20,9 N flying
    B1 leviathans 8,14 S bows; B2 pikes 11,15 S 1x2; B3 handweapons 14,15 S; B4 knights 17,15 S; B5 fanatics 20,15 S; B6 mobs 24,15 S 2x2`,
  'among woods and marshes': `A1 leviathans 10,10 N heavy-artillery; A2 leviathans 13,9 N 1x2 innate=freeze; A3 rangers 8,9 N; A4 longbows+general-2-2 16,9 N
    A5 handweapons 13,11.3625 N; B1 leviathans 10,13 S; B2 leviathans 14,14 S 1x2; B3 muskets 8,15 S; B4 heavy-artillery 17,15 S; B5 swarms 20,13 S burrowing
    nuisances A trap; nuisances B parasitics`,
  'in the air, the water and below': `terrain water 3,16 to 14,23; A1 leviathans 8,9 N 1x2 flying; A2 leviathans 11,9 N burrowing; A3 spears 14,9 N flying; A4 mobs+general-2-2 17,9 N
    A5 leviathans 20,9 N flying landed; A6 leviathans 8,18 N swimming; B1 leviathans 10,14 S flying; B2 beastmen 14,15 S flying; B3 handweapons 11,12 S; B4 spears 20,12 S
    B5 skirmishers 8,21 S; B6 leviathans 17,13 S 1x2 burrowing; B7 light-cavalry+general-2-2 23,13 S flying`,
} as const;
const battles = Object.entries(meetings).flatMap(([name, text]) => [1, 2].map((seed) => ({ name, text, seed })));
const seen = { 'set-upon': 0, crash: 0, 'lined-up': 0, engulfed: 0, dragged: 0, glided: 0 };

test.each(battles)('$name, $seed', ({ text, seed }) => {
  const ground = 'table 28x24; terrain woods 20,10 to 24,14; terrain marsh 3,10 to 6,14';
  const setup = setupOf(`${ground}; ${text}`, { turns: 3 });
  const { states, events, actions, faces } = randomBattle(setup, seed);
  expect(states.filter((_, at) => at % 3 === 0).flatMap(brokenInvariants)).toEqual([]);
  const last = states.at(-1)!;
  expect(last.stage).toBe('over');
  for (const event of events) {
    expect(tell(last, event)).not.toContain('undefined');
    if (event.kind === 'set-upon' || event.kind === 'engulfed') seen[event.kind]++;
    if (event.kind === 'tested' && event.of === 'crash') seen.crash++;
    if (event.kind === 'moved' && (event.way === 'lined-up' || event.way === 'dragged' || event.way === 'glided'))
      seen[event.way]++;
  }
  expectTheSame({ setup, actions, faces }, last);
});

test('they did what only they do', () => {
  for (const what of ['set-upon', 'engulfed', 'dragged', 'glided'] as const) expect(seen[what], what).toBeGreaterThan(0);
});
