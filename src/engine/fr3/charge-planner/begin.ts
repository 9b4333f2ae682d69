/** The position and state of the two units before the first step of a plan. */
import { standingOf } from '../standing.ts';
import type { Plan, Troop } from './question.ts';
import type { Body, Scene } from './scene.ts';
import { meleeSideOf } from './troops.ts';

const begun = (troop: Troop): Body => ({
  ...standingOf(meleeSideOf(troop), { lost: troop.lost ?? 0 }),
  cursed: false,
  moved: false,
  fellBack: false,
  leader: 'with',
  guard: true,
});

export const beginning = ({ a, b }: Pick<Plan, 'a' | 'b'>): Scene => ({
  a: begun(a),
  b: begun(b),
  place: 'apart',
  round: 'later',
  won: null,
  driven: null,
});
