/** Group moves: straight ahead, wheels, lining up (the chapter on groups). */

import { type Base, overlap, touch, zoneOf } from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { groups as figures } from '../../data/figures/groups.ts';
import { baseWidth } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { isOpposite } from '../elements/contacts.ts';
import { elementBy, standing } from '../elements/find.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { refusePlan, refuseToMove } from './judge.ts';
import { type Leg, type LegWords, legsOf, marched } from './legs.ts';
import type { Plan } from './paths.ts';

export interface March {
  readonly units: readonly UnitId[];
  readonly by: LegWords;
}

/** The plan of a group that moves as one body. */
export const marchPlan = onceForPair((state: State, { units: ids, by }: March): Plan => {
  const units = ids.map((id) => elementBy(state, id));
  const { stages, ends, measured } = marched(
    units.map(({ base }) => base),
    legsOf(by) as readonly Leg[],
  );
  return {
    way: 'group',
    paths: units.map((unit, at) => ({ unit, stages: stages[at] ?? [], end: ends[at] as Base, measured })),
  };
});

/** hott.groups.sidestep: whether an enemy is within a base width of the base's front. */
const hasEnemyAhead = (base: Base, enemies: readonly Base[]): boolean => {
  const strip = zoneOf(base, base.width, figures.sidestepWithin * baseWidth);
  return enemies.some((enemy) => overlap(strip, enemy));
};

/** Why these legs are not a legal group move; null if they are. */
function refuseLegs(state: State, { units: ids, by }: March): Refusal | null {
  const legs = legsOf(by) as readonly Leg[];
  const units = ids.map((id) => elementBy(state, id));
  const backwards = legs.some((leg) => (leg.kind === 'ahead' ? leg.inches < 0 : leg.kind === 'slant' && leg.forward < 0));
  if (backwards || legs.some((leg) => leg.kind === 'wheel' && (leg.by < 0 || leg.by > 1800)))
    return refusal('A group can only move and wheel forwards.', 'hott.groups.exclusions', 'hott.groups.wheel');
  if (units.some(({ base }) => base.facing !== units[0]?.base.facing))
    return refusal(
      'A column in the bend of a road can only follow the road. Otherwise move its elements one by one.',
      'hott.groups.parallel',
      'hott.groups.road-wheel',
    );
  const slants = legs.flatMap((leg, at) => (leg.kind === 'slant' ? [{ leg, at }] : []));
  const [slant] = slants;
  if (!slant) return null;
  if (slants.length > 1 || slant.at !== legs.length - 1)
    return refusal(
      'A group can shift sideways only once, at the end of its move.',
      'hott.groups.sidestep',
      'hott.groups.exclusions',
    );
  if (Math.abs(slant.leg.right) > figures.sidestep * baseWidth + touch)
    return refusal('A group can shift sideways by at most half a base width.', 'hott.groups.sidestep');
  const enemies = standing(state, enemyOf(state.acting)).map(({ base }) => base);
  const before = marched(
    units.map(({ base }) => base),
    legs.slice(0, -1),
  ).ends;
  if (!before.some((base) => hasEnemyAhead(base, enemies)))
    return refusal('A group can shift sideways only to line up with an enemy within a base width ahead.', 'hott.groups.sidestep');
  const after = marched(before, [slant.leg]).ends;
  return after.some((base) => enemies.some((enemy) => isOpposite(base, enemy)))
    ? null
    : refusal('A group that shifts must end lined up with an enemy.', 'hott.groups.sidestep');
}

export function refuseMarch(state: State, march: March): Refusal | null {
  if (march.units.length < 2) return refusal('A group must have two or more elements.', 'hott.groups.definition');
  return refuseToMove(state, march.units) ?? refuseLegs(state, march) ?? refusePlan(state, marchPlan(state, march));
}
