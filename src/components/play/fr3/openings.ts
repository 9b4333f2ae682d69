/** Battles requested by an address: a scenario, the lesson, or one of the battles after it. This code is loaded when needed. */
import { loadChapters, readyFor } from '../../../engine/fr3/battle/chapters/loading.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { setupOfText } from '../../../engine/fr3/battle/scenarios/scenario.ts';
import { scenarios } from '../../../engine/fr3/battle/scenarios/scenarios.ts';
import { enemyOf, type SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { begun } from '../course.ts';
import { type Battle, isSeat, type Opened, type Seat } from '../saved/saved.ts';
import { freshSeed } from '../start/requested.ts';
import { lessonBattle } from './tutorial/battle.ts';
import { gradedBattle } from './tutorial/graded.ts';

type Fr3Opened = Opened<Setup, State, Action, BattleEvent>;

interface AskedScenario {
  readonly scenario: string;
  /** The side of the user at this device. */
  readonly side: SideId;
  readonly against: Seat;
  readonly seed: number;
}

/** A scenario as a new battle. */
export async function scenarioBattle({ scenario, side, against, seed }: AskedScenario): Promise<Read<Fr3Opened>> {
  const found = scenarios.find(({ id }) => id === scenario);
  if (!found) {
    const known = scenarios.map(({ title }) => title).join(', ');
    return { ok: false, because: `There is no scenario “${scenario.slice(0, 40)}”. The scenarios are: ${known}.`, rules: [] };
  }
  const setup = setupOfText(found.text);
  if (!setup.ok) return setup;
  await readyFor(setup.value);
  const seats = { [side]: 'person', [enemyOf(side)]: against } as Battle['seats'];
  const battle: Battle<Setup> = { name: found.title, seats, seed, setup: setup.value };
  return { ok: true, value: { battle, course: begun(fr3Battle, setup.value, seed) } };
}

/** The battle requested by an address: `?scenario=goat-hill&side=B&against=search`, `?lesson`, `?graded=magic`. */
export async function openingOf(search: URLSearchParams): Promise<Read<Fr3Opened>> {
  const against = search.get('against') ?? '';
  const seed = Number(search.get('seed')) || freshSeed();
  const scenario = search.get('scenario');
  const graded = search.get('graded');
  if (graded !== null) return gradedBattle(graded, seed);
  if (scenario === null) {
    // The first question of the lesson is about shooting.
    await loadChapters('fighting');
    return lessonBattle();
  }
  return scenarioBattle({
    scenario,
    side: search.get('side') === 'B' ? 'B' : 'A',
    against: isSeat(against) ? against : 'greedy',
    seed,
  });
}
