/** One battle in two tabs: which of two histories the battle goes on with. */
import { canonical } from '../../engine/kernel/replay.ts';
import { relationOf } from '../ui/stored/relation.ts';
import type { Course } from './course.ts';

/** Who goes on: this tab, the other one, or each with a battle of its own because both have done something else. */
export type Settled = { readonly on: 'mine' | 'theirs' } | { readonly on: 'both'; readonly agree: number };

const stepsOf = (course: Course): readonly string[] =>
  course.map(({ action, rolls, state }) => canonical([action ?? state.setup, rolls.map(({ face }) => face)]));

/**
 * Settles what another tab has stored against what this one shows. The longer history goes on where the shorter is its
 * beginning. `undo`: the other tab may have taken back the last action, so that a history shorter by one counts if no dice fell.
 */
export function settled(mine: Course, theirs: Course, undo = false): Settled {
  const relation = relationOf(stepsOf(mine), stepsOf(theirs));
  if (relation.is === 'parted') return { on: 'both', agree: relation.after };
  if (relation.is !== 'longer') return { on: 'theirs' };
  const undone = undo && mine.length - theirs.length === 1 && mine.at(-1)?.rolls.length === 0;
  return { on: undone ? 'theirs' : 'mine' };
}
