/** Hordes of the Things for self-play: sample armies against themselves, on random battlefields. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { drawnSetup } from '../../../engine/hott/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../engine/hott/battle/invariants.ts';
import { judgement } from '../../../engine/hott/battle/judgement/judgement.ts';
import type { Result } from '../../../engine/hott/battle/victory/victory.ts';
import { type SideId, sideIds } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { Setup } from '../../../engine/hott/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { seeded } from '../../../engine/kernel/dice.ts';
import { type PlayerId, playerIds, playerOf } from '../../../engine/kernel/opponent.ts';
import type { System } from '../system.ts';

const armyIds = sampleArmies.map(({ id }) => id);

/** A sample army against itself, or against the next one if its id ends with `+`, on a battlefield with this seed. */
function setup(id: string, turns: number, seed: number): Setup {
  const at = armyIds.indexOf(id.replace(/\+$/, ''));
  const rosterAt = (place: number) => (sampleArmies[place % sampleArmies.length] as (typeof sampleArmies)[number]).roster;
  const rosters = { A: rosterAt(at), B: rosterAt(id.endsWith('+') ? at + 1 : at) };
  const read = hottBattle.readSetup(drawnSetup(rosters, seeded(seed), { bounds: turns }));
  if (!read.ok) throw new Error(`${id}: ${read.because}`);
  return read.value;
}

export const hott: System<Setup, State, Action, SideId, Result> = {
  ruleset: hottBattle,
  sides: sideIds,
  winner: (result) => result.winner,
  broken: brokenInvariants,
  contestants: playerIds,
  contestant: (id, seed) => playerOf(id as PlayerId, hottBattle, judgement, seed),
  rostersOf: (word) => (word === 'all' ? armyIds : armyIds.includes(word.replace(/\+$/, '')) ? [word] : []),
  rosters: { usual: 'all', known: `${armyIds.join(', ')}, each also with a + for a battle against the next` },
  turns: 60,
  setup,
};
