/** Finds the legs by which a group lines up with an enemy. The legs are used for listed moves and to help players. */
import { ahead, aside, type Base, dot, frontTravel, minus, squareOn, touch, turnBetween } from '../../../kernel/geometry.ts';
import { groups } from '../../data/figures/groups.ts';
import { baseWidth } from '../../data/scale.ts';
import { type Leg, marched } from './legs.ts';

/** Slightly less than one base width, so that an enemy within this distance is certainly within one base width. */
const near = groups.sidestepWithin * baseWidth - 2 * touch;

/**
 * Legs that bring one base of a group front to front with an enemy: a wheel if the two are not parallel, then straight ahead,
 * then a slant. Null if there are none.
 */
export function legsToFront(bases: readonly Base[], member: number, enemy: Base): readonly Leg[] | null {
  const own = bases[member] as Base;
  const target = squareOn(own, enemy, 'front');
  const turn = turnBetween(own.facing, target.facing);
  if (Math.abs(turn) > 600) return null;
  const wheel: readonly Leg[] = turn === 0 ? [] : [{ kind: 'wheel', side: turn < 0 ? 'left' : 'right', by: Math.abs(turn) }];
  const turned = wheel.length > 0 ? (marched(bases, wheel).ends[member] as Base) : own;
  const way = minus(target, turned);
  const forward = dot(way, ahead(turned.facing));
  const right = dot(way, aside(turned.facing));
  if (forward < -touch || Math.abs(right) > groups.sidestep * baseWidth) return null;
  if (Math.abs(right) <= touch)
    return forward <= touch && wheel.length > 0 ? wheel : [...wheel, { kind: 'ahead', inches: Math.max(0, forward) }];
  const first = Math.max(0, forward - near);
  return [
    ...wheel,
    ...(first > 0 ? [{ kind: 'ahead' as const, inches: first }] : []),
    { kind: 'slant', forward: forward - first, right },
  ];
}

/** Whether a base could get to a place if its front corners move at most this many inches. */
export const couldReach = (from: Base, to: Base, inches: number): boolean => frontTravel(from, to) <= inches + touch;
