/** The battle for the lesson: small, fixed, and with real dice from a fixed seed. */
import type { BattleEvent } from '../../../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../../../engine/fr3/battle/ruleset.ts';
import { setupOfText } from '../../../../engine/fr3/battle/scenarios/scenario.ts';
import type { Setup } from '../../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import type { Read } from '../../../../engine/kernel/ruleset.ts';
import { begun } from '../../course.ts';
import type { Battle, Opened } from '../../saved/saved.ts';

const text = `
table 30x24
terrain woods 3,9.5 6,8.5 8,10 7.5,13 4.5,13.5
terrain hill 24,12.5 27,11.5 28.5,13.5 27,16 24.5,15.5
army A "The Millers of Brook"
army B "The Wolf Hour"
A1 spears*3 12.5,6.2 N
A4 longbows*2 8,6.2 N
A6 knights 19.5,6.2 N "The Miller’s Sons"
A7 general-2-2 with A2 "The Miller"
B1 mobs*2 21,14.6 S
B3 handweapons*2 15.7,14.6 S
B5 crossbow-handgun 9,15 S
B6 hero-1-1 with B3 "Old Grey"
first A
turns 5
`;

/**
 * This seed was chosen from a few dozen, because its dice make the best story: a volley that hits, a charge that breaks, a unit
 * to rally.
 */
const seed = 44;

export function lessonBattle(): Read<Opened<Setup, State, Action, BattleEvent>> {
  const setup = setupOfText(text);
  if (!setup.ok) return setup;
  const battle: Battle<Setup> = {
    name: 'A first battle',
    seats: { A: 'person', B: 'greedy' },
    seed,
    setup: setup.value,
    lesson: true,
  };
  return { ok: true, value: { battle, course: begun(fr3Battle, setup.value, seed) } };
}
