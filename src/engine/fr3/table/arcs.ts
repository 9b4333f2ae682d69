/** Forward arcs, which targets are in them, and the calm in front of an air elemental. */
import {
  type Arc,
  aimsAt,
  arcBefore,
  arcOf,
  type Base,
  degrees,
  edgeOf,
  facesOf,
  fromEdge,
  inset,
  nearest,
  partInArc,
  sidesOf,
} from '../../kernel/geometry.ts';
import { basics } from '../data/figures/basics.ts';
import { elementals } from '../data/figures/elementals.ts';
import { baseSide } from './bases.ts';

const half = degrees(basics.forwardArcHalfDegrees);

/**
 * fr3.basics.forward-arc: the arc in front of the front edge. A deep base uses the arc of its front half. The same arc is used
 * for movement and shooting.
 */
export const forwardArc = (base: Base): Arc => arcOf(base, 'front', half);

/** fr3.ships.fire-arcs: an arc in front of every face of a ship's base that another base of the ship does not cover. */
export const shipArcs = (ship: Base, side: number = baseSide): readonly Arc[] =>
  facesOf(ship, side).map(({ segment, facing }) => arcBefore(segment, facing, half));

/** fr3.missile-fire.target: the whole farthest edge of the target must be in the arc. */
export const inArcOfFire = (firer: Base, target: Base): boolean => aimsAt(forwardArc(firer), target);

/** fr3.missile-fire.range: from the front edge to the closest point of the target. */
export const rangeTo = (firer: Base, target: Base): number => fromEdge(firer, target).distance;

/** fr3.elementals.air-fire-suppression: whether any part of a base is in the calm in front of an air elemental. */
export function inCalm(elemental: Base, base: Base): boolean {
  const part = partInArc(forwardArc(elemental), inset(base));
  if (part.length < 3) return false;
  const front = edgeOf(elemental, 'front');
  return sidesOf(part).some((edge) => nearest(front, edge).distance <= elementals.airSuppression);
}
