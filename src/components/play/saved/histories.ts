/** Decides which of two histories continues, if the same battle is open in two tabs. */
import { canonicalText } from '../../../engine/kernel/replay.ts';
import { relationOf } from '../../ui/stored/relation.ts';
import type { Course } from '../course.ts';

/** Which history continues: this tab's, the other tab's, or both as separate battles because they diverged. */
export type Settled = { readonly on: 'mine' | 'theirs' } | { readonly on: 'both'; readonly agree: number };

const stepsOf = (course: Course): readonly string[] =>
  course.map(({ action, rolls, state }) => canonicalText([action ?? state.setup, rolls.map(({ face }) => face)]));

/**
 * Compares what another tab has stored with this tab's history. The longer history continues if it begins with the shorter one.
 * With `undo`, the other tab may have undone its last action. A history that is one entry shorter is then accepted if that entry
 * had no dice.
 */
export function settled(mine: Course, theirs: Course, undo = false): Settled {
  const relation = relationOf(stepsOf(mine), stepsOf(theirs));
  if (relation.is === 'parted') return { on: 'both', agree: relation.after };
  if (relation.is !== 'longer') return { on: 'theirs' };
  const undone = undo && mine.length - theirs.length === 1 && mine.at(-1)?.rolls.length === 0;
  return { on: undone ? 'theirs' : 'mine' };
}
