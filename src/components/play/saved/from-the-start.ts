/** Starts a battle again from its beginning, with new dice. */
import { after, begun, type Course, diceFor, facesOf, stateOf } from '../course.ts';
import type { GameSystem } from '../system.ts';
import type { Opened } from './saved.ts';

/** Repeats the deployment of the battle as far as the dice allow. */
export function fromTheStart(
  { rules, turn }: Pick<GameSystem, 'rules' | 'turn'>,
  { battle, course }: Opened,
  seed: number,
): Course {
  let again = begun(rules, battle.setup, seed);
  for (const [at, { action }] of course.entries()) {
    const before = course[at - 1];
    if (!action || !before) continue;
    const state = stateOf(again);
    if (turn(before.state) > 0 || turn(state) > 0 || rules.refuse(state, action) !== null) break;
    again = after(rules, again, action, diceFor(seed, facesOf(again).length));
  }
  return again;
}
