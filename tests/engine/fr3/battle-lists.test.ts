/** Battles between random armies from many lists with random options: they end, and all invariants hold. */
import { expect, test } from 'vitest';
import { armyOfRoster, setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { readSetup } from '../../../src/engine/fr3/battle/deployment/read-setup.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { drawnRoster } from '../../../src/engine/fr3/muster/drawn.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { randomBattle } from './battle-table.ts';

/** Whether battles support a roster, with an added infantry unit for the general. */
function isPlayed(roster: Roster): boolean {
  const army = armyOfRoster({ ...roster, size: roster.size + 30, units: [...roster.units, { type: 'handweapons' }] });
  if (!army.ok) return false;
  const table = { table: { width: 48, depth: 36 }, terrain: [], objective: null };
  return readSetup({ ...table, armies: { A: army.value, B: army.value } }).ok;
}
const made = (army: string, seed: number): Roster => {
  const roster = drawnRoster(army, 470, seed, { open: true, passes: isPlayed });
  return { ...roster, size: 500, units: [...roster.units, { type: 'handweapons' }] };
};

const meetings = [
  ['amphibian', 'persians'],
  ['assyrian', 'napoleonic-british'],
  ['dwarfs', 'elves-wood'],
  ['egyptian', 'conquistadors'],
  ['evil', 'hittite'],
  ['napoleonic-prussian', 'napoleonic-russian'],
  ['orc-goblin', 'hill-dwarves'],
  ['celts', 'near-east'],
] as const;
const setups = meetings.map(([one, other], at) => {
  const setup = setupOfRosters({ A: made(one, 11), B: made(other, 12) }, drawLandscape(500, seeded(at)), { turns: 2 });
  if (!setup.ok) throw new Error(setup.because);
  return { one, other, setup: setup.value };
});

test('these armies have something of nearly everything', () => {
  const troops = setups.flatMap(({ setup: { armies } }) => [...armies.A.troops, ...armies.B.troops]);
  const words = troops.flatMap(({ arms = [], levels = [], ease = [], kit = {} }) => [
    ...arms,
    ...levels,
    ...ease,
    ...Object.keys(kit),
  ]);
  expect(new Set(words).size).toBeGreaterThan(12);
  expect(new Set(troops.map(({ type }) => type)).size).toBeGreaterThan(10);
});

test.each(setups)('$one against $other', ({ setup }) => {
  const { states } = randomBattle(setup, 5);
  expect(states.at(-1)?.stage).toBe('over');
  expect(states.filter((_, at) => at % 5 === 0).flatMap(brokenInvariants)).toEqual([]);
});
