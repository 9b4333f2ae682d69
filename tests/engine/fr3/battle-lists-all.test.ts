/** Random armies from every list with whatever they may have: they start battles, the battles end, and the invariants hold. */
import { expect, test } from 'vitest';
import { armyOfRoster, setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { drawnRoster } from '../../../src/engine/fr3/muster/drawn.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { expectTheSame, randomBattle } from './battle-table.ts';
import { unit } from './muster-table.ts';

/** Lists with special rules in battle, in pairs. */
const meetings = [
  ['chinese', 'near-east'],
  ['greek', 'egyptian'],
  ['holy', 'unholy'],
  ['inquisition', 'undead'],
  ['israelite', 'hawaiian'],
  ['norse', 'sea-elves'],
  ['pelagic', 'pirate-raiders'],
  ['hill-dwarves', 'nai-arctic'],
] as const;
/** The effects of those rules in a set-up. */
const telling: Readonly<Record<string, readonly string[]>> = {
  chinese: ['heavy-cavalry flame-lances'],
  'near-east': ['battlewagons wagon-fortress'],
  greek: ['handweapons undead'],
  hawaiian: ['god-image'],
  israelite: ['ark'],
  'hill-dwarves': ['mounted-fanatics'],
};

/** The general's unit, if it is not ordinary infantry. */
const foot: Readonly<Record<string, string>> = { pelagic: 'handweapons swimming', 'pirate-raiders': 'heavy-cavalry' };

/** A small legal army with those units, and a sacred site. */
function made(army: string, seed: number): Roster {
  const units = (telling[army] ?? []).map((words) => unit(words));
  const rest = drawnRoster(army, 330, seed, { open: true, passes: (roster) => armyOfRoster({ ...roster, size: 700 }).ok });
  return {
    ...rest,
    size: 700,
    units: [...units, unit(foot[army] ?? 'handweapons'), ...rest.units],
    extras: ['sacred-site'],
  };
}

test.each(meetings)('%s against %s', (one, other) => {
  const setup = setupOfRosters({ A: made(one, 3), B: made(other, 4) }, drawLandscape(500, seeded(2)), { turns: 2 });
  if (!setup.ok) throw new Error(setup.because);
  const { states, setup: played, actions, faces } = randomBattle(setup.value, 5);
  expect(states.at(-1)?.stage).toBe('over');
  expect(states.filter((_, at) => at % 6 === 0).flatMap(brokenInvariants)).toEqual([]);
  expectTheSame({ setup: played, actions, faces }, states.at(-1)!);
});
